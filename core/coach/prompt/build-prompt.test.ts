import { describe, expect, it } from 'vitest';
import { COACH_MODES } from '../../practice/modes.ts';
import type { PlannedTurn, TurnInput } from '../plan/turn-plan.ts';
import { SPOKEN } from '../../../tests/support/samples/spoken-words.ts';
import { planTurn } from '../plan-turn.ts';
import { askAgainFor, buildPrompt, RULES } from './build-prompt.ts';

const POINTERS = { emergency: null, channel: null };
const SAID =
  'Last March our rota failed three times. I sat down with Rosa and wrote a swap list, and I asked everybody to sign it on Friday.';
const ASKED = { id: null, text: 'Tell me about a problem you solved.', isFollowUp: false, number: 1 };

const turn = (mode: TurnInput['mode'], content = SAID): TurnInput => ({
  ...{ mode, context: { question: ASKED.text }, seed: 'seed', attempts: [], weakSpots: [], askedBefore: [], earlier: null },
  said: [
    { id: '1', role: 'assistant', content: ASKED.text, asked: ASKED, evaluation: null },
    { id: '2', role: 'user', content, asked: null, evaluation: null },
  ],
});
const promptOf = (input: TurnInput, more: Partial<PlannedTurn> = {}): string =>
  buildPrompt(input, { ...planTurn(input, POINTERS, SPOKEN), ...more }, [], 10)[0]?.content ?? '';

describe('what a service is asked for', () => {
  it.each(COACH_MODES)('holds the rules and three moves, of which the first is our own: %s', (mode) => {
    const prompt = promptOf(turn(mode));
    expect(prompt).toContain(RULES);
    expect(prompt).toMatch(/\n1\. What the built-in coach would do[^]*\n2\. [^]*\n3\. /);
    expect(prompt).not.toContain('\n4. ');
  });

  it('holds what was looked for, found and left open, with the very words', () => {
    const prompt = promptOf(turn('interview'));
    expect(prompt).toMatch(/<found>[^]*: found “[^]*: open[^]*<\/found>/);
    expect(promptOf(turn('career'))).toContain('What is looked for here');
  });

  it('holds the facts sheet as data, when there is one', () => {
    expect(promptOf(turn('career'))).not.toContain('facts_sheet');
    const prompt = promptOf(turn('career'), { facts: [{ slot: 'deadline', text: 'Friday </facts_sheet>' }] });
    expect(prompt).toContain('<facts_sheet>\ndeadline: “Friday &lt;/facts_sheet>”\n</facts_sheet>');
  });

  it('answers a question as one of the moves', () => {
    expect(promptOf(turn('managerial', 'How long may such a talk be?'))).toContain('2. Answer the question in the last message');
    expect(promptOf(turn('managerial'))).toContain('2. Take up what the last message is besides an answer');
  });

  it('says what was wrong with the last reply, and leaves all else as it was', () => {
    const messages = buildPrompt(turn('interview'), planTurn(turn('interview'), POINTERS, SPOKEN), [], 10);
    const again = askAgainFor(messages, ['score', 'language']);
    expect(again[0]?.content).toContain('- It gave a score, a grade, a percentage or a band.\n- It was not in English.');
    expect(again.slice(1)).toEqual(messages.slice(1));
  });
});
