import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { COACH_FOLDER, readSpokenWords } from './read-coach-words.ts';

describe('a file of the coach’s words that somebody changed', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'cairn-words-'));
  beforeEach(() => cpSync(COACH_FOLDER, folder, { recursive: true }));
  afterAll(() => rmSync(folder, { recursive: true }));

  const change = (file: string, from: string, to: string): Promise<string> => {
    const changed = path.join(folder, file);
    const text = readFileSync(changed, 'utf8');
    expect(text.split(from)).toHaveLength(2);
    writeFileSync(
      changed,
      text.replace(from, () => to),
    );
    return readSpokenWords(folder).then(() => 'read', String);
  };

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
    ['questions.yaml', 'thrown-in:', 'learned-fast:', 'a question of taught-yourself has this name already'],
    ['questions.yaml', 'nobody would have noticed a shortcut.', 'nobody looked. What then?', 'ask in one sentence'],
    ['questions.yaml', '    broke-a-promise: Describe a commitment that you could not keep.\n', '', 'ask it in at least three ways'],
    ['questions.yaml', '  competency: planning\n  type: case\n', '  competency: planing\n  type: case\n', 'case-launch.competency: '],
  ])('is refused with its line and what to do: %s, %j to %j', async (file, from, to, rule) => {
    const refused = await change(file, from, to);
    expect(refused).toMatch(new RegExp(String.raw`^Error: library/coach/${file}:\d+  `));
    expect(refused).toContain(rule);
    expect(refused).toContain('Change it, or take the file that came with Cairn.');
  });

  it('is refused where what every interview needs is gone', async () => {
    expect(await change('questions.yaml', '\nintroduction:\n', '\nopening:\n')).toContain('introduction: it is missing');
  });

  it('is said as it was changed', async () => {
    expect(await change('interview.yaml', '  - Moving on.', '  - Weiter geht es.')).toBe('read');
    expect((await readSpokenWords(folder)).interview.bridge).toContain('Weiter geht es.');
  });
});
