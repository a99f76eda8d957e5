import { type LookupAddress, lookup } from 'node:dns';
import { BlockList, isIP, type LookupFunction } from 'node:net';

/** Networks that are not the world's: nobody may make the server knock on its neighbours' doors. */
const PRIVATE = new BlockList();
for (const [net, bits] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['224.0.0.0', 3], // for groups of machines, and what is reserved
] as const)
  PRIVATE.addSubnet(net, bits, 'ipv4');
for (const [net, bits] of [
  ['::', 127],
  ['64:ff9b::', 96], // an IPv4 address behind a translator
  ['fc00::', 7],
  ['fe80::', 10],
  ['ff00::', 8],
] as const)
  PRIVATE.addSubnet(net, bits, 'ipv6');

export function isPrivate(address: string): boolean {
  return PRIVATE.check(address, isIP(address) === 6 ? 'ipv6' : 'ipv4');
}

/** An address that may not be called, and how its host can allow that. */
export class PrivateAddress extends Error {
  constructor() {
    super('The address is in a private network (WEBHOOKS_PRIVATE allows that).');
  }
}

/** Where an address is written as numbers, nothing is looked up: it is checked by itself. */
export function refusePrivateNumbers(url: URL): void {
  const host = url.hostname.replace(/^\[|\]$/g, '');
  if (isIP(host) !== 0 && isPrivate(host)) throw new PrivateAddress();
}

/**
 * Looks a name up and refuses what is in a private network. What is connected to is what was checked: a second look-up could give another
 * address.
 */
export const lookupOutside: LookupFunction = (host, options, callback) => {
  lookup(host, { ...options, all: true }, (error, found: LookupAddress[]) => {
    const [first] = found ?? [];
    if (error !== null || first === undefined) return callback(error ?? new Error(`${host} is nowhere.`), '', 0);
    if (found.some(({ address }) => isPrivate(address))) return callback(new PrivateAddress(), '', 0);
    if (options.all === true) callback(null, found);
    else callback(null, first.address, first.family);
  });
};
