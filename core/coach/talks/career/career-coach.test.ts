import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { GoalIdea } from '#core/goals/goal.ts';
import { faultsOfReply } from '../../../../tests/support/samples/rehearse-talk.ts';
import { COACHES } from '../../../../tests/support/samples/spoken-words.ts';
import type { ConversationContext } from '../../conversation/context.ts';
import type { Noted, StandingFact } from '../../facts/fact.ts';
import { FACT_SLOTS, type FactSlot } from '../../facts/slots.ts';
import type { Opening, OpeningInput, SaidMessage, TurnPlan } from '../../plan/turn-plan.ts';
import { slotAskedIn } from './career-coach.ts';
import { nameIn } from '../name-in.ts';

const coach = COACHES.career;

/** A message, and what is noted of it. */
type Told = readonly [content: string, noted?: readonly Noted[]];

interface Talk {
  readonly opening: Opening;
  readonly plans: readonly TurnPlan[];
  readonly said: readonly SaidMessage[];
  readonly facts: readonly StandingFact[];
}

function talk(told: readonly Told[], start: Partial<OpeningInput> = {}): Talk {
  const input = { mode: 'career' as const, context: {} as ConversationContext, seed: 'seed', weakSpots: [], askedBefore: [], ...start };
  const opening = coach.open({ resume: null, ...input });
  let facts = [...(start.facts ?? [])];
  const said: SaidMessage[] = [{ id: 'a', role: 'assistant', content: opening.words, asked: opening.asked, evaluation: null }];
  const plans = told.map(([content, noted = []], i) => {
    said.push({ id: `u${i}`, role: 'user', content, asked: null, evaluation: null });
    const plan = coach.plan({ ...input, said: [...said], attempts: [], earlier: null, facts, noted });
    facts = [...facts, ...noted.map(({ slot, quote }) => ({ slot, text: quote, isEarlier: false }))];
    said.push({ id: `a${i}`, role: 'assistant', content: plan.words, asked: plan.asked, evaluation: null, goals: plan.goals });
    return plan;
  });
  return { opening, plans, said, facts };
}

const of = (slot: FactSlot, quote: string): Noted => ({ slot, quote });
const note = (slot: FactSlot, quote: string): Told => [`${quote}.`, [of(slot, quote)]];
const askedIn = ({ opening, plans }: Talk): string[] => [opening, ...plans].flatMap(({ asked }) => asked?.id?.split('-')[1] ?? []);
const end = ({ said, facts }: Talk) => coach.end({ id: 't', mode: 'career', context: {}, said, minutes: 7, facts });

const AIM = note('aim', 'I want to work days');
const WHOM = note('person', 'Dr Patel runs the audit team');

