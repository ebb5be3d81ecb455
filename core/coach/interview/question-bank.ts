import { DIFFICULTIES } from '#core/records/levels.ts';
import type { Question, QuestionFamily } from './question.ts';
import { ADAPTABILITY } from './questions/adaptability.ts';
import { CAREER_DEVELOPMENT } from './questions/career-development.ts';
import { CASES } from './questions/cases.ts';
import { COMMUNICATION } from './questions/communication.ts';
import { CRAFT_WITH_PAPERS } from './questions/craft-with-papers.ts';
import { CRAFT_WITH_PEOPLE } from './questions/craft-with-people.ts';
import { CRAFT_WITH_THINGS } from './questions/craft-with-things.ts';
import { CRITICAL_THINKING } from './questions/critical-thinking.ts';
import { INTEGRITY } from './questions/integrity.ts';
import { LEADERSHIP } from './questions/leadership.ts';
import { LEARNING } from './questions/learning.ts';
import { PLANNING } from './questions/planning.ts';
import { PROBLEM_SOLVING } from './questions/problem-solving.ts';
import { PROFESSIONALISM } from './questions/professionalism.ts';
import { SCREENING } from './questions/screening.ts';
import { SERVICE } from './questions/service.ts';
import { TEAMWORK } from './questions/teamwork.ts';
import { TECHNOLOGY } from './questions/technology.ts';

const FAMILIES: readonly Readonly<Record<string, QuestionFamily>>[] = [
  ADAPTABILITY,
  CAREER_DEVELOPMENT,
  CASES,
  COMMUNICATION,
  CRAFT_WITH_PAPERS,
  CRAFT_WITH_PEOPLE,
  CRAFT_WITH_THINGS,
  CRITICAL_THINKING,
  INTEGRITY,
  LEADERSHIP,
  LEARNING,
  PLANNING,
  PROBLEM_SOLVING,
  PROFESSIONALISM,
  SCREENING,
  SERVICE,
  TEAMWORK,
  TECHNOLOGY,
];

export const QUESTIONS: readonly Question[] = FAMILIES.flatMap((families) =>
  Object.entries(families).flatMap(([id, family]) => questionsOf(id, family)),
);

const BY_ID: ReadonlyMap<string, Question> = new Map(QUESTIONS.map((question) => [question.id, question]));

export const questionById = (id: string | null): Question | undefined => (id === null ? undefined : BY_ID.get(id));

function questionsOf(id: string, { asked, difficulty = DIFFICULTIES, roles, ...family }: QuestionFamily): Question[] {
  return Object.entries(asked).map(([questionId, text]) => ({
    ...family,
    id: questionId,
    text,
    family: id,
    difficulty,
    roles: roles ?? 'any',
  }));
}
