import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, type Locator, type Page } from '@playwright/test';
import { parse } from 'yaml';
import { listVariants, Quiz, type Wording } from '#core/library/quiz.ts';

/** Every wording of every question of a course in the demo library, with its answers. */
function readWordings(course: string): Wording[] {
  const folder = join('library/courses', course);
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.quiz.yaml'));
  const quizzes = files.map((file) => Quiz.parse(parse(readFileSync(join(folder, file), 'utf8'))));
  return quizzes.flatMap(({ questions }) => questions.flatMap((question) => [question, ...listVariants(question)]));
}

/** Answers the open sheet of a quiz, rightly or with the first wrong thing at hand, and sends it. */
export async function answerQuiz(page: Page, course: string, how: 'rightly' | 'wrongly'): Promise<void> {
  const wordings = readWordings(course);
  const sheet = page
    .getByRole('main')
    .locator('form')
    .filter({ has: page.locator('fieldset') });
  for (const question of await sheet.locator('fieldset').all()) {
    const asked = await question.locator('legend').innerText();
    const wording = wordings.find(({ text }) => asked.includes(text));
    expect(wording, asked).toBeDefined();
    if (wording) await answer(question, wording, how === 'rightly');
  }
  await sheet.getByRole('button', { name: 'Check answers' }).click();
}

async function answer(question: Locator, { type, options, accept = [] }: Wording, isRight: boolean): Promise<void> {
  if (type === 'short') return question.getByRole('textbox').fill(isRight ? (accept[0] ?? '') : 'quite something else');
  if (type === 'order')
    return isRight
      ? putInOrder(
          question,
          options.map(({ text }) => text),
        )
      : undefined;
  const chosen = options.filter(({ correct }) => correct === isRight).slice(0, isRight ? undefined : 1);
  for (const { text } of chosen) await question.getByLabel(text, { exact: true }).check();
}

/** By the buttons, as the keyboard does. */
async function putInOrder(question: Locator, texts: readonly string[]): Promise<void> {
  for (const [place, text] of texts.entries()) {
    const up = question.getByRole('button', { name: `Move “${text}” up` });
    const rows = await question.getByRole('listitem').allInnerTexts();
    const from = rows.findIndex((row) => row.includes(text));
    for (let step = from; step > place; step -= 1) await up.press('Enter');
  }
}
