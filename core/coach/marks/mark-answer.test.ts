import { expect, test } from 'vitest';
import { makeEvaluation, type FeatureInput } from '../../../tests/support/samples/make-evaluation.ts';
import { markAnswer } from './mark-answer.ts';

/** The text with its marked runs in brackets, each with its part behind it. */
const marked = (content: string, features: readonly FeatureInput[], chosenId?: string): string =>
  markAnswer(content, makeEvaluation(content, features), chosenId)
    .map(({ text, row, isEnd }) => (row === null ? text : `[${text}]${isEnd ? row.id : ''}`))
    .join('');

const SAID = 'On Monday morning I rang Ben, and by noon the van was back.';

test('a clause has one mark, that of the strongest part', () => {
  expect(
    marked(SAID, [
      { id: 'own-acts', quotes: ['I rang Ben'] },
      { id: 'time-order', quotes: ['On Monday morning', 'by noon'] },
      { id: 'particulars', quotes: ['Ben', 'the van'] },
      { id: 'outcome', quotes: ['the van was back'] },
    ]),
  ).toBe('On Monday morning [I rang Ben]own-acts, and by noon [the van was back]outcome.');
});

test('time and particulars are marked where nothing else is', () => {
  const features = [
    { id: 'time-order', quotes: ['by noon'] },
    { id: 'own-acts', quotes: ['I rang Ben'] },
  ];
  expect(marked(SAID, features)).toContain('and [by noon]time-order the van was back.');
});

test('time and particulars together have three marks at most, and another part three of its own', () => {
  const said = ['The red van stood.', 'The old shed fell.', 'The new lamp broke.', 'On Monday it rained.'].join(' ');
  const things = ['The red van', 'The old shed', 'The new lamp'];
  const quiet = marked(said, [
    { id: 'particulars', quotes: things },
    { id: 'time-order', quotes: ['On Monday'] },
  ]);
  expect(quiet.match(/\[/g)).toHaveLength(3);
  expect(marked(said, [{ id: 'outcome', quotes: [...things, 'it rained'] }]).match(/\]outcome/g)).toHaveLength(3);
});

test('a fault is shown, whatever else the clause has', () => {
  const features = [
    { id: 'slot', quotes: ['I always rang Ben'] },
    { id: 'generality', weight: -0.1, quotes: ['always'] },
  ];
  expect(marked('I always rang Ben.', features)).toBe('I [always]generality rang Ben.');
});

test('a part that was chosen has all of its words lit, and no other has', () => {
  const features = [
    { id: 'own-acts', quotes: ['I rang Ben'] },
    { id: 'particulars', quotes: ['Ben', 'the van', 'Monday'] },
  ];
  expect(marked(SAID, features, 'particulars')).toBe(
    'On [Monday]particulars morning I rang [Ben]particulars, and by noon [the van]particulars was back.',
  );
  expect(marked(SAID, features, 'no-such-part')).toBe(marked(SAID, features));
});

test('each run has its number, near or far', () => {
  expect(marked('I rang Ben at noon. I wrote to Ines.', [{ id: 'own-acts', quotes: ['I rang Ben', 'I wrote'] }])).toBe(
    '[I rang Ben]own-acts at noon. [I wrote]own-acts to Ines.',
  );
});

test('a run has no blanks at its edges', () => {
  expect(marked('Then I rang \nBen.', [{ id: 'own-acts', quotes: [' I rang \n'] }])).toBe('Then [I rang]own-acts \nBen.');
});

test('what is only there in part is marked when it is chosen', () => {
  const features = [{ id: 'slot', quotes: ['I rang Ben'], found: false }];
  expect(marked(SAID, features)).toBe(SAID);
  expect(marked(SAID, features, 'slot')).toContain('[I rang Ben]slot');
});
