import { expect, it } from 'vitest';
import { keepReturnTo } from './keep-return-to.ts';

it.each([
  ['', '/login'],
  ['notice=password-changed', '/login'],
  ['to=%2Fpayment%3Fplan%3Dmember&notice=x', '/login?to=%2Fpayment%3Fplan%3Dmember'],
])('of "%s", signing in is at %s', (asked, address) => expect(keepReturnTo('/login', new URLSearchParams(asked))).toBe(address));
