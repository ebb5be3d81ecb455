import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { Evaluation } from '#core/coach/evaluation.ts';
import { scoreManagerialTurn, type ManagerialTurn } from './score-managerial-turn.ts';

const score = (content: string, more: Partial<ManagerialTurn> = {}): Evaluation =>
  scoreManagerialTurn({ content, focus: 'feedback', topics: [], previous: [], history: [], ...more });

const seen = ({ features }: Evaluation): Record<string, string[]> =>
  Object.fromEntries(features.filter(({ found }) => found).map(({ id, evidence }) => [id, evidence.map(({ quote }) => quote)]));

const found = (content: string, more?: Partial<ManagerialTurn>): string[] => Object.keys(seen(score(content, more)));

const SBI = 'Ben, on Monday you arrived at twenty past nine and Anna had to open both tills alone. What happened?';

describe('feedback', () => {
  it('is when, what was seen, what followed, and a question', () => {
    expect(seen(score(SBI))).toMatchObject({
      situation: ['on Monday'],
      effect: [SBI.slice(0, -' What happened?'.length - 1)],
      'open-question': ['What happened?'],
    });
    expect(score(SBI).band).toBe('strong');
  });

  it('may be a plan told to the coach', () => {
    const plan = 'I would tell him that on Monday he arrived at twenty past nine and Anna had to open alone. Then I ask: what happened?';
    expect(found(plan)).toEqual(expect.arrayContaining(['situation', 'behaviour', 'effect', 'open-question']));
  });

  it.each([
    ['the effect', 'Ben, on Monday you arrived at twenty past nine. What happened?'],
    ['the time', 'Ben, you arrived late and Anna had to open both tills alone. What happened?'],
    ['the question', 'Ben, on Monday you arrived at twenty past nine and Anna had to open both tills alone.'],
  ])('without %s is worth less', (_, content) => {
    expect(score(content).overall).toBeLessThan(score(SBI).overall);
  });
});

describe('labels', () => {
  it.each([
    'You are lazy.',
    'That was unprofessional.',
    'Your attitude is the problem.',
    'You are so difficult to work with.',
    'He clearly does not care.',
  ])('%s', (label) => {
    expect(found(`${label} ${SBI}`)).toContain('label');
    expect(score(`${label} ${SBI}`).overall).toBeLessThan(score(SBI).overall);
  });

  it.each(['It was a difficult day for all.', 'The rota is messy.', 'The old till is slow.', 'I would not call you lazy-eyed.'])(
    'are none: %s',
    (fact) => {
      expect(found(`${fact} ${SBI}`)).not.toContain('label');
    },
  );

  it('are not the manager’s own when they are quoted from another', () => {
    expect(found(`Anna called it "lazy" in the meeting. ${SBI} How would you put it, and what do you need from her and me?`)).not.toContain(
      'label',
    );
  });

  it('are the manager’s own in the words of a plan', () => {
    expect(found('I would tell him "you are lazy" and then I would wait to see what he has to say to that.')).toContain('label');
  });
});

describe('other faults', () => {
  it.each([
    ['always', 'You are always late.'],
    ['threat', 'One more time and there will be consequences.'],
    ['order', 'You need to stop that. Just deal with it.'],
    ['vague', 'People have said things. Do better.'],
    ['corporate-words', 'Let us leverage our synergies with an agile mindset.'],
    ['solves-it', 'If I were you I would ring him.'],
    ['plays-down', 'It is no big deal.'],
    ['private-question', 'Are you planning to have children soon?'],
    ['praise-sandwich', 'You are a fantastic colleague, but the till was short.'],
  ])('%s: %s', (id, content) => {
    expect(found(content)).toContain(id);
    expect(found(SBI)).not.toContain(id);
  });

  it('a question about what is needed is no order', () => {
    expect(found('What do you need to have it ready by Friday?')).not.toContain('order');
  });
});

