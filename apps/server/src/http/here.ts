import { networkInterfaces } from 'node:os';
import { Here } from '@dreadhouse/protocol';
import type { FastifyInstance } from 'fastify';
import type { Config } from '../config.ts';

const EVERYWHERE = ['0.0.0.0', '::'];

/** Tells the page under which address friends reach this server: `localhost` is no good in a link. */
export function here(app: FastifyInstance, config: Pick<Config, 'host' | 'publicUrl' | 'smtpUrl'>): void {
  app.get('/api/here', { schema: { response: { 200: Here } } }, () => ({
    addresses: addressesOf(config, portOf(app)),
    mail: config.smtpUrl !== null,
  }));
}

export function addressesOf({ host, publicUrl }: Pick<Config, 'host' | 'publicUrl'>, port: number): string[] {
  if (publicUrl !== null) return [publicUrl.replace(/\/$/, '')];
  return EVERYWHERE.includes(host) ? lanAddresses().map((address) => `http://${address}:${port}`) : [];
}

/** This machine's addresses in its own networks. */
function lanAddresses(): string[] {
  const all = Object.values(networkInterfaces()).flatMap((one) => one ?? []);
  return all.filter(({ family, internal }) => family === 'IPv4' && !internal).map(({ address }) => address);
}

function portOf(app: FastifyInstance): number {
  const address = app.server.address();
  return typeof address === 'object' && address !== null ? address.port : 0;
}
