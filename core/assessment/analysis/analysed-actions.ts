import type { PlainDate } from '../../plain-date.ts';
import { practiceForSkill } from '../../practice/practice-for-skill.ts';
import { findSkills } from '../../skills/find-skills.ts';
import type { SkillId } from '../../skills/skill-ids.ts';
import type { AnsweredProfile } from '../answers.ts';
import type { ActionCategory, AnswerPlan, PlannedItem } from '../assessment.ts';
import { PRIORITIES } from '../priorities.ts';
import { TIMEFRAME_DAYS, weekdayAfter } from '../plan/plan-days.ts';
import { scheduleActions } from './schedule-actions.ts';
import { DEFAULT_TIMEFRAME } from '../questions.ts';
import type { AnalysedAction } from './analysis-reply.ts';
import { ACTION_TEMPLATES } from './action-templates.ts';
import { readTimeline } from './read-timeline.ts';

/** Where neither the service nor the words of an action name a skill. */
const SKILL_OF_CATEGORY: Readonly<Record<ActionCategory, SkillId>> = {
  skill_development: 'learning',
  networking: 'building-contacts',
  experience: 'setting-goals',
  education: 'learning',
};

/**
 * The actions of a service as actions of ours: it words them and says how much they matter, code gives them a skill, a day, a
 * practice, and what one does and sees. The same action of the answers' own plan lends these, where it has one of the skill.
 */
export function toActions(
  analysed: readonly AnalysedAction[],
  { careerLevel, timeframe }: AnsweredProfile,
  plan: AnswerPlan,
  today: PlainDate,
): PlannedItem[] {
  const ordered = analysed.toSorted((one, other) => PRIORITIES.indexOf(one.priority) - PRIORITIES.indexOf(other.priority));
  const lenders = [...plan.actions];
  const seen = new Map<SkillId, number>();
  const drafts = ordered.map(({ action, category, skill: named }, rank) => {
    const meant = named ?? findSkills(action)[0];
    const skill = meant ?? SKILL_OF_CATEGORY[category];
    const count = (seen.get(skill) ?? 0) + 1;
    seen.set(skill, count);
    const at = lenders.findIndex((lender) => lender.skill === meant);
    const { ifThen, measure, steps } = lenders.splice(at, at === -1 ? 0 : 1)[0] ?? ACTION_TEMPLATES[category];
    const id = count === 1 ? `ai:${skill}` : `ai:${skill}:${count}`;
    const practice = practiceForSkill(skill, careerLevel);
    return { id, weeks: 1, rank, action, category, skill, ifThen, measure, steps, practice, because: [] };
  });
  const mostDays = TIMEFRAME_DAYS[timeframe ?? DEFAULT_TIMEFRAME];
  return scheduleActions(drafts, timeframe, today).map((scheduled, i) => {
    const { priority = scheduled.priority, timeline = '' } = ordered[i] ?? {};
    const days = readTimeline(timeline);
    const isWithin = days !== null && days >= 1 && days <= mostDays;
    return { ...scheduled, priority, ...(isWithin && { timeline, dueOn: weekdayFrom(today, days) }) };
  });
}

/** The Friday before a weekend may be today or over: then it is the Monday after. */
function weekdayFrom(today: PlainDate, days: number): PlainDate {
  const later = [days, days + 1, days + 2].map((count) => weekdayAfter(today, count));
  return later.find((day) => day > today) ?? weekdayAfter(today, days);
}
