import { describe, expect, it } from 'vitest';
import { Evaluation } from '../../evaluation.ts';
import { scoreInterviewAnswer } from './score-interview-answer.ts';

const PROBLEM = 'Tell me about a time you solved a problem at work.';
const LIVED =
  'Last winter the walk-in fridge broke on a Friday night with forty people booked. I rang the supplier and he said nobody could come before Monday. So I carried the fish to the pub next door and cut the menu to six dishes, because the stove still worked. We opened twenty minutes late, but only one table left. The owner still keeps my short menu in a drawer.';
const EMPTY =
  'Throughout my career I have consistently demonstrated strong problem solving and communication skills in a fast-paced environment. I proactively leverage my leadership and my passion for excellence to align stakeholders and to deliver successful outcomes. My positive mindset and my commitment to quality always ensure that every challenge becomes an opportunity, and I am a natural team player who thrives under pressure and adds significant value.';
const USUAL =
  'Things break quite often in our kitchen and I am usually the one who sorts it out. Normally I ring the supplier first and then I check what we can still serve. I always tell the waiters as well, so that they are not surprised. Usually it works fine and people are happy. I think the main thing is to stay calm, whatever happens, and to help each other.';

const score = (content: string, question: string = PROBLEM) => scoreInterviewAnswer({ content, question });
const found = (evaluation: Evaluation) => evaluation.features.filter((feature) => feature.found).map(({ id }) => id);
const feature = (evaluation: Evaluation, id: string) => evaluation.features.find((one) => one.id === id);

describe('an answer in an interview', () => {
  it('that was lived is strong, and says by what', () => {
    const evaluation = score(LIVED);
    expect(evaluation).toMatchObject({
      rubric: 'interview',
      question: PROBLEM,
      refused: null,
      form: 'story',
      band: 'strong',
      compare: null,
    });
    expect(found(evaluation)).toEqual(['own-acts', 'particulars', 'time-order', 'outcome', 'turn', 'speech', 'reason', 'slot']);
    expect(feature(evaluation, 'own-acts')?.evidence.map(({ quote }) => quote)).toEqual([
      'I rang the supplier',
      'I carried the fish to the pub next door',
      'cut the menu to six dishes',
    ]);
  });
  it('in fine words that tell nothing is not there yet, and hears why in its own words', () => {
    const evaluation = score(EMPTY);
    expect(evaluation.band).toBe('not_yet');
    expect(found(evaluation)).toEqual(expect.arrayContaining(['quality-nouns', 'success-adverbs', 'self-praise', 'generality']));
    expect(feature(evaluation, 'success-adverbs')?.advice).toBe('Instead of "consistently", say what was different.');
  });
  it('about what is usually done is a habit, and weighs less than one time', () => {
    expect(score(USUAL).form).toBe('habit');
    expect(score(USUAL).overall).toBeLessThan(score(LIVED).overall / 2);
  });
  it('has the shape of the contract, with weights that sum to 1', () => {
    const evaluation = score(LIVED);
    expect(Evaluation.parse(evaluation)).toEqual(evaluation);
    const weights = evaluation.features.map(({ weight }) => weight).filter((weight) => weight > 0);
    expect(weights.reduce((sum, weight) => sum + weight, 0)).toBeCloseTo(1);
  });
  it('is asked for the own part only where none can be seen', () => {
    const shared = score(
      'In March the boiler of the school failed and the rooms were cold. We moved the small children into the hall. The plumber came at noon and the heating was on again by two, and nobody was sent home.',
    );
    expect(feature(shared, 'own-acts')?.advice).toBe('You said "We moved the small children into the hall". What was your own part?');
    expect(feature(score(LIVED), 'own-acts')?.advice).toBeNull();
  });
  it('is not asked what was said where nobody was there to say it', () => {
    const alone = score(
      'In March the dryer in the cellar tore the sheets. I took off the back plate at night, found a nail in the drum and pulled it out. Since then no sheet has torn.',
    );
    expect(feature(alone, 'speech')).toBeUndefined();
  });
  it('does not end with how glad everybody was', () => {
    const told = 'In March the dryer in the cellar tore the sheets. I pulled a nail out of the drum and ran it again.';
    const amount = (end: string) => score(`${told} ${end}`).features.find(({ id }) => id === 'outcome')?.evidence.length;
    expect(amount('The guests were very happy and the owner was impressed.')).toBe(0);
    expect(amount('Since then no sheet has torn.')).toBe(1);
  });
  it('shows faults that a reader can see: nothing that happened is said to be true of any day', () => {
    const generality = feature(score(`${LIVED} Communication is what matters in a team.`), 'generality');
    expect(generality?.evidence.map(({ quote }) => quote)).toEqual(['Communication is what matters in a team']);
  });
  it('is not forming for want of a slot that nobody asked for', () => {
    const slots = ['failure'] as const;
    expect(scoreInterviewAnswer({ content: LIVED, question: PROBLEM, slots }).band).not.toBe('not_yet');
  });
});

