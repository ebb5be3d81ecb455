import { assessAnswers, proposeFor } from '#core/assessment/assess-answers.ts';
import type { CoachMode } from '#core/practice/modes.ts';
import { recall } from '#core/coach/plan/recall.ts';
import { practisedSkills } from '#core/coach/practised-skills.ts';
import type { SessionInput, TurnInput } from '#core/coach/plan/turn-plan.ts';
import { makeExamples } from '#core/examples/examples.ts';
import { remakeItem } from '#core/iq/generator/make-item.ts';
import { makeFreshItem } from '#core/iq/sitting/make-fresh-item.ts';
import type { Evaluation } from '#core/coach/evaluation.ts';
import type { RecordInput } from '#core/records/record.ts';
import { SPOKEN } from '../samples/spoken-words.ts';
import type { Planner } from '#server/planner/planner.ts';
import { plainFinder } from '../samples/plain-finder.ts';

/** What it says whatever it hears. */
export const PLAIN_WORDS = 'I hear you. What would be a first step?';

const tellAgain = (question: string | undefined): string | undefined => question && `Again: ${question}`;

/** A coach that looks at nothing: whoever speaks is answered with the same words, what is said of a career is noted whole, and every session leaves the same. */
export const PLAIN_PLANNER: Planner = {
  warm: () => {},
  open: async (_caller, { mode, context, continued }) => ({
    context,
    earlier: continued && recall(continued.said),
    words: tellAgain(continued?.said.at(-1)?.asked?.text) ?? context.question ?? 'What is on your mind?',
    asked: context.question === undefined ? null : { id: null, text: context.question, isFollowUp: false, number: 1 },
    suggestions: ['Let us begin.'],
    title: `A talk: ${mode}`,
    isFixed: false,
  }),
  plan: async (_caller, input) => ({
    evaluation: input.mode === 'career' ? null : evaluate(input),
    move: 'listen',
    fixed: input.said.at(-1)?.content === 'I am in danger.' ? 'Call somebody now.' : null,
    asked: null,
    skill: null,
    goals: [],
    suggestions: [],
    words: PLAIN_WORDS,
    orders: ['Ask for a first step.'],
    unheard: [],
    heard: null,
    isGrave: false,
    choices: [],
    toCoach: [],
    noted: input.mode === 'career' ? [{ slot: 'aim', quote: input.said.at(-1)?.content ?? '' }] : [],
  }),
  end: async (_caller, input) => {
    const answers = input.said.filter(({ role }) => role === 'user');
    const [first] = answers;
    return {
      summary: {
        minutes: input.minutes,
        answered: answers.length,
        headline: 'You talked.',
        seen: first ? [{ skill: 'asking-questions', text: 'You asked.', quote: first.content.slice(0, 20), messageId: first.id }] : [],
        next: [{ skill: 'keeping-attention', text: 'Listen longer.' }],
        goals: [],
        works: [],
      },
      record: RECORD_OF[input.mode](input),
      weakSpots: ['outcome'],
      practised: practisedSkills(input, SPOKEN.questions),
    };
  },
  propose: async (_caller, answers, pointers) => proposeFor(answers, pointers, await plainFinder()),
  assess: async (_caller, { answers, confirmed }, today, pointers) =>
    assessAnswers(answers, confirmed, today, pointers, await plainFinder()),
  makeItem: async (_caller, wish) => makeFreshItem(wish),
  remakeItem: async (_caller, source) => remakeItem(source),
  makeExamples: async (today) => makeExamples(today, (await plainFinder()).matcher, SPOKEN),
  close: async () => {},
};

function evaluate({ mode, said, attempts }: TurnInput): Evaluation {
  const content = said.at(-1)?.content ?? '';
  const [first] = attempts;
  return {
    rubric: mode === 'career' ? 'managerial' : mode,
    question: null,
    refused: null,
    form: null,
    overall: 0.5,
    band: 'forming',
    sure: true,
    probe: null,
    praise: null,
    features: [{ id: 'own-acts', found: true, weight: 1, evidence: [{ quote: content, start: 0, end: content.length }], advice: null }],
    compare: first ? { firstMessageId: first.id, gained: ['own-acts'], lost: [] } : null,
  };
}

const SENT = { category: 'coaching', mode: 'automatic' } as const;
const RECORD_OF: Record<CoachMode, (input: SessionInput) => RecordInput | null> = {
  career: () => null,
  networking: ({ id, minutes }) => ({
    ...SENT,
    recordType: 'networking_session',
    payload: {
      session_id: id,
      scenario_id: 'conference',
      scenario_title: 'At a conference',
      overall_score: 50,
      strengths: [],
      improvements: [],
      specific_tips: [],
      confidence_level: null,
      duration_minutes: minutes,
    },
  }),
  interview: ({ id, minutes, said }) => ({
    ...SENT,
    recordType: 'interview_practice',
    payload: {
      session_id: id,
      position: 'Baker',
      industry: '',
      difficulty: 'entry',
      questions_count: 1,
      overall_score: 50,
      duration_minutes: minutes,
      feedback_summary: 'You talked.',
      questions_answered: said.filter(({ role }) => role === 'user').length,
    },
  }),
  managerial: ({ id, minutes }) => ({
    ...SENT,
    recordType: 'managerial_coaching',
    payload: {
      session_id: id,
      coaching_type: 'one-to-one',
      focus_area: 'Feedback',
      duration_minutes: minutes,
      topics_covered: [],
      insights_gained: [],
      action_items: [],
    },
  }),
};
