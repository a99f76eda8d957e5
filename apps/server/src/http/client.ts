import type { IncomingMessage } from 'node:http';
import { isIP } from 'node:net';

/**
 * Who is at the other end. Each proxy adds whom it was called by to the end of the list; what stands before our own proxies' entries is
 * the client's to write, and nothing to count by.
 */
export function clientOf(request: Pick<IncomingMessage, 'headers' | 'socket'>, proxies: number): string {
  const forwarded = proxies === 0 ? [] : String(request.headers['x-forwarded-for'] ?? '').split(',');
  const known = forwarded.map((one) => one.trim()).filter((one) => one !== '');
  return networkOf(known.at(-proxies) ?? known[0] ?? request.socket.remoteAddress ?? 'unknown');
}

/**
 * Whom an address counts for. Whoever has one IPv6 address has the 2^64 of its network; an IPv4 address counts by itself, also where it is
 * written as one of IPv6.
 */
export function networkOf(address: string): string {
  const bare = bareAddress(address);
  if (isIP(bare) !== 6) return bare.slice(0, 64);
  const groups = groupsOf(bare);
  const [a = '0', b = '0'] = groups.slice(6);
  if (groups.slice(0, 6).join(':') === '0:0:0:0:0:ffff') return [...bytesOf(a), ...bytesOf(b)].join('.');
  return `${groups.slice(0, 4).join(':')}::/64`;
}

/** Without the port that some proxies write beside it, and without the name of the network card. */
function bareAddress(address: string): string {
  const [, inBrackets] = /^\[([^\]]*)\](?::\d+)?$/.exec(address) ?? [];
  const [, beforePort] = /^(\d+(?:\.\d+){3}):\d+$/.exec(address) ?? [];
  return (inBrackets ?? beforePort ?? address).replace(/%.*$/, '');
}

/** The eight groups of an IPv6 address, however it is written. */
function groupsOf(address: string): string[] {
  const written = new URL(`http://[${address}]`).hostname.slice(1, -1); // in its one short form
  const [before = '', after] = written.split('::');
  const head = before === '' ? [] : before.split(':');
  const tail = after === undefined || after === '' ? [] : after.split(':');
  const zeros = Array<string>(8 - head.length - tail.length).fill('0');
  return [...head, ...zeros, ...tail];
}

function bytesOf(group: string): [number, number] {
  const value = Number.parseInt(group, 16);
  return [value >> 8, value & 0xff];
}
