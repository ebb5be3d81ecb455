import type { IncomingMessage } from 'node:http';
import { isIP, isIPv6 } from 'node:net';
import type { Env } from './env.ts';

/** The caller's address, for everything behind the door. Written by `markClientAddress` alone; whatever a client sends in it is lost. */
export const CLIENT_ADDRESS_HEADER = 'x-cairn-client-ip';

type Arrived = Pick<IncomingMessage, 'headers' | 'rawHeaders'> & { socket: { remoteAddress?: string | undefined } };

/** Writes the caller's address into a request that has just arrived. */
export function markClientAddress(incoming: Arrived, env: Pick<Env, 'TRUST_PROXY'>): void {
  const forwarded = env.TRUST_PROXY ? readForwarded(incoming.headers['x-forwarded-for']) : null;
  const address = forwarded ?? readAddress(incoming.socket.remoteAddress ?? '') ?? 'unknown';
  const raw = incoming.rawHeaders;
  for (let i = raw.length - 2; i >= 0; i -= 2) if (raw[i]?.toLowerCase() === CLIENT_ADDRESS_HEADER) raw.splice(i, 2);
  raw.push(CLIENT_ADDRESS_HEADER, address);
  incoming.headers[CLIENT_ADDRESS_HEADER] = address;
}

/** The last hop is the one that our proxy saw itself; those before it are what the caller says. */
function readForwarded(header: string | string[] | undefined): string | null {
  return readAddress(
    String(header ?? '')
      .split(',')
      .at(-1)
      ?.trim() ?? '',
  );
}

/** An address without port, brackets, zone, or the IPv6 clothes of an IPv4 address. Null for anything else. */
function readAddress(text: string): string | null {
  const [, bracketed, withPort] = /^(?:\[(.+)\](?::\d+)?|([\d.]+):\d+)$/.exec(text) ?? [];
  const [address = ''] = (bracketed ?? withPort ?? text).split('%');
  const plain = address.replace(/^::ffff:(?=[\d.]+$)/i, '');
  return isIP(plain) === 0 ? null : plain;
}

/** Whom a limit counts as one caller: an IPv4 address, or the /64 that an IPv6 connection has all to itself. */
export function clientNetwork(headers: Headers): string {
  return networkOf(headers.get(CLIENT_ADDRESS_HEADER) ?? 'unknown');
}

/** The same of a connection over which nothing has come yet. */
export function connectionNetwork(socketAddress: string | undefined): string {
  return networkOf(readAddress(socketAddress ?? '') ?? 'unknown');
}

function networkOf(address: string): string {
  return isIPv6(address) ? `${expandIPv6(address).slice(0, 4).join(':')}::/64` : address;
}

function expandIPv6(address: string): string[] {
  // A URL writes an address in one way only: small letters, no leading zeros, groups and no dots.
  const [head = [], tail = []] = new URL(`http://[${address}]`).hostname
    .slice(1, -1)
    .split('::')
    .map((side) => side.split(':').filter(Boolean));
  return [...head, ...Array.from({ length: 8 - head.length - tail.length }, () => '0'), ...tail];
}
