import type { Evaluation } from '../coach/evaluation.ts';
import type { SkillId } from '../skills/skill-ids.ts';
import { countOf } from '../words.ts';
import { findWeakPoint } from './weak-point.ts';

/** What a learner's own doings say of a skill; null where they say nothing. */
export interface Findings {
  /** Of the newest message of a practice with the coach. */
  readonly practice: Pick<Evaluation, 'rubric' | 'refused' | 'features'> | null;
  /** The first action of the plan that is open. */
  readonly plan: { readonly skill: SkillId; readonly isFirst: boolean } | null;
  /** The newest sheet of answers with one that was wrong. */
  readonly quiz: { readonly skill: SkillId; readonly title: string; readonly missed: number } | null;
  /** The open goal that is due first. */
  readonly goal: { readonly skill: SkillId; readonly text: string } | null;
  /** The skill learned last of those never practised. */
  readonly learned: { readonly skill: SkillId; readonly source: string } | null;
}

/** A skill to offer works of, and where that comes from. */
export interface Offer {
  readonly from: keyof Findings;
  readonly skill: SkillId;
  readonly reason: string;
}

/** The nearest to what the learner does first; each skill once. */
export function makeOffers({ practice, plan, quiz, goal, learned }: Findings): Offer[] {
  const weak = practice && findWeakPoint(practice);
  const offers: (Offer | null)[] = [
    weak && { from: 'practice', ...weak },
    plan && { from: 'plan', skill: plan.skill, reason: plan.isFirst ? 'Your plan puts this first' : 'Your plan puts this next' },
    quiz && { from: 'quiz', skill: quiz.skill, reason: `Because you missed ${countOf(quiz.missed, 'question')} in “${quiz.title}”` },
    goal && { from: 'goal', skill: goal.skill, reason: `Because of your goal “${shorten(goal.text)}”` },
    learned && {
      from: 'learned',
      skill: learned.skill,
      reason: `Because you learned it in “${learned.source}” and have not practised it yet`,
    },
  ];
  const offered = new Set<SkillId>();
  return offers.flatMap((offer) => {
    if (!offer || offered.has(offer.skill)) return [];
    offered.add(offer.skill);
    return offer;
  });
}

const MAX_GOAL_CHARACTERS = 80;

function shorten(text: string): string {
  const characters = [...text];
  return characters.length <= MAX_GOAL_CHARACTERS
    ? text
    : `${characters
        .slice(0, MAX_GOAL_CHARACTERS - 1)
        .join('')
        .trimEnd()}…`;
}
