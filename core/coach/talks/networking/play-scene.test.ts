import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { seededRandom } from '#core/random.ts';
import { SPOKEN } from '../../../../tests/support/samples/spoken-words.ts';
import type { Person } from './person.ts';
import { MAX_TURNS, openingOf, playScene } from './play-scene.ts';

const { people: PEOPLE, networking: WORDS } = SPOKEN;

const SAID = [
  'What do you do all day?',
  'How did you start?',
  'So you plan by the weather. What happens in the first frost?',
  'Do you like it?',
  'And who decides about the rota?',
  'My name is Ana and I plan shifts.',
  'Thank you, that was good to hear.',
  'I could send you our form.',
  'Shall I call you on Thursday?',
  'Are you hiring?',
  'I have to go now.',
  'It was a long day for me too.',
  'word '.repeat(80),
  'kjhg',
  '...',
  'hm',
] as const;
/** What keeps a scene going, so that walks reach its far end. */
const GOING_ON = SAID.filter((text) => !/hiring|have to go/.test(text));

const ALL_PEOPLE = Object.values(PEOPLE).flat();

function walk(person: Person, seed: string, texts: readonly string[]): string[] {
  const replies: string[] = [];
  for (let i = 1; i <= texts.length; i++) {
    const played = playScene(person, seed, texts.slice(0, i), WORDS);
    replies.push(played?.words ?? '');
    if (played?.ended) return replies;
  }
  throw new Error(`No end after ${texts.length} turns: ${replies.join(' / ')}`);
}

const spokenIn = (reply: string): string[] => reply.split(/(?<=[.?])\s+|(?<=\*)\s+/);

describe('a scene', () => {
  it('ends by itself, is never silent and never says the same twice, in 10,000 walks', () => {
    for (let i = 0; i < 10_000; i++) {
      const random = seededRandom(i);
      const choices: readonly string[] = i % 2 === 0 ? SAID : GOING_ON;
      const texts = Array.from({ length: MAX_TURNS }, () => choices[Math.floor(random() * choices.length)] as string);
      const replies = walk(ALL_PEOPLE[i % ALL_PEOPLE.length] as Person, `walk-${i}`, texts);
      expect(replies.every((reply) => reply.trim() !== '')).toBe(true);
      expect(new Set(replies).size).toBe(replies.length);
      const sentences = replies.flatMap((reply) => [...new Set(spokenIn(reply))]);
      const twice = sentences.filter((sentence, at) => sentence.split(' ').length > 3 && sentences.indexOf(sentence) !== at);
      expect(twice).toEqual([]);
    }
  }, 60_000);

  it('takes any text', () => {
    const person = ALL_PEOPLE[0] as Person;
    fc.assert(
      fc.property(
        fc.array(fc.string({ unit: 'binary' }), { minLength: MAX_TURNS, maxLength: MAX_TURNS }),
        (texts) => walk(person, 's', texts).length > 0,
      ),
    );
  });

  const [ines] = PEOPLE.conference as [Person, ...Person[]];
  const afterAll = (...texts: string[]) => playScene(ines, 'seed', texts, WORDS);

  it('tells what is asked for, once', () => {
    const asked = afterAll('How do you handle swaps?');
    expect(asked?.fact).toContain('forty swaps');
    expect(asked?.words).toContain('forty swaps');
    expect(afterAll('How do you handle swaps?', 'How do you handle swaps?')?.words).not.toContain('forty swaps');
  });

  it('adds to what it told when that is taken up', () => {
    expect(afterAll('How do you handle swaps?', 'So forty swaps a week by phone.')?.words).toContain('from my kitchen');
  });

  it('says that it does not know, or would rather not say', () => {
    expect(afterAll('What is the capital of Chile?')).toMatchObject({ fact: null, ended: null });
    const asked = afterAll('Do you have children?')?.words ?? '';
    expect(WORDS.keeps_private).toContain(asked);
  });

  it('has a want of its own, said once when the learner leaves it a moment', () => {
    const want = ines.want as string;
    const said = ['ok', 'ok', 'ok', 'ok'].map((_, i, all) => afterAll(...all.slice(0, i + 1))?.words ?? '');
    expect(said.filter((words) => words.includes(want))).toHaveLength(1);
  });

  it('leaves whoever is rude', () => {
    expect(afterAll('shut up')?.ended).toBeNull();
    expect(afterAll('shut up', 'you are boring')?.ended).toBe('turned_away');
    expect(afterAll('shut up', 'bye')?.ended).toBe('turned_away');
  });

  it('ends when the learner leaves, and with what was agreed', () => {
    expect(afterAll('I have to go now.')?.ended).toBe('left');
    expect(afterAll('Shall I send you our form on Thursday?', 'I have to go now.')?.ended).toBe('step_agreed');
    expect(afterAll('Shall I send you our form on Thursday? I have to go now.')?.ended).toBe('step_agreed');
  });

  it('ends when a job is asked for twice before anything is agreed', () => {
    expect(afterAll('Are you hiring?')?.ended).toBeNull();
    expect(afterAll('Are you hiring?', 'Could you give me a job?')?.ended).toBe('asked_too_soon');
  });

  it('asks again, then moves on, then ends when nothing can be understood', () => {
    expect(afterAll('kjhg')).toMatchObject({ fact: null, ended: null, acts: [] });
    expect(afterAll('kjhg', 'kjhg')?.fact).not.toBeNull();
    expect(afterAll('kjhg', 'kjhg', 'kjhg')?.ended).toBe('time_up');
  });

  it('plays no further than its end', () => {
    expect(afterAll('I have to go now.', 'What do you do?')).toEqual(afterAll('I have to go now.'));
  });

  it('says nothing before the learner does', () => {
    expect(playScene(ines, 'seed', [], WORDS)).toBeNull();
  });

  it('goes on talking where the task is to leave', () => {
    const [gerald] = PEOPLE.leaving as [Person, ...Person[]];
    expect(playScene(gerald, 'seed', ['Is that so.'], WORDS)?.fact).not.toBeNull();
  });
});

describe('people', () => {
  it('are two or more in each scenario, each with openings and facts of their own', () => {
    for (const people of Object.values(PEOPLE)) expect(people.length).toBeGreaterThanOrEqual(2);
    for (const { openings, facts } of ALL_PEOPLE) {
      expect(openings.length).toBeGreaterThanOrEqual(3);
      expect(facts.length).toBeGreaterThanOrEqual(6);
    }
    const lines = ALL_PEOPLE.flatMap(({ openings, facts }) => [
      ...openings,
      ...facts.flatMap(({ say, more }) => [say, ...(more ? [more] : [])]),
    ]);
    expect(new Set(lines).size).toBe(lines.length);
    expect(new Set(ALL_PEOPLE.map(({ id }) => id)).size).toBe(ALL_PEOPLE.length);
  });

  it('open in different ways', () => {
    const openings = new Set(Array.from({ length: 40 }, (_, i) => openingOf(ALL_PEOPLE[0] as Person, `${i}`)));
    expect(openings.size).toBe(3);
  });
});
