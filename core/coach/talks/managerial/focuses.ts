import { MANAGEMENT_FOCUSES, type ConversationContext, type ManagementFocus } from '#core/coach/conversation/context.ts';
import type { SkillId } from '#core/skills/skill-ids.ts';

interface Focus {
  readonly skill: SkillId;
  readonly sign: RegExp;
}

/** What a talk of a manager can be about. Its questions and lines are words of the library. */
export const FOCUSES: Readonly<Record<ManagementFocus, Focus>> = {
  Feedback: { skill: 'giving-feedback', sign: /feedback|apprais|performance|review|praise|recogni/i },
  Delegation: { skill: 'delegating', sign: /delegat|hand(?:ing)? over|empower|let(?:ting)? go/i },
  'One-to-ones': {
    skill: 'active-listening',
    sign: /1 ?[:-]? ?(?:on|to)? ?[:-]? ?1s?\b|one[\s-](?:on|to)[\s-]one|check[\s-]?in|listening|coaching/i,
  },
  Conflict: { skill: 'handling-conflict', sign: /conflict|disagree|difficult|tension|dispute|mediat|argu/i },
  Hiring: { skill: 'asking-questions', sign: /hir(?:e|ing)|recruit|interview|candidate|select/i },
  Change: { skill: 'leading-change', sign: /chang|transition|reorgani|restructur|transform/i },
  Goals: { skill: 'setting-goals', sign: /goal|grow|objective|okr|target|development|career/i },
};

const CONTEXT_CHARS = 2000;

/** What the practice is about: the area that was chosen, else what the learner wrote of it, else feedback, which most begin with. */
export function readFocus({ focusAreaTitle, managementFocus, focusTopics }: ConversationContext): ManagementFocus {
  const chosen = MANAGEMENT_FOCUSES.find((focus) => focus.toLowerCase() === focusAreaTitle?.toLowerCase());
  const written = [focusAreaTitle, managementFocus, ...(focusTopics ?? [])].join(' ').slice(0, CONTEXT_CHARS);
  return chosen ?? MANAGEMENT_FOCUSES.find((focus) => FOCUSES[focus].sign.test(written)) ?? 'Feedback';
}
