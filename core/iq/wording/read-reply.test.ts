import { describe, expect, it } from 'vitest';
import { makeAnalysedResult } from '../../../tests/support/samples/make-analysed-result.ts';
import { makeIqReply } from '../../../tests/support/samples/make-iq-reply.ts';
import { readIqReply } from './read-reply.ts';
import { IqReply } from './reply.ts';
import { writeTexts } from './write-texts.ts';

const RESULT = makeAnalysedResult();
const { low, high } = RESULT.interval ?? { low: 0, high: 0 };
const REPLY = makeIqReply(RESULT);
const read = (about: object = {}, result = RESULT) => {
  const parsed = IqReply.safeParse({ ...REPLY, ...about });
  return parsed.success ? readIqReply(parsed.data, result) : null;
};
const insight = (personalizedInsight: string) => read({ personalizedInsight });

describe('a reply of a service', () => {
  it('is shown in its words', () => {
    expect(read()).toMatchObject({
      personalizedInsight: REPLY.personalizedInsight,
      improvementStrategies: REPLY.improvementStrategies,
      motivationalMessage: REPLY.motivationalMessage,
      detailedBreakdown: REPLY.detailedBreakdown,
    });
  });

  it('advises on work and on learning in its own words', () => {
    const { careerRecommendations, learningStyleAnalysis } = REPLY;
    expect(read()).toMatchObject({ careerRecommendations, learningStyleAnalysis });
  });

  it('keeps our advice where its own claims too much, and our words on domains that do not stand out', () => {
    const own = writeTexts(RESULT);
    const { careerRecommendations, learningStyleAnalysis, cognitiveStrengths, developmentAreas } = own;
    const said = {
      ...{ cognitiveStrengths: ['You shine at logic.'], careerRecommendations: ['Become a pilot.'] },
      learningStyleAnalysis: 'You are a visual learner. Recall pictures.',
    };
    expect(read(said)).toMatchObject({ careerRecommendations, learningStyleAnalysis, cognitiveStrengths, developmentAreas });
  });

  it('may word the domains that stand out', () => {
    const result = makeAnalysedResult({ outcome: (domain) => (domain === 'spatial' ? 'right' : 'wrong') });
    const cognitiveStrengths = ['Spatial reasoning stands above your own average in this sitting.'];
    expect(read({ ...makeIqReply(result), cognitiveStrengths }, result)).toMatchObject({ cognitiveStrengths });
  });

  it('says nothing of domains that were not administered', () => {
    const result = makeAnalysedResult({ form: 'nonvisual' });
    const reply = makeIqReply(result);
    const detailedBreakdown = { ...reply.detailedBreakdown, spatialIntelligence: 'You turned the figures well.' };
    expect(read({ ...reply, detailedBreakdown }, result)?.detailedBreakdown.spatialIntelligence).toBe('');
  });

  it.each([
    ['a figure that was not given', 'You scored between 12 and 140, which is what this sitting shows.'],
    ['a score without its range', `The best single guess for you is ${RESULT.iqScore} on the scale of this test.`],
    ['a figure in words', 'About ninety of the people who sit this test are lower on the scale.'],
    ['a share', 'You are in the upper 40% of the people who sat this test.'],
    ['a decimal', `The range runs from ${low}.5 to ${high} on the scale of this test.`],
    ['a job', 'You would do well as an engineer, as your answers in this sitting show.'],
    ['fate', 'You were born to reason, and that is what this sitting shows.'],
    ['genes', 'What you have here is mostly innate, and it is from your parents.'],
    ['a diagnosis', 'This may be a sign of dyslexia, and you should have it looked at.'],
    ['a group', 'That is more than most women of your age have in this test.'],
    ['somebody famous', 'Einstein would have had a result like the one that you have.'],
    ['a rank', 'You rank above the others who took this test in the past year.'],
    ['praise', 'You did an excellent piece of work in this sitting.'],
    ['a verdict', 'Your IQ is high, and you can see it in the answers of this sitting.'],
    ['improvement', 'You have improved since the last sitting, and that is what it shows.'],
    ['an exclamation', 'You took the whole sitting to its end!'],
    ['a link', 'You find more about it at https://example.org/iq in the web.'],
    ['an insult', 'You are an idiot, and that is what this sitting shows.'],
    ['another language', 'Du hast die Aufgaben nicht alle gelöst, und das ist auch nicht schlimm für dich.'],
    ['a work', 'You should read "Thinking Fast Again" for the next sitting of this test.'],
    ['nothing', ' '],
    ['the end of a range in place of a score', `Your score may well be ${high}, by the answers of this sitting.`],
    ['another end', `You are at ${low} in this sitting. The range ends there.`],
    ['a number of points in words', 'There is a twelve-point gap between what you did and what was asked.'],
    ['a dozen points', 'It may be a dozen points more in the next sitting.'],
    ['people in words', 'In this sitting nine people in ten would be below it.'],
  ])('is refused for %s', (_, text) => {
    expect(insight(text)).toBeNull();
  });

  it.each(
    [
      ['You would make a fine surgeon, as your answers show.', 'You would do well in law, as your answers show.'],
      [
        'Consider becoming a nurse, pilot or designer.',
        'You have found your vocation in such items.',
        'It suits you to work as a florist.',
      ],
      ['It is what your parents passed to you.', 'This runs in your family.', 'You have a natural gift for this.', 'It is fixed for life.'],
      [
        'You may be on the spectrum.',
        'There may be attention problems.',
        'It may be a learning difficulty.',
        'This is how depression shows.',
      ],
      [
        'The right pills would help you.',
        'Black people do this otherwise.',
        'The boys do this otherwise.',
        'It is more than older people have.',
      ],
      [
        'It is what the Germans have.',
        'You think as Ramanujan did.',
        'It may lead to a Nobel prize.',
        'You can ask to join mensa with it.',
      ],
      [
        'In this test most people score lower.',
        'In this test most people stand lower.',
        'You are in the upper part.',
        'You beat them all.',
        'It is above nearly everyone.',
        'You are at the top.',
      ],
      ['It is higher than before.', 'It has doubled since then.', 'Your reasoning has grown stronger.', 'You are clearly improving.'],
      [
        'You failed at this.',
        'You may as well give up.',
        'These were stupid answers.',
        'You are a g e n i u s at this.',
        'You are a gen-ius at this.',
      ],
      [
        'You are a gеnius at this.',
        'You are a ɡenius at this.',
        'It is ١٢٧ on the scale.',
        'It is CXXVII on the scale.',
        'It is l40 on the scale.',
      ],
    ].flat(),
  )('is refused: %s', (text) => {
    expect(insight(`${text} The answers that you gave in this sitting are all there to be looked at.`)).toBeNull();
  });

  it.each([
    `From this sitting the score is probably between ${low} and ${high}, with ${RESULT.iqScore} as the best single guess. A range this wide is normal for a test of this length.`,
    'Short practice on several days works better than one long session. After two days, try the same kind of item again without looking at the explanation.',
    'Retrieval helps: close the page, write down what you remember, and then check it. It feels harder than reading again, and more of it stays.',
    'A test taken after a bad night tells less, so sleep well before the next sitting, and set a fixed time for practice. Switch off notifications, and take a break when your attention drifts.',
    'Logical reasoning and verbal reasoning are level with your other domains. In Logical reasoning you answered 8 of 8 items, and 5 were right.',
    'When you look at the items that you missed, say in your own words which rule you overlooked. Some items took longer than others, and an item took you 31 seconds on average.',
  ])('may say: %s', (text) => {
    expect(insight(text)?.personalizedInsight).toBe(text);
  });

  it.each([
    ['a field that is missing', { nextSteps: undefined }],
    ['an empty list', { improvementStrategies: [] }],
    ['a book', { personalizedInsight: 'It is so. '.repeat(300) }],
    ['a text in place of a list', { nextSteps: 'Look at the items.' }],
    ['no text of an administered domain', { detailedBreakdown: { ...REPLY.detailedBreakdown, logicalReasoning: '' } }],
  ])('is refused for %s', (_, about) => {
    expect(read(about)).toBeNull();
  });
});
