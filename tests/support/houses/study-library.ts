import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { FIXTURES, makeEpub, makeMp3, type Files } from './library-fixtures.ts';
import { openTestHouse, type TestHouseOptions } from './test-house.ts';

/** When the hidden audiobook and the hidden lesson come out. */
export const RELEASE_MS = Date.UTC(2040, 0, 1);

export const EXPLANATIONS = ['The switch is quick; the way back is long.', 'What is not there needs no will.'] as const;

const QUIZ = `title: What did you keep?
passFraction: 0.7
questions:
  - id: switch
    text: What costs most when you switch?
    options:
      - { id: a, text: The switch }
      - { id: b, text: The way back, correct: true }
    explanation: ${EXPLANATIONS[0]}
  - id: remove
    type: multiple
    text: What removes an interruption for good?
    options:
      - { id: a, text: Turning it off, correct: true }
      - { id: b, text: Another room, correct: true }
      - { id: c, text: Trying harder }
    explanation: ${EXPLANATIONS[1]}
`;

const book = (title: string, publishedAt: string, more = '') =>
  `---\ntitle: ${title}\nauthor: Ann Ash\npublishedAt: ${publishedAt}\n${more}---\nA description of ${title}.\n`;

/**
 * A library in which every answer is known. Eight audiobooks of equal length, three of them published on one day, so
 * that ties decide the order; titles with digits and accents; a course with every kind of lesson.
 */
export const STUDY_FILES: Files = {
  'brand.yaml': 'name: Study\n',
  'people/Ann Ash.md': 'Ann walks along rivers.',
  'people/Cy Cole.md': '---\nalsoKnownAs: [C. Cole]\n---\n',
  'collections/rivers.yaml': 'title: By the water\ndescription: For a slow day.\nitems: [part-2, later, plain-book, quiet-river]\n',
  'collections/alone.yaml': 'title: One only\nitems: [part-10]\n',
  'courses/deep-work/course.md':
    '---\ntitle: Deep work\nauthor: Ben Birch\ntopics: [focus, work]\nskills: [keeping-attention]\nlevel: beginner\npublishedAt: 2026-01-05\n---\nA **short** course.\n',
  'courses/deep-work/1 Begin/01 Why focus.md': '---\nsample: true\nskills: [deciding]\n---\n# Why focus\n\nSome words.\n',
  'courses/deep-work/1 Begin/02 Attention.mp4': FIXTURES.mp4,
  'courses/deep-work/1 Begin/02 Attention.en.vtt': 'WEBVTT\n\n00:00.000 --> 00:00.500\nHello\n',
  'courses/deep-work/1 Begin/03 Check.quiz.yaml': QUIZ,
  'courses/deep-work/2 Later/04 Listen.mp3': makeMp3({ TIT2: 'Listen' }),
  'courses/deep-work/2 Later/files/04-sheet.pdf': '%PDF-1.4\n%%EOF',
  'courses/deep-work/2 Later/05 Soon.md': '---\npublishAt: 2040-01-01\n---\nNot yet.\n',
  'courses/slow-reading/course.md':
    '---\ntitle: Slow reading\nauthor: Cy Cole\ntopics: [reading]\npublishedAt: 2026-01-06\n---\nTwenty minutes of text.\n',
  'courses/slow-reading/01 Pages.md': 'word '.repeat(230 * 20),
  'courses/long-haul/course.md':
    '---\ntitle: Long haul\nauthor: Cy Cole\ntopics: [reading]\npublishedAt: 2026-01-07\n---\nTwo hours of text.\n',
  'courses/long-haul/01 Pages.md': 'word '.repeat(230 * 120),

  'audiobooks/Part 2/book.md': book('Part 2', '2026-02-01', 'topics: [rivers]\nskills: [keeping-attention]\n'),
  'audiobooks/Part 2/a.mp3': makeMp3({ TIT2: 'a' }),
  'audiobooks/Part 10/book.md': book('Part 10', '2026-02-01', 'topics: [rivers, focus]\nskills: [keeping-attention, learning]\n'),
  'audiobooks/Part 10/a.mp3': makeMp3({ TIT2: 'b' }),
  'audiobooks/elan/book.md': book('Élan vital', '2026-02-01'),
  'audiobooks/elan/a.mp3': makeMp3({ TIT2: 'c' }),
  'audiobooks/uber/book.md': book('Über Ruhe', '2026-02-02'),
  'audiobooks/uber/a.mp3': makeMp3({ TIT2: 'd' }),
  'audiobooks/quiet-river/book.md': book('The Quiet River', '2026-02-03', 'topics: [rivers]\n'),
  'audiobooks/quiet-river/a.mp3': makeMp3({ TIT2: 'e' }),
  'audiobooks/stone/book.md': book('Stone by stone', '2026-02-04', 'skills: [keeping-attention]\n'),
  'audiobooks/stone/a.mp3': makeMp3({ TIT2: 'f' }),
  'audiobooks/twin-a/book.md': book('Twins', '2026-02-05'),
  'audiobooks/twin-a/a.mp3': makeMp3({ TIT2: 'g' }),
  'audiobooks/twin-b/book.md': book('Twins', '2026-02-06'),
  'audiobooks/twin-b/a.mp3': makeMp3({ TIT2: 'h' }),
  'audiobooks/later/book.md': book('Not out yet', '2040-01-01', 'topics: [secret]\nskills: [delegating]\n'),
  'audiobooks/later/a.mp3': makeMp3({ TIT2: 'i' }),

  'podcasts/field-notes/podcast.md': '---\ntitle: Field notes\nauthor: Dee Dunn\npublishedAt: 2026-03-01\n---\nFive short episodes.\n',
  ...Object.fromEntries([1, 2, 3, 4, 5].map((n) => [`podcasts/field-notes/S01E0${n} Note ${n}.mp3`, makeMp3({ TIT2: `Note ${n}` })])),
  'podcasts/field-notes/S01E01 Note 1.md': '---\nsample: true\n---\nShow notes of the first.\n',

  'videos/one-take/video.md': '---\ntitle: One take\nauthor: Eve East\npublishedAt: 2026-03-02\n---\nOne second.\n',
  'videos/one-take/01 Take.mp4': FIXTURES.mp4,
  'videos/one-take/cover.jpg': FIXTURES.jpg,

  'ebooks/plain-book/book.md': '---\ntitle: A plain book\nauthor: Flo Ford\npublishedAt: 2026-03-03\n---\nA book.\n',
  'ebooks/plain-book/plain.epub': makeEpub({ title: 'A plain book', author: 'Flo Ford' }),
};

/** A house over a library of its own folder, which the test may change. */
export async function openStudyHouse({ files = STUDY_FILES, ...options }: { files?: Files } & Omit<TestHouseOptions, 'libraryDir'> = {}) {
  const libraryDir = mkdtempSync(path.join(tmpdir(), 'cairn-study-'));
  for (const [name, content] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(libraryDir, name)), { recursive: true });
    writeFileSync(path.join(libraryDir, name), content);
  }
  const test = await openTestHouse({ ...options, libraryDir });
  return {
    ...test,
    libraryDir,
    close: async () => {
      await test.close();
      rmSync(libraryDir, { recursive: true, force: true });
    },
  };
}
export type StudyHouse = Awaited<ReturnType<typeof openStudyHouse>>;