describe('questions that ask for no story', () => {
  it.each([
    [
      'What would you do if a customer shouted at you?',
      "First I'd step out from behind the till, because shouting over a till makes it worse. I'd ask what happened and write the order number down. If it was our mistake I'd pay the money back there and then. If she went on I'd call the shift lead and stand beside him.",
      'I always stay calm and professional in every situation. Customers are very important to me, and excellent communication is the key to success. I would handle it effectively and make sure that everybody is satisfied. I am a real people person and I have a positive attitude.',
    ],
    [
      'Why do you want to work here?',
      'Your van came to my mother in January when her boiler stopped, and your fitter showed her the valve twice until she could turn it herself. I have done gas for six years, and nobody paid me to explain. I want to work where that is part of the job.',
      'I have always admired your company and its great values. You are a leader in your field with an excellent reputation, and I am a very motivated person who is looking for a new challenge. I believe that I would be a perfect fit for your dynamic team.',
    ],
    [
      'Tell me about yourself.',
      'I weld. I trained at the yard in 2011 and spent eight years on ferries, mostly rudders and tanks. In 2020 I hurt my shoulder, so I took the inspector course in the evenings and passed in March. Now I want to check the work that I know how to do, and you build the same hulls.',
      'I am a hard-working, reliable and flexible person with excellent communication skills and a strong work ethic. I am equally good in a team and on my own. I am very passionate about quality and I always give my best. I am looking for an exciting new challenge.',
    ],
    [
      'How would you find out why a web page is slow?',
      'First I would ask slow for whom and since when. Then I would open the page with the network panel and see whether the server or the browser takes the time. If it is the server, I would read the slow query log and run the worst query on a copy. After that I would measure again.',
      'Performance is extremely important to me. I have extensive experience with many modern tools and I always follow best practice. I would analyse the situation in a structured way, find the optimal solution and implement it effectively together with all stakeholders of the project.',
    ],
  ])('are answered by what is concrete: %s', (question, concrete, empty) => {
    expect(score(concrete, question).overall).toBeGreaterThan(score(empty, question).overall + 0.2);
  });
});

describe('a short addition', () => {
  const first =
    'In March the label printer in our lab jammed for three days. I took it apart on the bench and cleaned the roller with alcohol. Then I printed forty labels and stuck them into the freezer over night to see what held.';
  const addition = 'In the end none of the labels fell off, and Priya said we could keep it.';
  it('counts together with the first answer, and takes nothing from it', () => {
    const joint = scoreInterviewAnswer({ content: addition, question: PROBLEM, first });
    expect(joint.refused).toBeNull();
    expect(joint.overall).toBeGreaterThanOrEqual(score(first).overall);
    expect(found(joint)).toEqual(expect.arrayContaining(['own-acts', 'particulars', 'outcome']));
  });
  it('quotes its own words alone', () => {
    const { features } = scoreInterviewAnswer({ content: addition, question: PROBLEM, first });
    const evidence = features.flatMap((one) => one.evidence);
    expect(evidence.length).toBeGreaterThan(0);
    for (const { quote, start, end } of evidence) expect(addition.slice(start, end)).toBe(quote);
  });
  it('may be a number, and may be nothing', () => {
    expect(scoreInterviewAnswer({ content: 'Forty.', question: PROBLEM, first }).refused).toBeNull();
    expect(scoreInterviewAnswer({ content: '...', question: PROBLEM, first }).refused).toBe('not_an_answer');
  });
  it('is an answer of its own when it is as long as the first', () => {
    const { overall } = scoreInterviewAnswer({ content: LIVED, question: PROBLEM, first });
    expect(overall).toBe(score(LIVED).overall);
  });
});
