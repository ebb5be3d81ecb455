import { z } from 'zod';
import { firstOf, sentences, words } from '../../analysis-text/reply-text.ts';
import { findSkillsCalled } from '../../skills/find-skills.ts';
import { SKILL_IDS, type SkillId } from '../../skills/skill-ids.ts';
import type { ActionCategory } from '../assessment.ts';
import type { Priority } from '../priorities.ts';

/** What a service says beyond them is left out: nobody follows more. */
const MOST_ACTIONS = 8;

const PRIORITY_WORDS: Readonly<Record<Priority, RegExp>> = {
  high: /^(?:very )?(?:high|highest|urgent|critical|top|must|immediate|p?1)\b/,
  medium: /^(?:medium|med|mid|middle|moderate|normal|important|should|p?2)\b/,
  low: /^(?:low|lowest|lower|minor|optional|later|could|p?3)\b/,
};
const CATEGORY_WORDS: Readonly<Record<ActionCategory, RegExp>> = {
  networking: /network|relation|contact|connect|communit|mentor/,
  education: /educat|course|certif|study|studies|degree|training|academic/,
  experience: /experien|project|practical|on the job|hands on|work|career|job|volunteer/,
  skill_development: /skill|develop|learn|practi[cs]e|growth|habit|wellbeing/,
};

/** The word of ours that comes nearest to what a service chose. */
const meaning = <Ours extends string>(meanings: Readonly<Record<Ours, RegExp>>) =>
  z.union([z.string().max(60), z.number()]).transform((said, context): Ours => {
    const plain = String(said)
      .toLowerCase()
      .replaceAll(/[\s_&/-]+/g, ' ')
      .trim();
    const found = (Object.keys(meanings) as Ours[]).find((ours) => meanings[ours].test(plain));
    if (found !== undefined) return found;
    context.addIssue({ code: 'custom', message: 'Unknown word.' });
    return z.NEVER;
  });

/** Null for one that is not ours: it is then looked for in the words of the action. */
const skill = z
  .unknown()
  .transform(
    (said): SkillId | null => SKILL_IDS.find((id) => id === said) ?? (typeof said === 'string' ? findSkillsCalled(said)[0] : null) ?? null,
  );

const AnalysedAction = z.object({
  priority: meaning(PRIORITY_WORDS),
  action: words(400),
  timeline: words(60),
  category: meaning(CATEGORY_WORDS),
  skill: skill.optional(),
});
export type AnalysedAction = z.infer<typeof AnalysedAction>;

/** What a service makes of the answers. Fields beyond these are left out, its resources among them. */
export const AnalysisReply = z.object({
  strengths: sentences,
  developmentAreas: sentences,
  recommendedPath: words(2000),
  actionPlan: firstOf(AnalysedAction, MOST_ACTIONS),
  nextSteps: sentences,
  aiInsight: words(2000),
});
export type AnalysisReply = z.infer<typeof AnalysisReply>;
