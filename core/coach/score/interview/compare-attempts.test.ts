import { describe, expect, it } from 'vitest';
import { compareAttempts, isAddition, type Attempt } from './compare-attempts.ts';
import { scoreInterviewAnswer } from './score-interview-answer.ts';

const QUESTION = 'Tell me about a time you solved a problem at work.';
const BARE =
  'The parcels for the top floor kept going to the wrong office. I walked the round with the postman, painted a line on our door and wrote the name under it.';
const ENDED = `${BARE} Since then not one parcel has gone astray, and the dentist said she was glad.`;

const attempt = (content: string, first?: string): Attempt => ({
  content,
  evaluation: scoreInterviewAnswer({ content, question: QUESTION, ...(first === undefined ? {} : { first }) }),
});

describe('two attempts at one question', () => {
  it('are the same when nothing changed', () => {
    expect(compareAttempts(attempt(BARE), attempt(BARE))).toEqual({ gained: [], lost: [] });
  });
  it('show what came, and the other way round what went', () => {
    const { gained, lost } = compareAttempts(attempt(BARE), attempt(ENDED));
    expect(gained).toContain('outcome');
    expect(lost).toEqual([]);
    expect(compareAttempts(attempt(ENDED), attempt(BARE)).lost).toEqual(gained);
  });
  it('gain by a fault that went', () => {
    const boasting = `I am a natural leader, and I am a very dedicated person. ${BARE}`;
    expect(compareAttempts(attempt(boasting), attempt(BARE)).gained).toContain('self-praise');
    expect(compareAttempts(attempt(BARE), attempt(boasting)).lost).toContain('self-praise');
  });
  it('gain by clearly more of what can be counted', () => {
    const more = `${BARE} I rang both couriers, drew them a map and taped it to the lift. I carried the last box up myself.`;
    expect(compareAttempts(attempt(BARE), attempt(more)).gained).toContain('own-acts');
  });
  it('begin at nothing when the first was refused', () => {
    const { gained, lost } = compareAttempts(attempt('No idea.'), attempt(ENDED));
    expect(gained).toEqual(expect.arrayContaining(['own-acts', 'particulars', 'outcome', 'slot']));
    expect(gained).not.toContain('self-praise');
    expect(lost).toEqual([]);
    expect(compareAttempts(attempt(ENDED), attempt('No idea. '.repeat(15)))).toEqual({ gained: [], lost: gained });
  });
});

describe('a short addition', () => {
  const ADDED = 'Since then not one parcel has gone astray.';
  it('loses nothing, though its own words show less', () => {
    const { gained, lost } = compareAttempts(attempt(BARE), attempt(ADDED, BARE));
    expect(gained).toContain('outcome');
    expect(lost).toEqual([]);
  });
});

describe('a reply to a follow-up', () => {
  const QUESTION = 'Tell me about a time you changed a plan.';
  const FIRST =
    'In March the bakery wanted the flour at five in the morning. I rang the mill, asked for the lorry at three and drove behind it myself. Things went much better after that.';
  const first = { content: FIRST, evaluation: scoreInterviewAnswer({ content: FIRST, question: QUESTION }) };
  const compare = (content: string) =>
    compareAttempts(first, { content, evaluation: scoreInterviewAnswer({ content, question: QUESTION, first: FIRST }) });

  it.each([
    'From nine late loaves a day to none.',
    'Forty loaves a week.',
    'The baker told me he sleeps until four now.',
    'They stopped ringing us at night.',
  ])('that says what was different is heard, however short: %s', (content) =>
    expect(compare(content)).toMatchObject({ gained: expect.arrayContaining(['outcome']), lost: [] }),
  );

  it('of some length is one too, as long as it does not tell the answer anew', () => {
    const more = 'Nobody waited at the counter any more. That was forty loaves a day, and the mill told me they would keep the hour.';
    expect(isAddition(FIRST, more)).toBe(true);
    expect(compare(more)).toMatchObject({ gained: expect.arrayContaining(['outcome']), lost: [] });
    const anew = 'In March the bakery wanted the flour at five in the morning, so I rang the mill and drove behind the lorry.';
    expect(isAddition(FIRST, anew)).toBe(false);
  });

  it.each(['It was just better for everyone, really.', 'Good.', 'I do not know.'])(
    'that says nothing is no answer as good as the first: %s',
    (content) => {
      const evaluation = scoreInterviewAnswer({ content, question: QUESTION, first: FIRST, isReply: true });
      expect(evaluation).toMatchObject({ refused: 'too_short', band: 'not_yet' });
    },
  );
});
