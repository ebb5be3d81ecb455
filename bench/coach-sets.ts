import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { scoreInterviewAnswer } from '#core/coach/score/interview/score-interview-answer.ts';

/* How the scorer of interview answers orders sets that others wrote. Folders are given as arguments; `--misses` shows what it got wrong. */

interface Triple {
  question: string;
  strong: string;
  medium: string;
  weak: string;
}
interface Revision {
  question: string;
  first: string;
  revised: string;
  padded: string;
  mended: string;
}
interface Single {
  question: string;
  content: string;
}
type Versions = Record<'question' | 'native' | 'second_language' | 'transcript' | 'unpunctuated', string>;

/** One thing that was tried, and how it came out. */
interface Trial {
  readonly what: string;
  readonly isRight: boolean;
  readonly note: string;
}

const score = (question: string, content: string) => scoreInterviewAnswer({ question, content });

const ordered = (question: string, name: string, better: string, worse: string): Trial => {
  const [high, low] = [score(question, better), score(question, worse)];
  return {
    what: name,
    isRight: high.overall > low.overall,
    note: `${high.overall.toFixed(3)} ${high.refused ?? high.band} / ${low.overall.toFixed(3)} ${low.refused ?? low.band}: ${question}`,
  };
};

const SETS: Readonly<Record<string, (rows: never[]) => Trial[]>> = {
  'interview-triples.json': (rows: Triple[]) =>
    rows.flatMap(({ question, strong, medium, weak }) => [
      ordered(question, 'strong over weak', strong, weak),
      ordered(question, 'strong over medium', strong, medium),
      ordered(question, 'medium over weak', medium, weak),
    ]),
  'revisions.json': (rows: Revision[]) =>
    rows.flatMap(({ question, first, revised, padded, mended }) => [
      { ...ordered(question, 'revision over first', revised, first), note: `${ordered(question, '', revised, first).note} (${mended})` },
      {
        what: 'padding is not up',
        isRight: score(question, padded).overall <= score(question, first).overall,
        note: `${score(question, first).overall.toFixed(3)} -> ${score(question, padded).overall.toFixed(3)}: ${question}`,
      },
    ]),
  'non-answers.json': (rows: Single[]) =>
    rows.map(({ question, content }) => ({
      what: 'non-answer refused',
      isRight: score(question, content).refused !== null,
      note: content,
    })),
  'short-true.json': (rows: Single[]) =>
    rows.map(({ question, content }) => ({
      what: 'short answer scored',
      isRight: score(question, content).refused === null,
      note: content,
    })),
  'four-versions.json': (rows: Versions[]) =>
    rows.map(({ question, ...versions }) => {
      const bands = (['native', 'second_language', 'transcript', 'unpunctuated'] as const).map((name) => score(question, versions[name]));
      return {
        what: 'four versions in one band',
        isRight: new Set(bands.map(({ band }) => band)).size === 1,
        note: `${bands.map(({ band, overall }) => `${band} ${overall.toFixed(2)}`).join(', ')}: ${question}`,
      };
    }),
};

const [folders, isTold] = [process.argv.slice(2).filter((name) => !name.startsWith('--')), process.argv.includes('--misses')];
for (const folder of folders) {
  console.log(`### ${folder}\n`);
  for (const [file, read] of Object.entries(SETS)) {
    const place = path.join(folder, file);
    if (!existsSync(place)) continue;
    const trials = read(JSON.parse(readFileSync(place, 'utf8')) as never[]);
    for (const what of new Set(trials.map((trial) => trial.what))) {
      const kind = trials.filter((trial) => trial.what === what);
      const right = kind.filter(({ isRight }) => isRight).length;
      console.log(`- ${what}: ${right} of ${kind.length} (${Math.round((100 * right) / kind.length)}%)`);
      if (isTold) for (const { note } of kind.filter(({ isRight }) => !isRight)) console.log(`    ${note}`);
    }
  }
}
