import { describe, expect, it } from 'vitest';
import { CAREER_LEVELS } from '../records/levels.ts';
import { labelOf, LEVEL_WORDS, QUESTION_WORDS, readPick, readPicks } from './choice-words.ts';
import { CHOICES, LIST_QUESTIONS, QUESTION_IDS, TIMEFRAMES } from './questions.ts';

describe.each(QUESTION_IDS)('%s', (id) => {
  it('is asked in one question, with one line of help', () => {
    expect(QUESTION_WORDS[id].text).toMatch(/^[A-Z][^.!?]+\?$/);
    expect(QUESTION_WORDS[id].help).toMatch(/^[A-Z][^!?]+\.$/);
  });

  it('has a short label for each choice, no two alike', () => {
    const choices = { ...CHOICES, career_level: CAREER_LEVELS, timeframe: TIMEFRAMES }[id];
    const labels = choices.map((choice) => labelOf(id, choice));
    for (const label of labels) expect(label).toMatch(/^[A-Z\d][\w ,-]{2,21}$/);
    expect(new Set(labels.map((label) => label.toLowerCase())).size).toBe(choices.length);
  });
});

it('each level has a line that says whom it is for', () => {
  for (const level of CAREER_LEVELS) expect(LEVEL_WORDS[level].line).toMatch(/^[A-Z][^.!?]+\.$/);
});

describe.each(LIST_QUESTIONS)('a pick of %s', (question) => {
  it.each(CHOICES[question])('is %s by its id and by its label', (id) => {
    const label = labelOf(question, id);
    for (const text of [id, label, label.toUpperCase(), `  ${label.replaceAll(' ', ' \n ')} `]) expect(readPick(question, text)).toBe(id);
  });

  it('stays the learner’s own where it only means the same', () => {
    for (const words of ['burnt out by the hours', 'job hunting', 'Ärzte', 'time!']) expect(readPick(question, words)).toBe(words);
  });
});

it('reads a label without its accents', () => expect(readPick('interests', 'dèsign')).toBe('design'));

it('is a choice of its own question only', () => {
  expect(readPick('goals', 'Stress')).toBe('Stress');
  expect(labelOf('goals', 'stress')).toBe('stress');
});

it('takes what is named twice once, in the place of the first', () => {
  expect(readPicks('goals', ['Earn more', 'Open a bakery', 'better_pay', 'open  a BAKERY ', '', ' ', 'Lead people'])).toEqual([
    'better_pay',
    'Open a bakery',
    'lead_people',
  ]);
});

it('keeps words apart that differ in their vowel marks', () => {
  expect(readPicks('goals', ['कि', 'का'])).toEqual(['कि', 'का']);
});

it('leaves out the mark at the end, and what nobody can see', () => {
  expect(readPicks('goals', ['get promoted.', 'open a bakery…', 'my boss shouts!'])).toEqual([
    'promotion',
    'open a bakery',
    'my boss shouts!',
  ]);
  expect(readPicks('goals', ['\u200B', '...', ' \u2060 ', '🙂'])).toEqual(['🙂']);
});
