import { describe, expect, it } from 'vitest';
import { MANAGEMENT_FOCUSES, type ConversationContext } from '../../conversation/context.ts';
import { RecordInput } from '#core/records/record.ts';
import { rehearse, type Rehearsal } from '../../../../tests/support/samples/rehearse-talk.ts';
import { readFocus } from './focuses.ts';
import { COACHES, SPOKEN } from '../../../../tests/support/samples/spoken-words.ts';

const WORDS = SPOKEN.managerial;
const CONTEXT: ConversationContext = { focusAreaTitle: 'Feedback', focusTopics: ['late handover', 'holidays'] };
const talk = (messages: readonly string[], context = CONTEXT): Rehearsal =>
  rehearse(COACHES.managerial, { mode: 'managerial', context }, messages);
const movesOf = ({ plans }: Rehearsal): string[] => plans.map(({ move }) => move);

const CASE = 'Ben came late to the handover three times last week and Rosa had to stay.';
const FIRST = 'Ben, you are always late and that is lazy.';
const SECOND = 'Ben, on Tuesday you came at half past four and Rosa stayed until six. What happened?';

describe("a manager's practice", () => {
  it('goes from the case to words, to a second try, to an action, to what the other may answer', () => {
    const practice = talk([CASE, FIRST, SECOND, 'I will speak to Ben in private.', 'On Thursday', 'I hear you were short of people, Ben.']);
    expect(movesOf(practice)).toEqual(['ask_words', 'point', 'compare', 'ask_date', 'action_noted', 'reply']);
    expect(WORDS.case_heard.some((way) => practice.plans[0]?.words.includes(way))).toBe(true);
    expect(practice.plans[4]?.goals).toEqual([{ text: 'Talk to Ben', by: 'Thursday', measure: null, ifThen: null, skill: null }]);
    expect(practice.plans[4]?.asked?.id).toBe('managerial-reply');
    expect(practice.plans[5]).toMatchObject({ asked: null, evaluation: { refused: null } });
  });

  it.each([
    'On Monday in the handover you came in at 7:20, twenty minutes after it began. Two of the night team missed their bus, and they had to walk. What happened, from your side?',
    'I noticed that the last two reports came on Thursday instead of Tuesday, and the team could not plan. What got in the way?',
  ])('words to the other count at once, also where the case was asked for: %s', (said) => {
    expect(talk([said]).plans[0]).toMatchObject({ move: 'point', evaluation: { refused: null } });
  });

  it.each([
    'Tom, a nurse in my team, came twenty minutes late to the handover on Monday.',
    'I want Priya to take over the weekly stock order from me.',
    'She came at 7:20 and you could see that nobody liked it. What got in her way?',
  ])('a case that is told is judged as no words to anybody: %s', (said) => {
    expect(talk([said]).plans[0]).toMatchObject({ move: 'ask_words', evaluation: null });
  });

  it('shows lines of praise to those only who want to praise', () => {
    const praise = WORDS.focus.Feedback.models.find(({ is_praise }) => is_praise)?.strong as string;
    const ask = Array.from({ length: 3 }, () => 'Show me an example');
    expect(talk([FIRST, ...ask]).plans.some(({ words }) => words.includes(praise))).toBe(false);
    expect(talk(['I want to say well done to Rosa for the fair.', ...ask]).plans.some(({ words }) => words.includes(praise))).toBe(true);
  });

  it.each(['There is nothing I would add', 'Nothing to add.', 'I would leave it as it is'])('goes on after "%s"', (said) => {
    expect(talk([CASE, FIRST, said]).plans[2]).toMatchObject({ move: 'as_it_is', asked: { id: 'managerial-action' }, evaluation: null });
  });

  it('reads "1:1s" as talks of two', () => {
    expect(readFocus({ focusAreaTitle: '1:1s' })).toBe('One-to-ones');
  });

  it('says one point, on a fault before all else, in the words of the learner', () => {
    const { words } = talk([FIRST]).plans[0] ?? { words: '' };
    expect(words).toMatch(/“[^”]*(?:lazy|always)[^”]*”/);
  });

  it('says what is missing beside what is there', () => {
    const { words } = talk(['Ben, on Tuesday you came at half past four.']).plans[0] ?? { words: '' };
    expect(words).toMatch(/“[^”]*(?:Tuesday|half past four)[^”]*”/);
    expect(words).toMatch(/what followed|open question/);
  });

  it('compares the second try with the first, and ends with a weak line, a strong line and the rule', () => {
    const { plans } = talk([CASE, FIRST, SECOND]);
    expect(plans[2]?.evaluation?.compare).toMatchObject({ firstMessageId: 'u1', gained: expect.arrayContaining(['behaviour']) });
    for (const part of ['*Weak:*', '*Strong:*', '*Rule:*']) expect(plans[2]?.words).toContain(part);
  });

  it('says so when the second try is the first again', () => {
    const { words } = talk([CASE, FIRST, FIRST]).plans[2] ?? { words: '' };
    expect(WORDS.unchanged.some((way) => words.includes(way))).toBe(true);
  });

  it('asks for no second version of what lacks nothing', () => {
    expect(talk([CASE, SECOND]).plans[1]).toMatchObject({ move: 'point', asked: { id: 'managerial-action' } });
  });

  it('takes what happened for no words to anybody, wherever it is told', () => {
    const told = 'They do not say the same thing though, he said he was ill and she saw him in town.';
    expect(talk([CASE, told]).plans[1]).toMatchObject({ move: 'told', evaluation: null, asked: { id: 'managerial-words' } });
  });

  it('looks at the words between quotation marks, and at nothing around them', () => {
    const said = 'So this is what I would say, and I am dreading it: "Ben, on Tuesday you came at half past four. What happened?"';
    const quotes = talk([CASE, said]).plans[1]?.evaluation?.features.flatMap(({ evidence }) => evidence) ?? [];
    expect(quotes.length).toBeGreaterThan(0);
    for (const { quote, start, end } of quotes) {
      expect(said.slice(start, end)).toBe(quote);
      expect(start).toBeGreaterThan(said.indexOf('"'));
    }
  });

  it('takes a third version for words, where it had asked for an action', () => {
    const { plans } = talk([CASE, FIRST, SECOND, 'I hear that you are annoyed, Ben. What happened on Monday?']);
    expect(plans[3]).toMatchObject({ move: 'point', goals: [] });
  });

  it('hears an action before it was asked for', () => {
    const { plans, ended } = talk([CASE, FIRST, 'I will talk to him', 'Wednesday']);
    expect(plans.slice(2).map(({ move }) => move)).toEqual(['ask_date', 'action_noted']);
    expect(ended.summary.goals).toMatchObject([{ text: 'Talk to Ben', by: 'Wednesday' }]);
  });

  it('takes words for the other person as such, however they sound', () => {
    expect(talk([CASE, 'You never listen to me']).plans[1]?.evaluation).not.toBeNull();
  });

  it('scores no word of what its writer will do, which is told to the coach', () => {
    const { plans, ended } = talk([CASE, FIRST, SECOND, "I'll talk to him tomorrow before service"]);
    expect(plans[3]).toMatchObject({ move: 'action_noted', evaluation: null });
    expect(ended.summary.seen.map(({ quote }) => quote)).not.toContain("I'll talk to him tomorrow before service");
  });

  it('notes an action that has its day at once', () => {
    expect(talk([CASE, FIRST, SECOND, 'I will speak to Ben on Thursday.']).plans[3]).toMatchObject({
      move: 'action_noted',
      goals: [{ text: 'Talk to Ben', by: 'Thursday' }],
    });
  });

  it('asks for the day once, and keeps what was said without it', () => {
    const { plans } = talk([CASE, FIRST, SECOND, 'I will speak to Ben in private.', 'Let me see how it goes']);
    expect(plans[4]?.goals).toMatchObject([{ text: 'Talk to Ben', by: null }]);
  });

  it('does not evaluate the account of a case that holds no words for anybody, but refuses noise', () => {
    expect(talk(['sdkfjh']).plans[0]).toMatchObject({ move: 'refused', evaluation: { refused: expect.any(String) } });
    expect(talk([CASE]).plans[0]?.evaluation?.refused ?? null).toBeNull();
    expect(talk([CASE, FIRST, SECOND, 'I will speak to Ben in private.', 'On Thursday']).plans[4]?.evaluation).toBeNull();
  });

  it('keeps its question when it cannot take up an answer, and when asked why', () => {
    const { opening, plans } = talk(['sdkfjh', 'Why do you ask?', 'Show me an example']);
    for (const plan of plans) expect(plan.asked).toEqual(opening.asked);
  });

  it('scores nothing and asks nothing when harassment is spoken of', () => {
    const [plan] = talk(['She told me that he sexually harassed her in the stockroom.']).plans;
    expect(plan).toMatchObject({ move: 'harassment', asked: null, evaluation: { refused: 'safety' }, fixed: WORDS.harassment });
    expect(talk(['We planned the harassment training for May, and you were there.']).plans[0]?.move).not.toBe('harassment');
  });

  it('says that the law may have a say, and gives no verdict', () => {
    expect(talk(['Ben, I have to give you a written warning for last week.']).plans[0]?.words).toContain(WORDS.law);
  });

  it('looks back when asked, in the words of the learner', () => {
    const { plans } = talk([CASE, SECOND, 'How did I do?']);
    expect(plans[2]).toMatchObject({ move: 'look_back', evaluation: null, asked: plans[1]?.asked });
    expect(plans[2]?.words).toMatch(/“[^”]*Ben[^”]*”/);
  });

  it('asks otherwise, and once more for a second version', () => {
    const { plans } = talk([CASE, 'Ask me another way', FIRST, SECOND, 'Try it again', SECOND]);
    expect(plans[1]).toMatchObject({ move: 'ask_otherwise', asked: { id: 'managerial-words' } });
    expect(plans[1]?.asked?.text).not.toBe(plans[0]?.asked?.text);
    expect(plans.slice(4).map(({ move }) => move)).toEqual(['ask_otherwise', 'compare']);
  });

  it('takes the next topic when asked', () => {
    const plan = talk([CASE, 'Next topic']).plans[1];
    expect(plan?.move).toBe('next_case');
    expect(plan?.words).toContain('“holidays”');
  });
});

