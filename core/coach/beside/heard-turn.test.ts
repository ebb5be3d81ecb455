import { describe, expect, it } from 'vitest';
import { COACH_MODES, type CoachMode } from '../../practice/modes.ts';
import { BESIDE, type BesideWords } from './beside-words.ts';
import { SPOKEN } from '../../../tests/support/samples/spoken-words.ts';
import { openSession, planTurn, type Ears } from '../plan-turn.ts';
import type { PlannedTurn, SaidMessage, TurnInput } from '../plan/turn-plan.ts';
import type { HeardAs, SafetyTier } from '../hear/heard-as.ts';

const NOBODY = { emergency: null, channel: null };
const START = { seed: 'seed', weakSpots: [], askedBefore: [], earlier: null, attempts: [] };
const WORDS = Object.fromEntries(
  BESIDE.map((name) => [name, Object.fromEntries(COACH_MODES.map((mode) => [mode, [`${name} one`, `${name} two`]]))]),
) as unknown as BesideWords;
const STORY =
  'In March our clinic had agreed to move the records over one weekend. I counted 340 files that two systems named differently, ' +
  'rang both team leads and moved the oldest ward first. We moved four wards in four nights, and no record was lost.';

const ears = (heardAs: HeardAs, { sure = true, orElse = 'fact' as HeardAs, tier = 'none' as SafetyTier } = {}): Ears => ({
  heard: { heardAs, sure, orElse },
  grave: { tier, sure: true },
  beside: WORDS,
});

interface Step {
  readonly content: string;
  readonly ears: Ears;
  readonly more?: Partial<TurnInput>;
}

function talk(mode: CoachMode, steps: readonly Step[]) {
  const opened = openSession({ ...START, mode, context: {}, continued: null, goal: null }, NOBODY, SPOKEN);
  let said: SaidMessage[] = [{ id: 'a', role: 'assistant', content: opened.words, asked: opened.asked, evaluation: null }];
  const plans: PlannedTurn[] = [];
  for (const [i, step] of steps.entries()) {
    const message: SaidMessage = { id: `u${i}`, role: 'user', content: step.content, asked: null, evaluation: null };
    const plan = planTurn({ ...START, mode, context: {}, said: [...said, message], ...step.more }, NOBODY, SPOKEN, step.ears);
    plans.push(plan);
    said = [
      ...said,
      { ...message, evaluation: plan.evaluation, heardAs: plan.heard?.heardAs ?? null, isGrave: plan.isGrave },
      { id: `a${i}`, role: 'assistant', content: plan.words, asked: plan.asked, evaluation: null, choices: plan.choices },
    ];
  }
  return { opened, plans, last: plans.at(-1) as PlannedTurn };
}

describe.each(COACH_MODES)('a message in a %s conversation', (mode) => {
  it.each(['question', 'confusion', 'feeling', 'meta', 'aside', 'none', 'complaint', 'stop', 'skip'] as const)(
    'that is heard as %s is scored by nobody',
    (heardAs) => {
      const { last } = talk(mode, [{ content: STORY, ears: ears(heardAs) }]);
      expect(last).toMatchObject({ evaluation: null, heard: { heardAs, sure: true } });
    },
  );

  it('that may be an attempt or a word to the coach is asked about, with the two as choices', () => {
    const { last } = talk(mode, [{ content: STORY, ears: ears('confusion', { sure: false, orElse: 'draft' }) }]);
    expect(last).toMatchObject({ evaluation: null, choices: ['confusion', 'draft'], heard: { sure: false }, move: 'unsure' });
  });

  it('that its writer called an attempt is taken for one, whatever was heard', () => {
    const { last } = talk(mode, [{ content: STORY, ears: ears('complaint'), more: { meantAs: 'draft' } }]);
    expect(last.heard).toEqual({ heardAs: 'draft', sure: true });
    expect(last.evaluation === null).toBe(mode === 'career');
  });

  it('after two misses in a row is told what can be done here', () => {
    const { plans } = talk(mode, [
      { content: 'Which change?', ears: ears('confusion') },
      { content: 'That makes no sense.', ears: ears('complaint') },
    ]);
    expect(plans[0]?.words).toContain('confusion');
    expect(plans[1]?.words).toContain('stuck');
    expect(plans[1]?.asked).toBeNull();
  });

  const grave = mode === 'career' ? (['crisis', 'notice'] as const) : (['crisis', 'care', 'notice'] as const);
  it.each(grave)('that is grave (%s) is answered first, and never again shown to anybody', (tier) => {
    const { last, plans } = talk(mode, [
      { content: 'Something that nobody should read twice.', ears: ears('draft', { tier }) },
      { content: STORY, ears: ears('draft') },
    ]);
    expect(plans[0]).toMatchObject({ isGrave: true, move: 'safety', heard: null });
    expect(plans[0]?.evaluation?.refused ?? 'safety').toBe('safety');
    expect(last.unheard).toContain('u0');
    expect(JSON.stringify(last)).not.toContain('nobody should read twice');
  });
});

