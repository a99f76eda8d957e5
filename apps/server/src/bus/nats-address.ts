import type { NodeConnectionOptions } from '@nats-io/transport-node';

/**
 * What the client library wants to know, from an address: it does not read a user and a password in it, nor that the line is to be encrypted.
 * A user without a password is a token, as NATS has it.
 */
export function natsOptions(url: string): Pick<NodeConnectionOptions, 'servers' | 'user' | 'pass' | 'token' | 'tls'> {
  const { protocol, host, username, password } = new URL(url);
  const [user, pass] = [decodeURIComponent(username), decodeURIComponent(password)];
  return {
    servers: host,
    ...(user === '' ? {} : password === '' ? { token: user } : { user, pass }),
    ...(protocol === 'tls:' ? { tls: {} } : {}),
  };
}