describe('the focus of a practice', () => {
  it.each<[ConversationContext, string]>([
    [{ focusAreaTitle: 'delegation' }, 'Delegation'],
    [{ managementFocus: 'how to run a 1:1' }, 'One-to-ones'],
    [{ focusTopics: ['a dispute over the rota'] }, 'Conflict'],
    [{ focusAreaTitle: 'Recruiting drivers' }, 'Hiring'],
    [{ managementFocus: 'We restructure in June' }, 'Change'],
    [{ managementFocus: 'objectives' }, 'Goals'],
    [{}, 'Feedback'],
  ])('of %j is %s', (context, focus) => {
    expect(readFocus(context)).toBe(focus);
  });

  it('has questions, and lines that are not the same', () => {
    for (const focus of MANAGEMENT_FOCUSES) {
      expect(new Set(WORDS.focus[focus].situations).size).toBeGreaterThanOrEqual(6);
      expect(new Set(WORDS.focus[focus].models.map(({ strong }) => strong)).size).toBeGreaterThanOrEqual(3);
    }
  });
});

describe("the end of a manager's practice", () => {
  it('leaves a record with what was seen and what is to be done', () => {
    const { ended } = talk([CASE, FIRST, SECOND, 'I will speak to Ben in private.', 'On Thursday']);
    expect(RecordInput.parse(ended.record)).toEqual(ended.record);
    expect(ended.record?.payload).toMatchObject({
      ...{ focus_area: 'Feedback', topics_covered: ['late handover', 'holidays'], duration_minutes: 7 },
      action_items: ['Talk to Ben (Thursday)'],
      insights_gained: expect.arrayContaining([expect.stringContaining('“')]),
    });
    expect(ended.summary.goals).toMatchObject([{ by: 'Thursday' }]);
  });

  it('is short when nothing was said', () => {
    expect(talk([]).ended).toMatchObject({ summary: { answered: 0 }, record: { payload: { insights_gained: [], action_items: [] } } });
  });
});
