import type { SkillId } from '../skills/skill-ids.ts';
import { COMPETENCY_SKILLS } from './interview/feature-skills.ts';
import { questionById } from './interview/question-bank.ts';
import type { Question } from './interview/question.ts';
import type { SessionInput } from './plan/turn-plan.ts';
import { FOCUSES, readFocus } from './talks/managerial/focuses.ts';

/**
 * The skills that somebody practised in a session, whether or not anything of them was seen in it: of each question that
 * was answered, or of what the session was for. A question that is not in the bank practises telling one's story. What was refused, or said in a career talk, answered nothing.
 */
export function practisedSkills(
  { mode, context, said }: Pick<SessionInput, 'mode' | 'context' | 'said'>,
  questions: readonly Question[],
): SkillId[] {
  const skills = new Set<SkillId>();
  let asked: SkillId | null = null;
  for (const message of said) {
    if (message.asked) {
      const question = questionById(questions, message.asked.id);
      asked = question ? COMPETENCY_SKILLS[question.competency] : 'telling-your-story';
    }
    if (message.evaluation?.refused !== null) continue;
    if (mode === 'interview' && asked) skills.add(asked);
    if (mode === 'networking') skills.add('building-contacts');
    if (mode === 'managerial') skills.add(FOCUSES[readFocus(context)].skill);
  }
  return [...skills];
}
