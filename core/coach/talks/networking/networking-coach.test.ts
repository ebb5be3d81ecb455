import { describe, expect, it } from 'vitest';
import { NETWORKING_SCENARIOS } from '../../conversation/context.ts';
import { RecordInput } from '#core/records/record.ts';
import { rehearse, type Rehearsal } from '../../../../tests/support/samples/rehearse-talk.ts';
import { COACHES, SPOKEN } from '../../../../tests/support/samples/spoken-words.ts';

const talk = (messages: readonly string[], networkingScenario = 'conference', seed = 'seed'): Rehearsal =>
  rehearse(COACHES.networking, { mode: 'networking', context: { networkingScenario }, seed }, messages);

const OFFER = 'I could send you our form on Thursday.';

describe('a networking scene', () => {
  it.each(Object.entries(NETWORKING_SCENARIOS))('opens with a person of the scenario %s, by id or title', (id, title) => {
    const { opening } = talk([], id);
    expect(SPOKEN.people[id as keyof typeof SPOKEN.people].some(({ name }) => opening.words.includes(name))).toBe(true);
    expect(opening.title).toBe(title);
    expect(talk([], title).opening).toEqual(opening);
  });

  it('takes a situation of the learner’s own, quoted', () => {
    const { opening } = talk([], 'A lift with my <b>old boss</b> from the depot');
    expect(opening.words).toContain('You described it as “A lift with my”');
    expect(opening.title).toBe('A situation of your own');
  });

  it('brings other people by other seeds', () => {
    const names = new Set(Array.from({ length: 12 }, (_, i) => talk([], 'conference', `${i}`).opening.words.match(/Ines|Tomasz/)?.[0]));
    expect(names).toEqual(new Set(['Ines', 'Tomasz']));
  });

  it('reminds of what was open last time', () => {
    const { opening } = rehearse(COACHES.networking, { mode: 'networking', weakSpots: ['offer'] }, []);
    expect(opening.words).toMatch(/^From last time: Offer one thing/);
  });

  it('evaluates every turn by the last words of the person', () => {
    const { plans, opening } = talk(['How do you plan the week?', OFFER]);
    expect(plans.map(({ evaluation }) => evaluation?.rubric)).toEqual(['networking', 'networking']);
    expect(opening.words.endsWith(plans[0]?.evaluation?.question as string)).toBe(true);
  });

  it('steps out of the part when asked, with quotations and one thing to try', () => {
    const { plans } = talk([OFFER, 'How did I do?']);
    expect(plans[1]).toMatchObject({ move: 'debrief', evaluation: null, fixed: plans[1]?.words });
    expect(plans[1]?.words).toContain('“I could send you our form on Thursday”');
  });

  it('goes on after a look at it', () => {
    const { plans } = talk([OFFER, 'How did I do?', 'How do you plan the week?']);
    expect(plans[2]?.move).toBe('scene');
  });

  it('ends, and then speaks as the coach', () => {
    const { plans } = talk(['I have to go now.', 'Hello there?', 'How did I do?']);
    expect(plans.map(({ move }) => move)).toEqual(['scene_ends', 'after_the_end', 'debrief']);
    expect(plans[1]?.evaluation).toBeNull();
  });

  it('begins anew with somebody else', () => {
    const { opening, plans } = talk(['I have to go now.', 'Again with somebody else', 'How do you do?']);
    expect(plans[1]?.move).toBe('again');
    const nameIn = (words = ''): string | undefined => words.match(/Ines|Tomasz/)?.[0];
    expect(nameIn(plans[1]?.words)).not.toBe(nameIn(opening.words));
    expect(plans[2]?.move).toBe('scene');
  });

  it('compares another attempt with the first', () => {
    const { said, plans } = talk(['Nice weather today, is it not?']);
    const before = said.slice(0, 1);
    const first = said[1] as (typeof said)[number];
    const input = { mode: 'networking', context: {}, seed: 'seed', weakSpots: [], askedBefore: [], earlier: null, resume: null } as const;
    const plan = COACHES.networking.plan({ ...input, said: [...before, { ...first, id: 'u0b', content: OFFER }], attempts: [first] });
    expect(plan.evaluation?.compare?.firstMessageId).toBe('u0');
    expect(plans[0]?.evaluation?.compare).toBeNull();
  });

  it('tells a model what to play, with facts of ours only', () => {
    const orders = talk(['How do you handle swaps?'], 'conference').plans[0]?.orders.join('\n');
    expect(orders).toMatch(/^Play (?:Ines|Tomasz), /);
    expect(orders).toContain('Promise no job');
  });
});

describe('what is said to the coach in a scene', () => {
  it('a question about something else is no open question, and puzzles the person', () => {
    const { plans } = talk(['What is the capital of France?']);
    expect(SPOKEN.networking.puzzled).toContain(plans[0]?.words);
    expect(plans[0]?.evaluation?.features.find(({ id }) => id === 'open-question')?.found).toBe(false);
  });

  it('a question about something else names nobody', () => {
    const { plans } = talk(['What is the capital of France, Noor?'], 'introduction');
    expect(plans[0]?.evaluation?.features.find(({ id }) => id === 'both-named')?.found).toBe(false);
  });
});

describe('the end of a networking session', () => {
  it('shows each thing with words of its own, and says it in a sentence', () => {
    const { plans, ended } = talk(['How do you plan the week?', OFFER, 'How did I do?']);
    const quotes = ended.summary.seen.map(({ quote }) => quote);
    expect(new Set(quotes).size).toBe(quotes.length);
    expect(plans[2]?.words.split('“I could send you our form on Thursday”')).toHaveLength(2);
    expect(ended.summary.headline).toBe('At a conference: you left with a next step and a time for it and asked an open question.');
  });

  it('claims no day that nobody named', () => {
    const undated = 'I could send you a page on how we do it on the ward.';
    const { plans, ended } = talk([undated, 'How did I do?']);
    expect(ended.summary.headline).toContain('you made an offer');
    for (const words of [ended.summary.headline, plans[1]?.words]) expect(words).not.toMatch(/next step and a/);
  });

  it('leaves a record of what was seen in all rounds', () => {
    const { ended } = talk([OFFER, 'Again with somebody else', 'Thanks for the tip about the frost.']);
    expect(RecordInput.parse(ended.record)).toEqual(ended.record);
    expect(ended.record?.payload).toMatchObject({
      ...{ session_id: 'talk', scenario_id: 'conference', scenario_title: 'At a conference', duration_minutes: 7, confidence_level: null },
      strengths: expect.arrayContaining([expect.stringContaining('“I could send you our form on Thursday”')]),
    });
    expect(ended.summary.answered).toBe(2);
    expect(ended.weakSpots.length).toBeGreaterThan(0);
  });

  it('scores nothing when nothing was said', () => {
    expect(talk([]).ended.record?.payload).toMatchObject({ overall_score: null, strengths: [], improvements: [] });
  });
});
