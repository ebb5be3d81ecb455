import { expect, it } from 'vitest';
import { NOTICES, readNotice } from './notice.ts';

it.each([
  ['cairn_notice=no-page', NOTICES['no-page']],
  ['theme=dark; cairn_notice=account-deleted; x=1', NOTICES['account-deleted']],
  ['cairn_notice=You have won a prize', null],
  ['cairn_notice=constructor', null],
  ['other_cairn_notice=no-page', null],
  ['cairn_notice', null],
  [null, null],
])('of the cookies %j the notice is %j', (cookies, notice) => {
  expect(readNotice(cookies)).toBe(notice);
});