it('what is heavy in a career talk has one calm word before the next question, and no filler between', () => {
  const { plans } = talk('career', [
    { content: 'My father died on Friday.', ears: ears('fact', { tier: 'care' }) },
    { content: 'It was sudden.', ears: ears('fact', { tier: 'care' }) },
  ]);
  expect(plans[0]?.words).toMatch(/^I am sorry\. That is a lot/);
  expect(SPOKEN.career.unnoted.filter((way) => plans[0]?.words.includes(`${way}\n\n`))).toEqual([]);
  expect(plans[1]?.words).not.toContain('That is a lot to have on your mind');
});

describe('a question that was objected to', () => {
  it.each(['interview', 'career'] as const)('is not put again in a %s', (mode) => {
    const { opened, last } = talk(mode, [{ content: 'You keep asking the same thing.', ears: ears('complaint') }]);
    expect(last.words).toContain('complaint');
    expect(last.asked).not.toBeNull();
    expect(last.asked?.text).not.toBe(opened.asked?.text);
  });
});

describe('what was said beside an interview', () => {
  it('leaves its question where it was, and is no answer to it', () => {
    const { opened, plans, last } = talk('interview', [
      { content: 'Who reads this?', ears: ears('meta') },
      { content: 'How long should it be?', ears: ears('question') },
      { content: STORY, ears: ears('draft') },
    ]);
    expect(plans[0]?.asked).toEqual(opened.asked);
    expect(plans[1]?.words.endsWith(opened.asked?.text ?? '')).toBe(true);
    expect(last.evaluation).toMatchObject({ refused: null, compare: null });
  });
});

describe('a question that is known', () => {
  const ANSWER = 'One to two minutes aloud.';
  const known = (heardAs: HeardAs, situation: string | null): Ears => ({ ...ears(heardAs), passage: { situation, answer: ANSWER } });

  it.each(['question', 'meta'] as const)('is answered and nothing is cited, heard as %s', (heardAs) => {
    const { opened, last } = talk('interview', [{ content: 'How long?', ears: known(heardAs, null) }]);
    expect(last).toMatchObject({ move: 'answered', evaluation: null, words: `${ANSWER}\n\n${opened.asked?.text}` });
    expect(last.orders.join(' ')).toContain(ANSWER);
  });

  it('names the situation that it comes from', () => {
    const { last } = talk('career', [{ content: 'How long?', ears: known('question', 'A gap') }]);
    expect(last.move).toBe('cited');
    expect(last.words).toMatch(new RegExp(`^${ANSWER}\\n\\ncited`));
  });

  it.each(['feeling', 'confusion'] as const)('is no answer to what was heard as %s', (heardAs) => {
    expect(talk('career', [{ content: 'How long?', ears: known(heardAs, null) }]).last.words).not.toContain(ANSWER);
  });
});
