import { expect, it } from 'vitest';
import { makePlannedGoal } from '../../../../tests/support/samples/planned-goal.ts';
import { draftOfGoal } from './goal-draft.ts';
import { rebaseDraft } from './rebase-draft.ts';

const seen = { ...makePlannedGoal(), steps: [step('1', 'Write it down.'), step('2', 'Tell Ann.')] };
const draft = draftOfGoal(seen);

function step(id: string, text: string, isDone = false) {
  return { id, text, isDone };
}
const write = (texts: readonly string[]) => texts.map((text, i) => ({ key: `new ${i}`, step: { text, isDone: false } }));

it('takes over what was changed elsewhere alone, and keeps what was changed here alone', () => {
  const theirs = { ...seen, measure: 'Three names.', steps: [...seen.steps, step('3', 'Ask Ben.')] };
  expect(rebaseDraft({ ...draft, text: 'My words.' }, seen, theirs)).toEqual({
    draft: { ...draftOfGoal(theirs), text: 'My words.' },
    clashes: [],
  });
});

it('keeps the own words where both changed the same, and names it with what stands there now', () => {
  const theirs = { ...seen, text: 'Their words.', steps: [step('1', 'Note it.')] };
  const own = { ...draft, text: 'My words.', steps: [...draft.steps, ...write(['Ask Ben.'])] };
  expect(rebaseDraft(own, seen, theirs)).toEqual({
    draft: own,
    clashes: ['What you want to reach is now “Their words.”.', 'The steps are now “Note it.”.'],
  });
  const emptied = rebaseDraft({ ...draft, measure: 'Mine.', dueOn: '2099-01-01' }, seen, { ...seen, measure: null, dueOn: null });
  expect(emptied.clashes).toEqual(['The day is now empty.', 'How you will know is now empty.']);
});

it('has no clash where both wrote the same, as when an answer was lost', () => {
  const theirs = { ...seen, text: 'My words.', steps: [...seen.steps, step('3', 'Ask Ben.')] };
  const own = { ...draft, text: 'My words.', steps: [...draft.steps, ...write(['Ask Ben.'])] };
  expect(rebaseDraft(own, seen, theirs)).toEqual({ draft: draftOfGoal(theirs), clashes: [] });
});

it('keeps the ticks of elsewhere on steps that were edited here', () => {
  const theirs = { ...seen, steps: [step('1', 'Write it down.', true), step('2', 'Tell Ann.')] };
  const { draft: rebased, clashes } = rebaseDraft({ ...draft, steps: draft.steps.toReversed() }, seen, theirs);
  expect(clashes).toEqual([]);
  expect(rebased.steps.map((one) => one.step)).toEqual([step('2', 'Tell Ann.'), step('1', 'Write it down.', true)]);
});