describe('what a talk is about', () => {
  const ids = (more: Partial<ManagerialTurn>, content = 'Good morning to you all'): string[] =>
    score(content, more).features.map(({ id }) => id);

  it.each([
    ['Delegation', 'authority'],
    ['1:1s', 'listening'],
    ['Handling conflict', 'both-sides'],
    ['Hiring', 'criteria'],
    ['Leading change', 'what-stays'],
    ['Goal setting (GROW)', 'will'],
    ['Giving feedback', 'behaviour'],
  ])('%s looks for %s', (focus, id) => {
    expect(ids({ focus })).toContain(id);
  });

  it('is taken from the topics where the focus does not say', () => {
    expect(ids({ focus: 'My new team', topics: ['Delegating work'] })).toContain('authority');
  });

  it('is taken from the words where neither says', () => {
    const handOver = 'I’d like you to run the June order because you know the suppliers. Up to £400 you decide without asking me.';
    expect(ids({ focus: null }, handOver)).toContain('authority');
    expect(ids({ focus: null }, SBI)).toContain('behaviour');
  });
});

it('reads the slots of each kind of talk', () => {
  const order =
    'I’d like you to run the June order because you know the suppliers. Up to £400 you can decide without asking me. Could you show me a draft by Friday? What would you need?';
  expect(found(order, { focus: 'delegation' })).toEqual(
    expect.arrayContaining(['what', 'why', 'authority', 'by-when', 'check-in', 'open-question']),
  );
  const goal =
    'I want two one-to-ones a week by May. So far I have held one. I could book them all at once or ask Ali first. I will book Ali on Tuesday.';
  expect(found(goal, { focus: 'goals' })).toEqual(expect.arrayContaining(['goal', 'reality', 'options', 'will']));
  const change = 'From 3 May orders go through the app, because we lost nine slips. The shifts stay the same. What worries you about it?';
  expect(found(change, { focus: 'change' })).toEqual(expect.arrayContaining(['why', 'what-stays', 'open-question']));
  const hiring = 'We ask all four the same questions. Tell me about a time when a delivery was wrong.';
  expect(found(hiring, { focus: 'hiring' })).toEqual(expect.arrayContaining(['criteria', 'past-example']));
});

it('padding and said twice lift nothing', () => {
  expect(score(`${SBI} ${SBI}`).overall).toBeLessThanOrEqual(score(SBI).overall);
  expect(score(`So, well, it is what it is, as they say. ${SBI}`).overall).toBeLessThanOrEqual(score(SBI).overall);
});

it('takes a fault that is gone for a gain', () => {
  const first = { messageId: 'm1', content: `You are lazy. ${SBI}` };
  expect(score(SBI, { first }).compare).toEqual({ firstMessageId: 'm1', gained: ['label'], lost: [] });
});

it('refuses what says nothing, and has nothing to show then', () => {
  expect(score('asdf qwer zxcv')).toMatchObject({ refused: 'not_an_answer', overall: 0, band: 'not_yet', features: [] });
});

describe('any turn', () => {
  const piece = fc.constantFrom(
    'you ',
    'Ben ',
    'are lazy',
    'always ',
    'on Monday ',
    '? ',
    '. ',
    '"',
    '“',
    'What ',
    'I will ',
    'because ',
    '\n',
    '😂',
    '£400 ',
    'by Friday ',
  );
  const text = fc.oneof(
    fc.string({ unit: 'binary', maxLength: 200 }),
    fc.array(piece, { maxLength: 60 }).map((parts) => parts.join('')),
  );

  it('is evaluated within bounds, the same each time, with exact quotes', () => {
    fc.assert(
      fc.property(text, fc.option(text), fc.array(text, { maxLength: 3 }), (content, focus, topics) => {
        const evaluation = scoreManagerialTurn({ content, focus, topics, previous: topics, history: [] });
        expect(Evaluation.parse(evaluation)).toEqual(evaluation);
        for (const { quote, start, end } of evaluation.features.flatMap(({ evidence }) => evidence))
          expect(quote).toBe(content.slice(start, end));
        expect(scoreManagerialTurn({ content, focus, topics, previous: topics, history: [] })).toEqual(evaluation);
      }),
    );
  });
});
