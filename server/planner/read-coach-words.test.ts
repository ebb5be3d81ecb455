import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { COACH_FOLDER, readSpokenWords } from './read-coach-words.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'cairn-words-'));
  cpSync(COACH_FOLDER, folder, { recursive: true, filter: (from) => !from.endsWith('situations') });
});
afterEach(() => rmSync(folder, { recursive: true }));

const change = (name: string, from: string | RegExp, to: string): void => {
  const file = path.join(folder, name);
  const text = readFileSync(file, 'utf8');
  const changed = text.replace(from, to);
  expect(changed).not.toBe(text);
  writeFileSync(file, changed);
};

describe('what the coach says', () => {
  it.each([
    ['managerial.yaml', 'case of your own. You can', 'case of {name}. You can', /open\.1: put \{focus\} in once, no other blank/],
    ['managerial.yaml', 'How would you say it now?', 'Say it now.', /ask\.again\.0: ask exactly one question/],
    ['managerial.yaml', 'unnamed: Have this talk', 'unnamed: Why this talk?', /goal\.unnamed: write it without a question/],
    ['managerial.yaml', /\n *rule: Begin where the last talk ended\./, '', /focus\.One-to-ones\.models\.0\.rule: /],
    ['networking.yaml', 'A last nod from {name}, and', 'A last nod, and', /ending\.left\.1: put \{name\} in once/],
    ['networking.yaml', "'*A pause.*'", "'*A pause.'", /manner\.dry\.nod\.0: close the stage note/],
    ['networking.yaml', '  - Sorry, say that again?\n', '', /not_understood: write exactly three/],
    ['people.yaml', 'id: conference-tomasz', 'id: conference-ines', /conference\.1\.id: somebody else has it already/],
    ['people.yaml', 'Nineteen winters.', 'Nineteen winters? Or twenty?', /conference\.1\.facts\.0\.say: ask at most one question/],
    ['people.yaml', 'manner: dry', 'manner: wet', /conference\.0\.manner: /],
    ['career.yaml', '{said}. That is the aim', 'That is the aim', /put \{said\} in once, no other blank, and ask nothing/],
    [
      'interview.yaml',
      'A listener can picture {quote}.',
      'A listener can picture it.',
      /put \{quote\} in once, no other blank, and ask nothing/,
    ],
    ['interview.yaml', 'does not need {spare}', 'does not need {spar}', /put \{count\} and \{keep\} and \{spare\} in once each/],
    ['interview.yaml', 'Thank you for that.', 'Thank you for that, {name}.', /write it without a question and without blanks/],
    ['interview.yaml', 'Moving on.', 'Shall we move on?', /write it without a question and without blanks/],
    ['interview.yaml', '  own-acts: what you did yourself\n', '', /part\.own-acts: /],
    ['questions.yaml', 'thrown-in:', 'learned-fast:', /a question of taught-yourself has this name already/],
    ['questions.yaml', 'nobody would have noticed a shortcut.', 'nobody looked. What then?', /ask in one sentence/],
    ['questions.yaml', '    broke-a-promise: Describe a commitment that you could not keep.\n', '', /ask it in at least three ways/],
    ['questions.yaml', '  competency: planning\n  type: case\n', '  competency: planing\n  type: case\n', /case-launch\.competency: /],
  ])('is refused in %s with its line and what to do, where "%s" was changed', async (name, from, to, problem) => {
    change(name, from, to);
    const failure = (await readSpokenWords(folder).then(() => null, String)) ?? '';
    expect(failure).toMatch(problem);
    expect(failure).toMatch(new RegExp(`library/coach/${name}:\\d+ {2}.*Change it, or take the file that came with Cairn\\.`));
  });

  it('is refused where what every interview needs is gone', async () => {
    change('questions.yaml', '\nintroduction:\n', '\nopening:\n');
    await expect(readSpokenWords(folder)).rejects.toThrow('introduction: it is missing');
  });

  it('may be said otherwise', async () => {
    change('interview.yaml', '  - Moving on.', '  - Weiter geht es.');
    change('managerial.yaml', 'unnamed: Have this talk', 'unnamed: Hold this talk');
    change('people.yaml', 'name: Ines', 'name: Inés');
    const { managerial, people, interview } = await readSpokenWords(folder);
    expect(interview.bridge).toContain('Weiter geht es.');
    expect(managerial.goal.unnamed).toBe('Hold this talk');
    expect(people.conference[0]?.name).toBe('Inés');
  });
});
