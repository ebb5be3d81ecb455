import { describe, expect, it } from 'vitest';
import { RecordInput } from '#core/records/record.ts';
import { rehearse } from '../../../../tests/support/samples/rehearse-talk.ts';
import { COACHES, SPOKEN } from '../../../../tests/support/samples/spoken-words.ts';

const STORY =
  'In May last year our oven broke on a Friday at six. I rang the customer and told her the cake would be late. I asked my sister for her kitchen, baked it there and carried it over at ten. She still orders from us.';
const EMPTY =
  'We had many challenges in that situation. Communication and commitment were very important for the success of the whole team at all times.';

const practise = (messages: readonly string[]) =>
  rehearse(
    COACHES.interview,
    { mode: 'interview', seed: 's', context: { targetRole: 'Baker', industry: 'Food', interviewDifficulty: 'entry' } },
    messages,
  );

describe('the end of an interview', () => {
  it('leaves the record of the specification', () => {
    const { ended } = practise([EMPTY, 'I bake for two shops in Leeds.', STORY]);
    expect(RecordInput.parse(ended.record)).toEqual(ended.record);
    expect(ended.record).toMatchObject({
      recordType: 'interview_practice',
      category: 'coaching',
      mode: 'automatic',
      payload: { session_id: 'talk', position: 'Baker', industry: 'Food', difficulty: 'entry', duration_minutes: 7, questions_answered: 2 },
    });
  });

  it('scores the answers that stand, from 0 to 100', () => {
    const { ended, said } = practise([STORY, 'Try again', EMPTY]);
    const last = said.findLast(({ evaluation }) => evaluation !== null)?.evaluation?.overall ?? NaN;
    expect(ended.record?.payload).toMatchObject({ overall_score: Math.round(last * 100), questions_answered: 1 });
  });

  it('has no score when nothing was answered', () => {
    const { ended } = practise(['Next question', 'hm']);
    expect(ended.record?.payload).toMatchObject({ overall_score: null, questions_answered: 0, questions_count: 2 });
    expect(ended.summary).toMatchObject({ answered: 0, headline: 'No answer was scored in this session.', seen: [], next: [] });
    expect(ended.weakSpots).toEqual([]);
  });

  it('does not count a question that was passed over', () => {
    expect(practise(['Another question', 'Another question', STORY]).ended.record?.payload).toMatchObject({
      questions_count: expect.any(Number),
      questions_answered: 1,
    });
    expect(practise(['Another question', 'Another question']).ended.record?.payload).toMatchObject({ questions_count: 1 });
  });

  it('names what was seen with its words, what to practise next, and families to ask again', () => {
    const { ended, said } = practise(['Next question', EMPTY, 'Next question', STORY]);
    expect(ended.summary.headline).toMatch(/^You answered 2 of \d questions\. I heard most about .+, and least about .+\.$/);
    for (const { quote, messageId } of ended.summary.seen) expect(said.find(({ id }) => id === messageId)?.content).toContain(quote);
    expect(ended.summary.next.length).toBeGreaterThan(0);
    expect(SPOKEN.questions.some(({ family }) => family === ended.weakSpots[0])).toBe(true);
  });

  it('counts as one speaks', () => {
    expect(practise([STORY]).ended.summary.headline).toMatch(/^You answered one question\. I heard most about .+\.$/);
  });

  it('says not the same thing twice', () => {
    const { summary } = practise(['Next question', EMPTY, 'Next question', STORY]).ended;
    const [, most, least] = summary.headline.match(/most about (.+), and least about (.+)\./) ?? [];
    expect(most).not.toBe(least);
    const quotes = summary.seen.map(({ quote }) => quote);
    expect(quotes.filter((quote, i) => quotes.some((other, j) => j !== i && other.includes(quote)))).toEqual([]);
  });

  it('shows nothing of an answer in which little was found, and no single words', () => {
    expect(practise(['Next question', EMPTY]).ended.summary.seen).toEqual([]);
    const { seen } = practise(['Next question', STORY]).ended.summary;
    expect(seen.length).toBeGreaterThan(1);
    for (const { quote } of seen) expect(quote.split(' ').length).toBeGreaterThanOrEqual(3);
  });

  it('still shows an answer after a short addition to it', () => {
    const { ended } = practise(['Next question', `${STORY} Things went a lot better after that.`, 'She came back twice.']);
    expect(ended.summary.seen.map(({ messageId }) => messageId)).toContain('u1');
  });

  it('names a question to try each thing on', () => {
    const { summary } = practise(['Next question', EMPTY]).ended;
    expect(summary.next[0]?.text).toMatch(/ Try it on “.+”\.$/);
  });
});
