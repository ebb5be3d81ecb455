import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { z } from 'zod';
import type { SpokenWords } from '#core/coach/coaches.ts';
import { KnownAnswers } from '#core/coach/beside/answers.ts';
import { BesideWords } from '#core/coach/beside/beside-words.ts';
import { CommandWords } from '#core/coach/commands/command-words.ts';
import { InterviewWords } from '#core/coach/interview/interview-words.ts';
import { QuestionBank } from '#core/coach/interview/question-bank.ts';
import { CareerWords } from '#core/coach/talks/career/career-words.ts';
import { SafetyWords } from '#core/coach/safety/safety-words.ts';
import { ManagerialWords } from '#core/coach/talks/managerial/managerial-words.ts';
import { NetworkingWords } from '#core/coach/talks/networking/networking-words.ts';
import { People } from '#core/coach/talks/networking/person.ts';
import { ROOT } from '../files.ts';
import { parseBoundedYaml, YamlMistake } from '../bounded-yaml.ts';

/** What the coach says, as operators and translators may change it. */
export const COACH_FOLDER = path.join(ROOT, 'library/coach');

export const readBesideWords = (folder = COACH_FOLDER): Promise<BesideWords> => readWords(folder, 'beside.yaml', BesideWords);

export const readKnownAnswers = (folder = COACH_FOLDER): Promise<KnownAnswers> => readWords(folder, 'answers.yaml', KnownAnswers);

export const readSpokenWords = async (folder = COACH_FOLDER): Promise<SpokenWords> => ({
  career: await readWords(folder, 'career.yaml', CareerWords),
  commands: await readWords(folder, 'commands.yaml', CommandWords),
  interview: await readWords(folder, 'interview.yaml', InterviewWords),
  questions: await readWords(folder, 'questions.yaml', QuestionBank),
  safety: await readWords(folder, 'safety.yaml', SafetyWords),
  managerial: await readWords(folder, 'managerial.yaml', ManagerialWords),
  networking: await readWords(folder, 'networking.yaml', NetworkingWords),
  people: await readWords(folder, 'people.yaml', People),
});

/** @throws naming the file, the line and what to do */
export async function readWords<Words extends z.ZodType>(folder: string, name: string, schema: Words): Promise<z.infer<Words>> {
  const text = await readFile(path.join(folder, name), 'utf8');
  try {
    const { value, lineOf } = parseBoundedYaml(text);
    const read = schema.safeParse(value);
    if (read.success) return read.data;
    const [issue] = read.error.issues;
    throw new YamlMistake(
      `${issue?.path.join('.') ?? ''}: ${issue?.message ?? ''}.`,
      'Change it, or take the file that came with Cairn.',
      lineOf(issue?.path ?? []),
    );
  } catch (cause) {
    if (!(cause instanceof YamlMistake)) throw cause;
    throw new Error(`library/coach/${name}${cause.line === null ? '' : `:${cause.line}`}  ${cause.message} ${cause.fix}`, { cause });
  }
}
