import { describe, expect, it } from 'vitest';
import { rehearse } from '../../../../tests/support/samples/rehearse-talk.ts';
import { interviewCoach } from '../interview-coach.ts';
import { readLearnersQuestion } from './learners-question.ts';

describe('a question to the coach', () => {
  it.each([
    ['How much should I say about salary if they ask me?', 'salary'],
    ['how long should my answer be', 'length'],
    ['Can I take notes with me?', 'notes'],
    ['I have a gap in my CV. How do I explain it?', 'gaps'],
    ['What do I say about my weaknesses?', 'weaknesses'],
    ['What should I ask them at the end?', 'asking-them'],
    ['I get so nervous. What can I do?', 'nerves'],
    ['Do I have to tell them that I was ill?', 'illness'],
    ['How should I explain why I left?', 'leaving'],
    ['Should I wear a tie?', 'other'],
  ])('is known in %j', (text, topic) => expect(readLearnersQuestion(text)).toBe(topic));

  it.each([
    'I rang her and asked: what should I do?',
    'I asked my manager about pay. What could I do?',
    'I would ask her about her health first. What should I do then?',
    'Do you mean at my last job?',
    'I asked for a pay rise.',
  ])('is not %j', (text) => expect(readLearnersQuestion(text)).toBeNull());

  it('is answered and not scored, and the question waits', () => {
    const ask = 'How much should I say about salary if they ask me?';
    const { opening, plans } = rehearse(interviewCoach, { mode: 'interview' }, [ask, ask, 'Should I wear a tie?']);
    for (const plan of plans) expect(plan).toMatchObject({ move: 'question', evaluation: null, asked: opening.asked });
    expect(plans[0]?.words).toContain('name a range');
    expect(plans[1]?.words).not.toContain('name a range');
    expect(plans[2]?.words).toContain('library');
  });

  it('takes no time to be ruled out', () => {
    const start = performance.now();
    for (const piece of ['so ', 'how ', '. ', 'i ', '? ', 'should i ']) readLearnersQuestion(piece.repeat(Math.floor(290 / piece.length)));
    expect(performance.now() - start).toBeLessThan(200);
  });
});
