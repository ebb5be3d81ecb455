import { describe, expect, it } from 'vitest';
import { PlaceView } from '../progress/place-schema.ts';
import { CaptionMedia } from './caption.ts';
import { DiscoverSection, ItemDetail, ItemSummary, Lesson, listOf, PlaceEntry, SkillCount, TopicCount, UnitSummary } from './catalogue.ts';
import { Download, TocEntry } from './chapter.ts';
import { QuizMarking } from './quiz.ts';
import { SearchPage } from './search.ts';

const place = {
  unitId: 'part-1',
  itemId: 'tides',
  positionSec: 12.5,
  locator: null,
  fraction: 0.5,
  completed: false,
  playedSec: 30,
  observedAt: '2026-01-31T08:00:00.000Z',
};
const summary = {
  id: 'tides',
  kind: 'audiobook',
  title: 'Tides',
  author: 'Ann Ash',
  description: '',
  thumbnail_url: '/media/tides',
  coverSeed: null,
  durationSec: 60,
  topics: ['sea'],
  skills: ['learning'],
  unitCount: 1,
  access: 'open',
};
const chapter = { title: 'Ebb', startSec: 0 };
const unit = {
  id: 'part-1',
  title: 'Part 1',
  position: 1,
  durationSec: 60,
  kind: 'audio',
  sample: false,
  section: null,
  description: '',
  skills: ['estimating'],
  coverSeed: null,
  chapters: [chapter],
};
const detail = {
  ...summary,
  narrator: null,
  html: null,
  level: null,
  language: 'en',
  year: null,
  series: null,
  publishedAt: '2026-01-31T08:00:00.000Z',
  units: [unit],
  fileUrl: null,
  toc: [{ title: 'I', href: 'i.xhtml', children: [{ title: 'I.1', href: 'i.xhtml#1' }] }],
  speechId: null,
  otherEdition: { id: 'tides-read', kind: 'ebook', title: 'Tides' },
  people: [{ name: 'Ann Ash', role: 'author', html: '' }],
  progress: [place],
  isFavorite: true,
  certificate: null,
};
const lesson = {
  id: 'neap',
  courseId: 'sea',
  courseTitle: 'The Sea',
  title: 'Neap',
  section: null,
  position: 1,
  unitCount: 2,
  kind: 'text',
  durationSec: 60,
  html: '<p>Low.</p>',
  audioUrl: null,
  video_url: null,
  transcriptUrl: null,
  captions: [{ language: 'en', url: '/media/neap.vtt' }],
  chapters: [chapter],
  speechId: 'tts-neap',
  downloads: [{ title: 'Sheet', mediaId: 'm1', url: '/media/m1' }],
  quiz: {
    title: 'Check',
    passFraction: 0.7,
    round: 0,
    questions: [{ id: 'q', type: 'single', text: 'Which?', options: [{ id: 'a', text: 'This' }], from: null }],
  },
  quizRecord: { attempts: 1, bestFraction: 0.5, passed: false },
  previous: null,
  next: { id: 'spring', title: 'Spring' },
  progress: place,
};

describe('what the API shows', () => {
  it.each([
    ['a work in a list', ItemSummary, summary],
    ['a unit', UnitSummary, unit],
    ['a place', PlaceView, place],
    ['a place in the list of all', PlaceEntry, { ...place, item: summary, unitTitle: 'Part 1' }],
    ['a topic', TopicCount, { topic: 'sea', items: 3 }],
    ['a skill', SkillCount, { skill: 'learning', items: 3 }],
    [
      'what a quiz came to',
      QuizMarking,
      {
        marks: [{ questionId: 'q', correct: true, correctOptionIds: ['a'], accepted: null, explanation: 'Low.' }],
        fraction: 1,
        passed: true,
      },
    ],
    ['the page of a work', ItemDetail, detail],
    ['a lesson', Lesson, lesson],
    ['a caption before it has an address', CaptionMedia, { language: null, mediaId: 'm1' }],
    ['a download', Download, { title: 'Sheet', mediaId: 'm1' }],
    ['an entry of a table of contents', TocEntry, { title: 'I', href: 'i.xhtml' }],
    ['a page of a list', listOf(ItemSummary), { items: [summary], nextCursor: null, total: 1 }],
    [
      'a section of discover',
      DiscoverSection,
      { id: 'continue', title: 'Go on', reason: 'Begun', items: [{ ...summary, progress: place, unitTitle: 'Part 1', fraction: 0.5 }] },
    ],
    [
      'a page of a search',
      SearchPage,
      {
        results: [
          {
            type: 'unit',
            item: summary,
            unit: { id: 'part-1', title: 'Part 1', kind: 'audio', position: 1, coverSeed: null },
            snippet: 'ebb',
            positionSec: 3,
          },
        ],
        nextCursor: null,
        correctedTo: 'tide',
      },
    ],
  ])('is %s, with every field and no other', (_, schema, value) => {
    expect(schema.parse({ ...value, secret: 1 })).toEqual(value);
  });

  it('leaves places and marks out for visitors', () => {
    const ofVisitor = { ...detail, progress: undefined, isFavorite: undefined, certificate: undefined };
    expect(ItemDetail.parse(ofVisitor)).toEqual(ofVisitor);
  });

  it.each(['item', 'unit', 'text', 'transcript'])('finds a place of type %s', (type) => {
    const page = { results: [{ type, item: summary, snippet: '' }], nextCursor: null, correctedTo: null };
    expect(SearchPage.parse(page)).toEqual(page);
  });

  it.each(['author', 'narrator'])('knows a person as %s', (role) => {
    const people = [{ name: 'Ann Ash', role, html: '' }];
    expect(ItemDetail.parse({ ...detail, people })).toMatchObject({ people });
  });

  it.each(['single', 'multiple', 'order', 'short'])('asks questions of type %s', (type) => {
    const quiz = { ...lesson.quiz, questions: [{ id: 'q', type, text: 'Which?', options: [], from: 'Neap' }] };
    expect(Lesson.parse({ ...lesson, quiz })).toMatchObject({ quiz });
  });

  it('begins no chapter before the media', () => {
    expect(UnitSummary.safeParse({ ...unit, chapters: [{ title: 'Ebb', startSec: -1 }] }).success).toBe(false);
  });
});
