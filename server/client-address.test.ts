import { describe, expect, it } from 'vitest';
import { CLIENT_ADDRESS_HEADER, clientNetwork, markClientAddress } from './client-address.ts';

/** What the rooms behind the door read as the caller's address. */
function mark(socketAddress: string | undefined, sent: Record<string, string> = {}, TRUST_PROXY: 'on' | 'off' = 'off') {
  const incoming = { headers: { ...sent }, rawHeaders: Object.entries(sent).flat(), socket: { remoteAddress: socketAddress } };
  markClientAddress(incoming, { TRUST_PROXY: TRUST_PROXY === 'on' });
  const { rawHeaders } = incoming;
  const raw = rawHeaders.filter((_, i) => rawHeaders[i - 1]?.toLowerCase() === CLIENT_ADDRESS_HEADER && i % 2 === 1);
  expect(raw).toEqual([incoming.headers[CLIENT_ADDRESS_HEADER]]);
  return raw[0];
}

describe('without a proxy', () => {
  it('is where the connection comes from', () => expect(mark('203.0.113.1')).toBe('203.0.113.1'));
  it('is never what a caller writes', () => {
    for (const name of [CLIENT_ADDRESS_HEADER, 'X-Cairn-Client-IP', 'x-forwarded-for', 'forwarded', 'x-real-ip'])
      expect([name, mark('203.0.113.1', { [name]: '198.51.100.9' })]).toEqual([name, '203.0.113.1']);
  });
  it('is an IPv4 address where a socket for both kinds says it as IPv6', () => expect(mark('::ffff:203.0.113.1')).toBe('203.0.113.1'));
  it('is an IPv6 address without its zone', () => expect(mark('fe80::1%eth0')).toBe('fe80::1'));
  it('is unknown when the connection is gone already', () => expect(mark(undefined)).toBe('unknown'));
});

describe('behind a proxy', () => {
  const forwarded = (header: string) => mark('10.0.0.1', { 'x-forwarded-for': header }, 'on');

  it('is what the proxy saw', () => expect(forwarded('203.0.113.1')).toBe('203.0.113.1'));
  it('is the last of several hops: the ones before are what the caller says', () => {
    expect(forwarded('127.0.0.1, 198.51.100.9, 203.0.113.1')).toBe('203.0.113.1');
    expect(forwarded('198.51.100.9,2001:db8::7')).toBe('2001:db8::7');
  });
  it('is read without brackets and port', () => {
    expect(['203.0.113.1:4711', '[2001:db8::7]:4711', '[2001:db8::7]'].map(forwarded)).toEqual([
      '203.0.113.1',
      '2001:db8::7',
      '2001:db8::7',
    ]);
  });
  it('is the proxy when that names nobody', () => {
    for (const header of ['', ' ', ',', '203.0.113.1,', 'unknown', '999.1.1.1', '203.0.113.1; x', 'x'.repeat(5000)])
      expect([header, forwarded(header)]).toEqual([header, '10.0.0.1']);
    expect(mark('10.0.0.1', {}, 'on')).toBe('10.0.0.1');
  });
  it('is never what a caller writes into our own header', () => {
    expect(mark('10.0.0.1', { 'x-forwarded-for': '203.0.113.1', [CLIENT_ADDRESS_HEADER]: '198.51.100.9' }, 'on')).toBe('203.0.113.1');
  });
});

describe('clientNetwork', () => {
  const network = (address?: string) => clientNetwork(new Headers(address === undefined ? {} : { [CLIENT_ADDRESS_HEADER]: address }));

  it('counts IPv4 addresses one by one', () => expect(network('203.0.113.1')).toBe('203.0.113.1'));
  it.each([
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
    ['2001:0DB8:0001:0002::9', '2001:db8:1:2::/64'],
    ['2001:db8::1', '2001:db8:0:0::/64'],
    ['::1', '0:0:0:0::/64'],
    ['2001:db8:1:2:3::', '2001:db8:1:2::/64'],
    ['2001:db8:1:2:3:4:192.0.2.1', '2001:db8:1:2::/64'],
  ])('counts %s with its /64', (address, expected) => expect(network(address)).toBe(expected));
  it('counts all together whose address nobody knows', () => expect([network(), network('unknown')]).toEqual(['unknown', 'unknown']));
});