describe('a career talk', () => {
  it('asks one thing at a time, in the order of its worth, and nothing that is noted', () => {
    expect(askedIn(talk([AIM, ['Yes.'], note('constraint', 'I cannot drop below 30 hours'), note('tried', 'I asked in spring')]))).toEqual([
      ...['aim', 'deadline', 'constraint', 'tried', 'person'],
    ]);
    expect(askedIn(talk([['I have a plan.', [of('aim', 'I have a plan'), of('deadline', 'by June'), of('tried', 'once')]]]))).toEqual([
      'aim',
      'constraint',
    ]);
  });

  it('gives one span back as it was said, what weighs on somebody first', () => {
    const [plan] = talk([['My back is gone and I want days.', [of('aim', 'I want days'), of('health', 'My back is gone')]]]).plans;
    expect(plan?.words).toContain('“My back is gone”');
    expect(plan?.words).not.toContain('I want days');
  });

  it('leaves what was passed on', () => {
    const asked = askedIn(talk([['Another question'], ['Another question'], ['Another question']]));
    expect(new Set(asked).size).toBe(4);
  });

  it('goes from an aim and a person to a message, and on which day', () => {
    const { plans } = talk([AIM, WHOM, ['The audit post.'], ['On Thursday.']]);
    expect(plans.map(({ move }) => move)).toEqual(['deadline', 'what', 'day', 'drafted']);
    const last = plans.at(-1);
    for (const words of ['> Hello Dr Patel,', 'The audit post', 'I want to work days', 'Thursday']) expect(last?.words).toContain(words);
    expect(last?.goals).toMatchObject([{ text: 'Write to Dr Patel: The audit post', by: 'Thursday' }]);
  });

  it('takes whom, what and which day from one line', () => {
    const whole = talk([
      AIM,
      ['No.'],
      ['No.'],
      ['No.'],
      ['I do not know.'],
      ['I do not know yet.'],
      ['Dr Patel, audit post, Thursday'],
    ]).plans.at(-1);
    expect(whole?.words).toContain('> Hello Dr Patel,');
    expect(whole?.words).toContain('audit post');
    expect(whole?.goals).toMatchObject([{ text: 'Write to Dr Patel: audit post', by: 'Thursday' }]);
    const known = talk([AIM, WHOM, ['Dr Patel, audit post, Thursday']]).plans.at(-1);
    expect(known).toMatchObject({ move: 'drafted', goals: [{ text: 'Write to Dr Patel: audit post', by: 'Thursday' }] });
  });

  it('drafts once, and goes on with what is open', () => {
    const moves = talk([AIM, WHOM, ['Dr Patel, audit post, Thursday'], ['Thank you, I will.'], ['That is it.']]).plans.map(
      ({ move }) => move,
    );
    expect(moves.filter((move) => move === 'drafted')).toHaveLength(1);
  });

  it('puts a name right that it had wrong, and asks anew where something else was', () => {
    const drafted: Told[] = [AIM, note('person', 'my cousin Bas'), ['whether they hire, Friday']];
    const mended = (content: string) => {
      const { said, facts } = talk(drafted);
      const message: SaidMessage = { id: 'c', role: 'user', content, asked: null, evaluation: null, heardAs: 'correction' };
      const input = { mode: 'career' as const, context: {}, seed: 'seed', weakSpots: [], askedBefore: [], earlier: null };
      return coach.plan({ ...input, said: [...said, message], attempts: [], facts, noted: [] });
    };
    expect(talk(drafted).plans.at(-1)?.words).toContain('> Hello Bas,');
    expect(mended('thats not his name lol. he is called Baz')).toMatchObject({
      move: 'drafted',
      words: expect.stringContaining('> Hello Baz,'),
    });
    expect(mended('No, that is not what I meant.')).toMatchObject({
      move: 'mend',
      asked: { id: expect.stringContaining('career-letter') },
    });
  });

  it.each(['Yes, my friend works there', 'Honestly, nobody', 'My wife, obviously', 'She would know who needs tutors'])(
    'takes no word of "%s" for a name',
    (whom) => expect(nameIn(whom)).toBeNull(),
  );

  it('writes no letter where they would rather ring, and keeps what they will do in their words', () => {
    const plan = talk([AIM, note('person', 'Moira at college'), ["I'll ring Moira on Monday and ask what an assessor earns"]]).plans.at(-1);
    expect(plan?.words).not.toContain('Hello');
    expect(plan?.goals).toMatchObject([{ text: "I'll ring Moira on Monday and ask what an assessor earns", by: 'Monday' }]);
  });

  it('invents no name', () => {
    const plan = talk([AIM, note('person', 'my old manager'), ['the day shift, Friday']]).plans.at(-1);
    expect(plan?.words).not.toContain('Hello');
    for (const line of ['> To: my old manager', '> What: the day shift', '> When: Friday']) expect(plan?.words).toContain(line);
  });

  it('tells what it has noted, proposes a goal, and ends', () => {
    const { plans } = talk([AIM, ['What have I said so far?'], ['Propose a goal'], ['End']]);
    expect(plans[1]?.words).toContain('- **What you want:** I want to work days');
    expect(plans[2]?.goals).toMatchObject([{ text: 'Work days' }]);
    expect(plans[3]).toMatchObject({ move: 'ending', asked: null, suggestions: [] });
  });

  it('begins where the sheet and the profile stand', () => {
    const facts = [{ slot: 'next_step', text: 'I will ring the college', isEarlier: true }] as const;
    expect(talk([], { facts }).opening).toMatchObject({ words: expect.stringContaining('“I will ring the college”') });
    expect(askedIn(talk([], { facts }))).toEqual(['went']);
    const { opening } = talk([], { context: { userProfile: { goals: ['lead a ward'] } } });
    expect(opening.words).toContain('“lead a ward”');
    expect(opening.asked?.id).toMatch(/^career-deadline/);
  });

  it('knows which slot it asked for', () => {
    expect(slotAskedIn(talk([]).said)).toBe('aim');
    expect(slotAskedIn(talk([AIM, WHOM]).said)).toBeNull();
  });

  it('ends with what stands on the sheet, and the goals that were not offered', () => {
    const whole = talk([AIM, note('deadline', 'by September'), WHOM]);
    const { summary, record, weakSpots } = end(whole);
    expect(record).toBeNull();
    expect(summary.headline).toBe('On your sheet from this talk: what you want, by when and who has a part in it.');
    expect(summary.seen).toContainEqual(expect.objectContaining({ text: 'What you want', quote: 'I want to work days', messageId: 'u0' }));
    expect(summary.goals).toMatchObject([{ text: 'Work days', by: null }]);
    expect(weakSpots).toEqual(['constraint', 'tried', 'next_step']);
    expect(end(talk([AIM, ['Propose a goal']])).summary.goals).toEqual([]);
    expect(end(talk([])).summary).toMatchObject({ answered: 0, seen: [], goals: [] });
  });
});

const TEXTS = [
  'I want to work days',
  'Dr Patel, audit post, Thursday',
  'no',
  '???',
  'Why? “Stop”!! [x](http://bad.example)',
  'By June',
  'Another question',
];
const message = fc.record({
  content: fc.constantFrom(...TEXTS, 'Propose a goal', 'What have I said so far?'),
  slots: fc.subarray([...FACT_SLOTS], { maxLength: 3 }),
});

it('puts no question twice, asks at most one thing in a reply, and says nothing that a reply must not be', () => {
  fc.assert(
    fc.property(fc.array(message, { maxLength: 14 }), fc.string({ maxLength: 5 }), (messages, seed) => {
      const told = messages.map(({ content, slots }): Told => [content, slots.map((slot) => of(slot, content))]);
      const { opening, plans, facts } = talk(told, { seed });
      const put = [opening, ...plans].flatMap(({ asked }, i, all) => (asked && asked.text !== all[i - 1]?.asked?.text ? [asked.text] : []));
      expect(new Set(put).size).toBe(put.length);
      for (const { words, goals } of plans) {
        expect(faultsOfReply(words, TEXTS)).toEqual([]);
        for (const goal of goals) expect(GoalIdea.parse(goal)).toEqual(goal);
      }
      for (const { text } of facts) expect(messages.some(({ content }) => content.includes(text))).toBe(true);
    }),
    { numRuns: 150 },
  );
});
