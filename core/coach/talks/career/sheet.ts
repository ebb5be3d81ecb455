import type { SkillId } from '#core/skills/skill-ids.ts';
import type { UserProfile } from '../../conversation/context.ts';
import type { Noted, StandingFact } from '../../facts/fact.ts';
import type { FactSlot } from '../../facts/slots.ts';

/** What a career talk knows of its learner. */
export interface Sheet {
  /** All of it, the newest last. */
  readonly facts: readonly StandingFact[];
  /** What stands in a slot: what was said last in this talk, else before it. */
  of(slot: FactSlot): StandingFact | null;
}

/** @param noted what the latest message tells, which may stand on the sheet already */
export function readSheet(standing: readonly StandingFact[] = [], noted: readonly Noted[] = [], { goals = [] }: UserProfile = {}): Sheet {
  const [goal] = goals;
  const profile: StandingFact[] = goal === undefined ? [] : [{ slot: 'aim', text: goal, isEarlier: true }];
  const fresh = noted.filter(({ slot, quote }) => !standing.some((fact) => fact.slot === slot && fact.text.includes(quote)));
  const facts = [...profile, ...standing, ...fresh.map(({ slot, quote }) => ({ slot, text: quote, isEarlier: false }))];
  return {
    facts,
    of: (slot) => {
      const of = facts.filter((fact) => fact.slot === slot);
      return of.findLast(({ isEarlier }) => !isEarlier) ?? of.at(-1) ?? null;
    },
  };
}

/** What is given back of a message that tells several things: what weighs on somebody before what they plan. */
const HEARD_FIRST: readonly FactSlot[] = [
  ...(['health', 'fear', 'care', 'aim', 'reason', 'constraint', 'money'] as const),
  ...(['recognition', 'tried', 'strength', 'deadline', 'person', 'next_step'] as const),
];

export const heaviest = (noted: readonly Noted[]): Noted | null =>
  noted.toSorted((a, b) => HEARD_FIRST.indexOf(a.slot) - HEARD_FIRST.indexOf(b.slot))[0] ?? null;

/** The skill whose works may help with what was told. */
export const SKILL_OF: Readonly<Record<FactSlot, SkillId>> = {
  aim: 'choosing-a-direction',
  reason: 'choosing-a-direction',
  deadline: 'planning-the-week',
  constraint: 'solving-problems',
  care: 'planning-the-week',
  health: 'managing-stress',
  money: 'money-basics',
  recognition: 'learning',
  strength: 'telling-your-story',
  tried: 'solving-problems',
  person: 'building-contacts',
  fear: 'managing-stress',
  next_step: 'setting-goals',
};
