import { z } from 'zod';
import { cleanText } from '../../plain-text.ts';
import { findSkillsCalled } from '../../skills/find-skills.ts';
import { SKILL_IDS, type SkillId } from '../../skills/skill-ids.ts';
import type { ActionCategory, Priority } from '../assessment.ts';

/** Of each list. What a service says beyond them is left out: nobody follows more. */
const MOST_SENTENCES = 6;
const MOST_ACTIONS = 8;

/** Addresses, and marks of Markdown and HTML that may hold one. */
const LINK =
  /\w:\/\/|\b(?:https?|javascript|data|mailto|tel):|www\s*\.|[[\]]|<[a-z/!?]|&(?:#|[a-z]{2,8};)|[@＠]\S|\b[\w-]+\.(?:com|org|net|edu|gov|info|app|dev|blog|[a-z]{2})\b(?<!\b(?:e\.g|i\.e|a\.m|p\.m))|\bdot (?:com|org|net|io)\b|\b\d{1,3}(?:\.\d{1,3}){3}\b/i;
const holdsLink = (text: string): boolean => LINK.test(text.normalize('NFKC').replaceAll(/\p{Cf}/gu, ''));
/** In one paragraph, without links: a service may make them up. */
const words = (max: number) =>
  z
    .string()
    .max(max)
    .refine((text) => !holdsLink(text))
    .overwrite((text) => cleanText(text).replaceAll(/\s+/g, ' ').trim())
    .min(1);
const firstOf = <Item extends z.ZodType>(item: Item, most: number) =>
  z
    .array(z.unknown())
    .min(1)
    .transform((items) => items.slice(0, most))
    .pipe(z.array(item));
const sentences = firstOf(words(400), MOST_SENTENCES);

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
