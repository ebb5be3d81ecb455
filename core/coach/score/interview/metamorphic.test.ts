import { describe, expect, it } from 'vitest';
import { scoreInterviewAnswer } from './score-interview-answer.ts';

/** What happens to the score when one thing about an answer changes. */
interface Case {
  readonly question: string;
  readonly base: string;
  readonly result: string;
}

const CASES: readonly Case[] = [
  {
    question: 'Tell me about a time you solved a problem at work.',
    base: 'In May the parcels for the top floor kept going to the wrong office. I walked the round with the postman and saw that two doors had the same number. I painted a blue line on ours and wrote the name under it.',
    result: 'Since then not one parcel has gone astray, and the dentist next door painted hers green.',
  },
  {
    question: 'Tell me about a time you helped a colleague.',
    base: 'A new driver could not reverse into bay six. I stood with him after the shift on four evenings with cones and a torch. I told him to look at the wall and not at the mirror.',
    result: 'By Friday he did it at the first go, and in June he trained the next one.',
  },
  {
    question: 'Tell me about a time you made a mistake.',
    base: 'I booked two visitors into the same room in October. I took mine to the cafe across the road and said sorry to the other one. I rang the front desk and asked who had the list.',
    result: 'Nobody complained, and now I check the room at eight each morning.',
  },
];
const PADDINGS = [
  'I really believe that good communication is absolutely essential in any situation.',
  'Of course this was a very important experience for me, as you can imagine, and I am always grateful for it.',
  'At the end of the day it is all about teamwork, because everybody depends on everybody.',
];

const score = (content: string, question: string) => scoreInterviewAnswer({ content, question });
const countOf = (content: string, question: string, id: string) =>
  score(content, question).features.find((feature) => feature.id === id)?.evidence.length ?? 0;

describe.each(CASES)('an answer to: $question', ({ question, base, result }) => {
  const whole = `${base} ${result}`;
  it('is worth less without its result', () => {
    expect(score(base, question).overall).toBeLessThan(score(whole, question).overall);
    expect(countOf(base, question, 'outcome')).toBeLessThan(countOf(whole, question, 'outcome'));
  });
  it.each(PADDINGS)('is worth no more with padding: %s', (padding) => {
    expect(score(`${whole} ${padding}`, question).overall).toBeLessThanOrEqual(score(whole, question).overall);
    expect(score(`${padding} ${whole}`, question).overall).toBeLessThanOrEqual(score(whole, question).overall);
  });
  it('is worth no more when it is said twice', () => {
    expect(score(`${whole} ${whole}`, question).overall).toBeLessThanOrEqual(score(whole, question).overall);
  });
  it('is not worth less for a plural, a typing error or a missing article', () => {
    const rough = whole.replaceAll(' the ', ' ').replace('with', 'wiht');
    expect(score(rough, question).band).toBe(score(whole, question).band);
  });
  it('stands in the same band in capitals, in small letters and with other apostrophes, or is said to be near the next', () => {
    for (const other of [whole.toUpperCase(), whole.toLowerCase(), whole.replaceAll("'", '’')]) {
      const [one, same] = [score(other, question), score(whole, question)];
      if (one.sure && same.sure) expect(one.band).toBe(same.band);
      expect(Math.abs(one.overall - same.overall)).toBeLessThan(0.15);
    }
  });
});

describe('a number', () => {
  const question = 'Tell me about a time you improved something.';
  const plain =
    'We threw away bread every night. In spring I wrote the loaves on the calendar and asked the baker for fewer on Mondays. Now we bin loaves and the owner is glad.';
  const withNumber = plain.replace('bin loaves', 'bin three loaves and not twelve').replace('for fewer', 'for ten fewer');
  it('adds evidence where it belongs to an act or to the outcome', () => {
    expect(countOf(withNumber, question, 'particulars')).toBeGreaterThan(countOf(plain, question, 'particulars'));
    expect(score(withNumber, question).overall).toBeGreaterThan(score(plain, question).overall);
  });
  it('adds nothing where nothing was done', () => {
    const figures = 'There are 340 customers on a weekday and 510 on a Saturday, with four suppliers and eleven staff.';
    expect(countOf(`${figures} ${plain}`, question, 'particulars')).toBeLessThan(countOf(plain, question, 'particulars') + 6);
    expect(score(`${figures} ${plain}`, question).overall).toBeLessThanOrEqual(score(plain, question).overall);
  });
});

describe('order', () => {
  it('of clauses side by side does not matter', () => {
    const question = 'Tell me about a time you worked under pressure.';
    const rest = 'The power came back at noon and nothing was lost.';
    const left = `In January the power failed at the surgery. I logged the fridge every ten minutes and borrowed a cool box. ${rest}`;
    const right = `In January the power failed at the surgery. I borrowed a cool box and logged the fridge every ten minutes. ${rest}`;
    expect(score(left, question).band).toBe(score(right, question).band);
    expect(score(left, question).overall).toBeCloseTo(score(right, question).overall, 1);
  });
});

describe('length', () => {
  it('does not decide: a short answer that was lived beats a long one that was not', () => {
    const question = 'Tell me about a time you improved a process.';
    const short =
      'Our labels smudged in the cold room. I tried three pens over a weekend in the freezer and a pencil won. In April I switched the bench to it. No label was rewritten since.';
    const long = `${'I always look for ways to improve our processes, and I communicate openly with all stakeholders to make sure that everyone is on board. '.repeat(4)}I am proud of the positive results that we achieved together as a team.`;
    expect(score(short, question).overall).toBeGreaterThan(score(long, question).overall + 0.3);
  });
});
