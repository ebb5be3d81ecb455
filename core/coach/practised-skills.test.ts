import { expect, it } from 'vitest';
import { makeEvaluation } from '../../tests/support/samples/make-evaluation.ts';
import { SPOKEN } from '../../tests/support/samples/spoken-words.ts';
import type { ConversationContext } from './conversation/context.ts';
import type { SaidMessage } from './plan/turn-plan.ts';
import { practisedSkills } from './practised-skills.ts';
import type { CoachMode } from '../practice/modes.ts';

const questionOn = (competency: string) => SPOKEN.questions.find((question) => question.competency === competency)?.id ?? null;
const ask = (id: string | null): SaidMessage => ({
  ...{ id: 'q', role: 'assistant', content: 'Tell me.', evaluation: null },
  asked: { id, text: 'Tell me.', isFollowUp: false, number: 1 },
});
const answer = (refused: 'too_short' | null = null): SaidMessage => ({
  ...{ id: 'a', role: 'user', content: 'I baked it.', asked: null },
  evaluation: makeEvaluation('I baked it.', [], { refused }),
});
const remark: SaidMessage = { id: 'r', role: 'user', content: 'Why?', asked: null, evaluation: null };
const practised = (mode: CoachMode, said: SaidMessage[], context: ConversationContext = {}) =>
  practisedSkills({ mode, context, said }, SPOKEN.questions);

it('an answered question of an interview practises what it asks about, once', () => {
  const said = [ask(questionOn('leadership')), answer(), answer(), ask(questionOn('planning')), remark, answer(), ask(null), answer()];
  expect(practised('interview', said)).toEqual(['leading-change', 'planning-the-week', 'telling-your-story']);
});

it('a question that was not answered, or with too little, practises nothing', () => {
  const said = [ask(questionOn('leadership')), answer('too_short'), ask(questionOn('planning')), remark];
  for (const mode of ['interview', 'networking', 'managerial', 'career'] as const) expect(practised(mode, said)).toEqual([]);
});

it('a scene practises building contacts, and what a manager works on the skill of it', () => {
  expect(practised('networking', [ask(null), answer()])).toEqual(['building-contacts']);
  expect(practised('managerial', [ask(null), answer()], { focusAreaTitle: 'Delegation' })).toEqual(['delegating']);
});
