import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { COACH_FOLDER, readSpokenWords } from './read-coach-words.ts';

describe('a file of the coach’s words that somebody changed', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'cairn-words-'));
  beforeEach(() => cpSync(COACH_FOLDER, folder, { recursive: true }));
  afterAll(() => rmSync(folder, { recursive: true }));

  it.each([
    ['career.yaml', '{said}. That is the aim', 'That is the aim', 'put {said} in once, no other blank, and ask nothing'],
    [
      'interview.yaml',
      'A listener can picture {quote}.',
      'A listener can picture it.',
      'put {quote} in once, no other blank, and ask nothing',
    ],
    ['interview.yaml', 'does not need {spare}', 'does not need {spar}', 'put {count} and {keep} and {spare} in once each'],
    ['interview.yaml', 'Thank you for that.', 'Thank you for that, {name}.', 'write it without a question and without blanks'],
    ['interview.yaml', 'Moving on.', 'Shall we move on?', 'write it without a question and without blanks'],
    ['interview.yaml', '  own-acts: what you did yourself\n', '', 'part.own-acts: '],
  ])('is refused with its line and what to do: %s, %j to %j', async (file, from, to, rule) => {
    const changed = path.join(folder, file);
    const text = readFileSync(changed, 'utf8');
    expect(text.split(from)).toHaveLength(2);
    writeFileSync(
      changed,
      text.replace(from, () => to),
    );
    const refused = await readSpokenWords(folder).then(String, String);
    expect(refused).toMatch(new RegExp(String.raw`library/coach/${file}:\d+  `));
    expect(refused).toContain(rule);
    expect(refused).toContain('Change it, or take the file that came with Cairn.');
  });

  it('is said as it was changed', async () => {
    const changed = path.join(folder, 'interview.yaml');
    writeFileSync(changed, readFileSync(changed, 'utf8').replace('  - Moving on.', '  - Weiter geht es.'));
    expect((await readSpokenWords(folder)).interview.bridge).toContain('Weiter geht es.');
  });
});
