import { expect, it } from 'vitest';
import type { ItemKind } from '../library/kind.ts';
import type { OfferedWork } from '../library/work-link.ts';
import { chooseWorks } from './choose-works.ts';

const work = (id: string, kind: ItemKind = 'course', access: OfferedWork['access'] = 'open', title = id) => ({ id, kind, title, access });
const isFree = ({ access }: OfferedWork): boolean => access === 'open';
const wishes = (candidates: readonly (readonly OfferedWork[])[]) => candidates.map((works) => ({ works, text: '' }));
const idsOf = (...input: Parameters<typeof chooseWorks>) => chooseWorks(...input).map((works) => works.map(({ id }) => id).join());

it('takes two of an action, of different kinds where there are', () => {
  const candidates = [[work('a'), work('b'), work('c', 'video')], [work('d'), work('e')], [work('f')], []];
  expect(idsOf(wishes(candidates), isFree)).toEqual(['a,c', 'd,e', 'f', '']);
});

it('takes those that no action before has, and what there is when all have been named', () => {
  const all = [work('a'), work('b', 'video'), work('c'), work('d', 'video')];
  expect(idsOf(wishes([all, all, all]), isFree)).toEqual(['a,b', 'c,d', 'a,b']);
  const [b, c] = [work('b', 'video'), work('c')];
  expect(
    idsOf(
      wishes([
        [work('a'), b],
        [b, c],
      ]),
      isFree,
    ),
  ).toEqual(['a,b', 'c,b']);
});

it('takes first what the learner may open, be it named before, and the rest where there is nothing else', () => {
  const candidates = [
    [work('members', 'course', 'members'), work('a'), work('b')],
    [work('members', 'course', 'members'), work('a')],
  ];
  expect(idsOf(wishes(candidates), isFree)).toEqual(['a,b', 'a,members']);
  expect(idsOf(wishes(candidates), () => true)).toEqual(['members,a', 'members,a']);
});

it('takes for an action that asks for a course or book such a work that its words name, also of the skill of another', () => {
  const lead = work('lead', 'course', 'open', 'Lead: the first hundred days');
  const weekly = work('weekly', 'audiobook', 'open', 'The weekly half hour');
  const talk = work('talk', 'podcast', 'open', 'Leading a talk');
  const text = 'Work through one course or book on leading, and try one thing from it in the same week you read it.';
  const hand = { works: [lead, work('other')], text: 'Lead one small project with two others.' };
  expect(idsOf([hand, { works: [talk, weekly], text }], isFree)).toEqual(['other,lead', 'lead,weekly']);
  expect(idsOf([hand, { works: [talk, weekly], text: 'Listen in one talk a week.' }], isFree)).toEqual(['lead,other', 'talk,weekly']);
});

it('takes no second edition beside the first, unless there is nothing else', () => {
  const [read, heard] = [work('read', 'ebook', 'open', 'Small starts'), work('heard', 'audiobook', 'open', 'Small starts')];
  expect(idsOf(wishes([[read, heard, work('other', 'ebook')]]), isFree)).toEqual(['read,other']);
  expect(idsOf(wishes([[read, heard]]), isFree)).toEqual(['read,heard']);
});
