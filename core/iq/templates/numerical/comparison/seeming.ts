import { type Fact, type Letter, LETTERS } from './puzzle.ts';

const numbersOf = (fact: Fact): readonly number[] => {
  switch (fact.kind) {
    case 'sum':
      return fact.parts;
    case 'price':
      return [fact.coins, fact.pieces];
    case 'between':
      return [fact.low, fact.high];
    case 'part':
      return [fact.number, fact.upTo];
    default:
      return [fact.number];
  }
};

const isAbout = (fact: Fact, letter: Letter): boolean => fact.of === letter || ('other' in fact && fact.other === letter);
const isAlone = (fact: Fact): boolean => !('other' in fact);
const addUp = (numbers: readonly number[]): number => numbers.reduce((sum, number) => sum + number, 0);
/** To add the numbers is all that the first level asks. */
const areSums = (facts: readonly Fact[]): boolean => facts.every(({ kind }) => kind === 'sum');

/** What an amount may be judged by without working it out. */
const SEEMINGS: readonly ((facts: readonly Fact[], letter: Letter) => number)[] = [
  (facts, letter) => Math.max(0, ...facts.filter((fact) => isAbout(fact, letter)).flatMap(numbersOf)),
  (facts, letter) => Math.max(0, ...facts.filter(({ of }) => of === letter).flatMap(numbersOf)),
  (facts, letter) =>
    facts.reduce((lead, fact) => lead + (fact.kind !== 'more' ? 0 : Number(fact.of === letter) - Number(fact.other === letter)), 0),
  (facts, letter) => (areSums(facts) ? 0 : addUp(facts.filter((fact) => isAbout(fact, letter)).flatMap(numbersOf))),
  (facts, letter) => -facts.filter((fact) => isAbout(fact, letter)).length,
  (facts, letter) => Math.max(0, ...facts.filter((fact) => fact.of === letter && isAlone(fact)).flatMap(numbersOf)),
  (facts, letter) => (areSums(facts) ? 0 : addUp(facts.filter((fact) => fact.of === letter && isAlone(fact)).flatMap(numbersOf))),
  (facts, letter) => Math.min(...facts.filter((fact) => isAbout(fact, letter)).flatMap(numbersOf)),
];

/** For each way to judge by the look, how far it points to the letter: 1 when to it alone, half when to it and one other. */
export const seemingsOf = (facts: readonly Fact[], letter: Letter): number[] =>
  SEEMINGS.map((judge) => {
    const values = LETTERS.map((each) => judge(facts, each));
    const highest = Math.max(...values);
    return judge(facts, letter) < highest ? 0 : 1 / values.filter((value) => value === highest).length;
  });
