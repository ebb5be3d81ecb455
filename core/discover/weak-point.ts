import type { Evaluation, Rubric } from '../coach/evaluation.ts';
import { skillOf } from '../coach/interview/feature-skills.ts';
import { isInterviewFeature, type InterviewFeature } from '../coach/interview/rubric-words.ts';
import { MANAGERIAL_WORDS, NETWORKING_WORDS } from '../coach/score/turns/rubric-words.ts';
import type { SkillId } from '../skills/skill-ids.ts';

export interface WeakPoint {
  readonly skill: SkillId;
  readonly reason: string;
}

/** What an answer had not. An open slot belongs to its question, which is not known here; what takes away is no lack. */
const LACKS: Partial<Record<InterviewFeature, string>> = {
  'own-acts': 'did not say what you did yourself',
  particulars: 'had no particulars',
  'time-order': 'had no time and order',
  outcome: 'had no result',
  turn: 'had no turn',
  speech: 'had no words that were said',
  reason: 'had no reason',
};

/** Of what an answer lacks altogether, what weighs most; null when it lacks nothing, or was not looked at. */
export function findWeakPoint({ rubric, refused, features }: Pick<Evaluation, 'rubric' | 'refused' | 'features'>): WeakPoint | null {
  if (refused !== null) return null;
  const lacking = features.filter(({ found, weight, evidence }) => !found && weight > 0 && evidence.length === 0);
  const points = lacking.toSorted((a, b) => b.weight - a.weight).flatMap(({ id }) => wordsOf(rubric, id) ?? []);
  return points[0] ?? null;
}

function wordsOf(rubric: Rubric, id: string): WeakPoint | null {
  switch (rubric) {
    case 'interview': {
      const lack = isInterviewFeature(id) ? LACKS[id] : undefined;
      return lack === undefined
        ? null
        : { skill: skillOf(id as InterviewFeature, []), reason: `Because your last interview answer ${lack}` };
    }
    case 'networking':
      return wordsOfTalk(NETWORKING_WORDS, id, 'your last networking message');
    case 'managerial':
      return wordsOfTalk(MANAGERIAL_WORDS, id, 'your last message as a manager');
  }
}

function wordsOfTalk(words: typeof NETWORKING_WORDS, id: string, where: string): WeakPoint | null {
  const word = words.find((one) => one.id === id && !one.isFault);
  return word ? { skill: word.skill, reason: `Because “${word.name}” was not found in ${where}` } : null;
}
