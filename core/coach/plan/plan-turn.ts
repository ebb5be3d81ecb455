import type { CoachMode } from '../modes.ts';
import type { ModeCoach } from './coach.ts';
import type { EndedSession, Opening, OpeningInput, Pointers, SessionInput, TurnInput, TurnPlan } from './turn-plan.ts';

const listening: ModeCoach = {
  open: ({ mode }) => ({ words: `What is on your mind?`, asked: null, suggestions: [], title: mode }),
  plan: ({ said }) => ({
    evaluation: null,
    move: 'listen',
    fixed: null,
    asked: null,
    skill: null,
    goals: [],
    suggestions: [],
    words: `You said: ${said.at(-1)?.content.slice(0, 60) ?? ''}. What would be a first step, and how would you notice that it worked?`,
    orders: ['Ask for a first step.'],
  }),
  end: ({ minutes, said }) => ({
    summary: {
      minutes,
      answered: said.filter(({ role }) => role === 'user').length,
      headline: 'You talked.',
      seen: [],
      next: [],
      goals: [],
      works: [],
    },
    record: null,
    weakSpots: [],
  }),
};
const COACHES: Record<CoachMode, ModeCoach> = { career: listening, networking: listening, interview: listening, managerial: listening };

export const openSession = (input: OpeningInput): Opening => COACHES[input.mode].open(input);
export const planTurn = (input: TurnInput, _pointers: Pointers): TurnPlan => COACHES[input.mode].plan(input);
export const endSession = (input: SessionInput): EndedSession => COACHES[input.mode].end(input);
