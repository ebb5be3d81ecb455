import { expect, it } from 'vitest';
import { COACH_MODES } from './modes.ts';
import { openSession, planTurn } from './plan-turn.ts';
import type { SaidMessage, TurnInput } from './plan/turn-plan.ts';

const POINTERS = { emergency: null, channel: null, outsideBody: null };

function inputOf(mode: TurnInput['mode'], contents: readonly string[]): TurnInput {
  const input = { mode, context: {}, seed: 'seed', weakSpots: [], askedBefore: [], earlier: null };
  const { words, asked } = openSession(input);
  const said: SaidMessage[] = [{ id: 'opening', role: 'assistant', content: words, asked, evaluation: null }];
  const turn = (): TurnInput => ({ ...input, said: [...said], attempts: [] });
  for (const [i, content] of contents.entries()) {
    if (i > 0) {
      const plan = planTurn(turn(), POINTERS);
      said.push({ id: `reply-${i}`, role: 'assistant', content: plan.words, asked: plan.asked, evaluation: null });
    }
    said.push({ id: `said-${i}`, role: 'user', content, asked: null, evaluation: null });
  }
  return turn();
}

it.each(COACH_MODES)('after words of safety there is a way on that is understood: %s', (mode) => {
  const { move, suggestions } = planTurn(inputOf(mode, ['My boss groped me.']), POINTERS);
  expect(move).toBe('safety');
  const [on = ''] = suggestions;
  const next = planTurn(inputOf(mode, ['My boss groped me.', on]), POINTERS);
  expect(next.evaluation).toBeNull();
  expect(next.words).not.toBe('');
});
