import { describe, expect, it } from 'vitest';
import { OWN_WORDS, sampleProfile } from '../../../tests/support/samples/sample-profile.ts';
import { readIfThen, writeIfThen } from '../../goals/if-then.ts';
import { seededRandom } from '../../random.ts';
import type { AnsweredProfile } from '../answers.ts';
import type { AnswerPlan } from '../assessment.ts';
import { makePlan } from './make-plan.ts';

const TODAY = '2026-11-22';
const SAMPLES = 5000;
const MAX_SENTENCE_CHARS = 240;
const OWN = '“own words”';

/** The longest first, so that none is taken for a part of another. */
const quotedWords = OWN_WORDS.toSorted((a, b) => b.length - a.length).map((words) => `“${words}”`);

/** What we wrote ourselves: what the learner wrote may be anything. */
const ourWords = (text: string): string => quotedWords.reduce((rest, words) => rest.replaceAll(words, OWN), text);

const sectionTexts = (plan: AnswerPlan): string[] =>
  [
    plan.strengths,
    plan.developmentAreas,
    plan.recommendedPath,
    plan.nextSteps,
    plan.insight,
    plan.assumptions,
    plan.milestones,
    plan.directions,
  ]
    .flat()
    .map(({ text }) => text);
const actionTexts = (plan: AnswerPlan): string[] =>
  plan.actions.flatMap(({ action, measure, ifThen, steps }) => [action, measure, ifThen, ...steps]);

const random = seededRandom('texts');
const sampled = Array.from({ length: SAMPLES }, () => sampleProfile(random));
const plans = sampled.map((profile) => ({ profile, plan: makePlan(profile, TODAY) }));
const texts = [...new Set(plans.flatMap(({ plan }) => [...sectionTexts(plan), ...actionTexts(plan)]).map(ourWords))];
const headlines = [...new Set(plans.map(({ plan }) => plan.headline.text))];

const FAULTS: Readonly<Record<string, RegExp>> = {
  'no double blank, and none at the edges': /\s\s|^\s|\s$/,
  'nothing that was not there': /undefined|null|NaN|\[object|\$\{/,
  'no exclamation mark, no dash, no emoji': /!|[–—]|\p{Extended_Pictographic}/u,
  'a capital, a figure or own words at the beginning': /^[^A-Z\d“]/,
  'a full stop at the end': /[^.]$|\.\.$/,
  'a before a consonant': /\ba [aeiou](?!ne\b|se|uro|ni)/i,
  'an before a vowel': /\ban (?!hour|honest)[^aeiou“]/i,
  'no word twice': /\b(\w+) \1\b/i,
  'no verdict': /\byou are (?:a|an|not|too|good|bad|weak|strong)\b|\byou (?:lack|fail)\b/i,
  'no sign before a blank': / [,.;:]/,
};

describe('in all texts of 5,000 plans there is', () => {
  it.each(Object.entries(FAULTS))('%s', (_, fault) => expect(texts.filter((text) => fault.test(text))).toEqual([]));

  it('no sentence of more than 240 letters without own words', () => {
    const sentences = texts.flatMap((text) => text.split(/(?<=\.) /));
    expect(sentences.filter((text) => text.replaceAll(OWN, '').length > MAX_SENTENCE_CHARS)).toEqual([]);
  });

  it('an if and a then in each plan for a moment, which is the learner’s own', () => {
    const plansForMoments = new Set(plans.flatMap(({ plan }) => plan.actions.map(({ ifThen }) => ourWords(ifThen))));
    for (const ifThen of plansForMoments) expect(ifThen).toMatch(/^If .+, then I .+\.$/);
  });

  it('no line for a moment that loses a word when a goal takes it', () => {
    const lines = plans.flatMap(({ plan }) => plan.actions.map(({ ifThen }) => ifThen));
    const rewritten = (line: string) => writeIfThen(readIfThen(line) ?? { when: '', act: '' });
    expect([...new Set(lines)].filter((line) => rewritten(line) !== line)).toEqual([]);
  });
});

it('a headline has at most 12 words, and shows where own words were cut', () => {
  expect(headlines.filter((headline) => headline.split(' ').length > 12 || headline.length > 110)).toEqual([]);
  expect(makePlan(onlyGoal('open a bakery in the old mill'), TODAY).headline.text).toBe('Towards “open a bakery…”, the next six months');
});

it('a plan says nothing twice, but how one begins with own words', () => {
  for (const { plan } of plans) {
    const own = (text: string) => text.startsWith(OWN);
    const said = [...sectionTexts(plan), ...plan.actions.map(({ action }) => action)].filter((text) => !own(text));
    if (new Set(said).size !== said.length) expect(said.toSorted()).toEqual([...new Set(said)].toSorted());
  }
});

it.each(OWN_WORDS)('%j stays whole, in quotation marks, in its action', (words) => {
  for (const question of ['interests', 'goals', 'challenges'] as const) {
    const plan = makePlan({ ...onlyGoal('promotion'), [question]: [words] }, TODAY);
    const all = [...actionTexts(plan), ...sectionTexts(plan)];
    expect(actionTexts(plan).some((text) => text.includes(`“${words}”`))).toBe(true);
    expect(all.filter((text) => text.split(`“${words}”`).length > 2)).toEqual([]);
  }
});

function onlyGoal(goal: string): AnsweredProfile {
  return { interests: [], goals: [goal], challenges: [] };
}
