import { describe, expect, it } from 'vitest';
import { mayOpen, WITHOUT_PLAN, type Entitlements, type Openable, type Opening } from './may-open.ts';

const NOW = 1000;
const MEMBER: Entitlements = { access: ['open', 'members'] };
const work = (changes: Partial<Openable> = {}): Openable => ({
  access: 'open',
  isSample: false,
  publishedAt: NOW,
  missingSince: null,
  ...changes,
});

describe('mayOpen', () => {
  it.each<[string, Openable | undefined, [visitor: Opening, learner: Opening, member: Opening]]>([
    ['an open work', work(), ['not_signed_in', 'yes', 'yes']],
    ['one for members', work({ access: 'members' }), ['not_signed_in', 'members_only', 'yes']],
    ['a sample', work({ isSample: true }), ['yes', 'yes', 'yes']],
    ['a sample of one for members', work({ isSample: true, access: 'members' }), ['yes', 'yes', 'yes']],
    ['one that comes out later', work({ publishedAt: NOW + 1 }), ['not_signed_in', 'not_found', 'not_found']],
    ['a sample that comes out later', work({ isSample: true, publishedAt: NOW + 1 }), ['not_signed_in', 'not_found', 'not_found']],
    [
      'one for members that comes out later',
      work({ access: 'members', publishedAt: NOW + 1 }),
      ['not_signed_in', 'not_found', 'not_found'],
    ],
    ['one whose files are gone', work({ missingSince: 0 }), ['not_signed_in', 'not_found', 'not_found']],
    ['a sample whose files are gone', work({ isSample: true, missingSince: 1 }), ['not_signed_in', 'not_found', 'not_found']],
    ['nothing', undefined, ['not_signed_in', 'not_found', 'not_found']],
  ])('%s', (_, asked, answers) => {
    expect([null, WITHOUT_PLAN, MEMBER].map((learner) => mayOpen(learner, asked, NOW))).toEqual(answers);
  });

  it('opens nothing to whoever has no access level at all, but samples', () => {
    expect(mayOpen({ access: [] }, work(), NOW)).toBe('members_only');
    expect(mayOpen({ access: [] }, work({ isSample: true }), NOW)).toBe('yes');
  });
});
