import type { GoalState } from '../goals/goal.ts';
import type { WorkLink } from '../library/work-link.ts';
import type { PlainDate } from '../plain-date.ts';
import { SKILL_IDS, type SkillId } from '../skills/skill-ids.ts';
import type { SkillStage } from '../skills/skills.ts';
import type { LookBack, Month } from './look-back.ts';

/** Of each list; more is nobody's month. */
export const MAX_LISTED = 50;
export const MAX_MONTHS = 36;

/** What a learner did, in the month or besides, each with the day on which it was where they are, in any order. */
export interface Doings {
  readonly goals: readonly {
    readonly id: string;
    readonly text: string;
    readonly state: GoalState;
    readonly dueOn: PlainDate | null;
    readonly addedOn: PlainDate;
    readonly closedOn: PlainDate | null;
  }[];
  readonly finished: readonly (WorkLink & { readonly on: PlainDate })[];
  readonly sessions: readonly LookBack['sessions'][number][];
  readonly sittings: readonly LookBack['sittings'][number][];
  /** So many `times` in the month that the day is of. */
  readonly evidence: readonly { readonly skill: SkillId; readonly stage: SkillStage; readonly on: PlainDate; readonly times: number }[];
  /** The oldest first. */
  readonly assessments: readonly { readonly id: string; readonly on: PlainDate }[];
}

/** A look back that names its assessments by their ids, and no other months. */
export interface MadeLookBack extends Omit<LookBack, 'assessments' | 'months'> {
  readonly assessments: { readonly before: string; readonly after: string } | null;
}

/** One month of what was done. Lists have the newest first; of one day, what stood first. */
export function makeLookBack(doings: Doings, month: Month): MadeLookBack {
  const goals = doings.goals.map(({ id, text, ...goal }) => ({ line: { id, text }, ...goal }));
  const closed = (state: GoalState) =>
    goals.flatMap((goal) => (goal.state === state && goal.closedOn !== null ? { ...goal.line, on: goal.closedOn } : []));
  const within = <Doing extends { readonly on: PlainDate }>(all: readonly Doing[]): Doing[] =>
    newest(all.filter(({ on }) => monthOf(on) === month));
  return {
    month,
    goals: {
      added: within(goals.map(({ line, addedOn }) => ({ ...line, on: addedOn }))),
      done: within(closed('done')),
      postponed: within(
        goals.flatMap(({ line, state, dueOn, closedOn }) =>
          // A day that had passed by then was the old one.
          state === 'postponed' && closedOn !== null
            ? { ...line, on: closedOn, until: dueOn !== null && dueOn > closedOn ? dueOn : null }
            : [],
        ),
      ),
      dropped: within(closed('dropped')),
    },
    finished: within(doings.finished),
    sessions: within(doings.sessions),
    sittings: within(doings.sittings),
    skills: countSkills(doings.evidence.filter(({ on }) => monthOf(on) === month)),
    assessments: findPair(doings.assessments, month),
  };
}

const monthOf = (day: PlainDate): Month => day.slice(0, 'YYYY-MM'.length);

const newest = <Doing extends { readonly on: PlainDate }>(doings: readonly Doing[]): Doing[] =>
  doings.toSorted((a, b) => Number(b.on > a.on) - Number(b.on < a.on)).slice(0, MAX_LISTED);

function countSkills(evidence: Doings['evidence']): LookBack['skills'] {
  return SKILL_IDS.flatMap((skill) => {
    const seen = evidence.filter((one) => one.skill === skill);
    const times = (stage: SkillStage): number => seen.reduce((sum, one) => sum + (one.stage === stage ? one.times : 0), 0);
    return seen.length === 0 ? [] : { skill, learned: times('learned'), practised: times('practised'), shown: times('shown') };
  });
}

/** The month's latest, and the last one before the month; where there is none, the month's first. */
function findPair(assessments: Doings['assessments'], month: Month): MadeLookBack['assessments'] {
  const ofMonth = assessments.filter(({ on }) => monthOf(on) === month);
  const after = ofMonth.at(-1);
  const before = assessments.findLast(({ on }) => monthOf(on) < month) ?? ofMonth[0];
  return after && before && before !== after ? { before: before.id, after: after.id } : null;
}
