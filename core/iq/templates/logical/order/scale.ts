import { inWords } from '../names.ts';
import type { Premise } from './premise.ts';

/** What people are put in order by, and how one speaks of it. */
interface Scale {
  /** "ran a race": after "Five people". */
  readonly scene: string;
  readonly verb: string;
  /** Of more than one. */
  readonly verbs: string;
  readonly not: string;
  readonly above: string;
  readonly below: string;
  readonly top: string;
  readonly bottom: string;
  /** Left out: whoever comes next cannot be said in plain words. */
  readonly next?: string;
  readonly notNext?: string;
  /** After "between A and B". */
  readonly betweenIn?: string;
  readonly fromTop: string;
  readonly fromBottom: string;
}

export const SCALES = {
  race: {
    scene: 'finished a race, no two at the same time',
    verb: 'finished',
    verbs: 'finished',
    not: 'did not finish',
    above: 'before',
    below: 'after',
    top: 'first',
    bottom: 'last',
    next: 'directly before',
    notNext: 'did not finish one directly after the other',
    fromTop: 'from first to last',
    fromBottom: 'from last to first',
  },
  queue: {
    scene: 'stand in a queue',
    verb: 'stands',
    verbs: 'stand',
    not: 'does not stand',
    above: 'ahead of',
    below: 'behind',
    top: 'at the front',
    bottom: 'at the back',
    next: 'directly ahead of',
    notNext: 'do not stand directly one behind the other',
    fromTop: 'from the front to the back',
    fromBottom: 'from the back to the front',
  },
  bench: {
    scene: 'sit side by side on a bench, as you see them from the front',
    verb: 'sits',
    verbs: 'sit',
    not: 'does not sit',
    above: 'to the left of',
    below: 'to the right of',
    top: 'at the left end',
    bottom: 'at the right end',
    next: 'directly to the left of',
    notNext: 'do not sit next to each other',
    fromTop: 'from left to right',
    fromBottom: 'from right to left',
  },
  house: {
    scene: 'live in one house, each on a floor of their own',
    verb: 'lives',
    verbs: 'live',
    not: 'does not live',
    above: 'above',
    below: 'below',
    top: 'at the top',
    bottom: 'at the bottom',
    next: 'directly above',
    notNext: 'do not live on neighbouring floors',
    fromTop: 'from top to bottom',
    fromBottom: 'from bottom to top',
  },
  talks: {
    scene: 'gave talks, one after the other',
    verb: 'spoke',
    verbs: 'spoke',
    not: 'did not speak',
    above: 'before',
    below: 'after',
    top: 'first',
    bottom: 'last',
    next: 'directly before',
    notNext: 'did not speak one directly after the other',
    fromTop: 'from first to last',
    fromBottom: 'from last to first',
  },
  height: {
    scene: 'are all of different heights',
    verb: 'is',
    verbs: 'are',
    not: 'is not',
    above: 'taller than',
    below: 'shorter than',
    top: 'the tallest',
    bottom: 'the shortest',
    betweenIn: 'in height',
    fromTop: 'from tallest to shortest',
    fromBottom: 'from shortest to tallest',
  },
  age: {
    scene: 'are all of different ages',
    verb: 'is',
    verbs: 'are',
    not: 'is not',
    above: 'older than',
    below: 'younger than',
    top: 'the oldest',
    bottom: 'the youngest',
    betweenIn: 'in age',
    fromTop: 'from oldest to youngest',
    fromBottom: 'from youngest to oldest',
  },
} as const satisfies Record<string, Scale>;

export type ScaleId = keyof typeof SCALES;
export const SCALE_IDS = Object.keys(SCALES) as ScaleId[];
/** Those of which one can say who comes next. */
export const STEPPED_SCALE_IDS = SCALE_IDS.filter((id) => 'next' in SCALES[id]);

const peopleDo = (count: number, scale: Scale): string =>
  `Exactly ${inWords(count)} ${count === 1 ? `person ${scale.verb}` : `people ${scale.verbs}`}`;

/** The premise as a sentence. */
export function sayPremise(premise: Premise, scaleId: ScaleId, names: readonly string[]): string {
  const scale: Scale = SCALES[scaleId];
  const [a = '', b = '', c = ''] = premise.people.map((person) => names[person] ?? '');
  const among = (one: string, other: string): string => `between ${one} and ${other}${scale.betweenIn ? ` ${scale.betweenIn}` : ''}`;
  switch (premise.kind) {
    case 'above':
    case 'below':
      return `${a} ${scale.verb} ${scale[premise.kind]} ${b}.`;
    case 'top':
    case 'bottom':
      return `${a} ${scale.verb} ${scale[premise.kind]}.`;
    case 'between':
      return `${a} ${scale.verb} somewhere ${among(b, c)}.`;
    case 'next':
      return `${a} ${scale.verb} ${scale.next} ${b}.`;
    case 'rank':
      return `${peopleDo(premise.count, scale)} ${scale.above} ${a}.`;
    case 'gap':
      return `${peopleDo(premise.count, scale)} ${among(a, b)}.`;
    case 'notAbove':
      return `${a} ${scale.not} ${scale.above} ${b}.`;
    case 'notBelow':
      return `${a} ${scale.not} ${scale.below} ${b}.`;
    case 'notEnds':
      return `${a} ${scale.verb} neither ${scale.top} nor ${scale.bottom}.`;
    case 'notNext':
      return `${a} and ${b} ${scale.notNext}.`;
    case 'neitherAbove':
      return `Neither ${a} nor ${b} ${scale.verb} ${scale.above} ${c}.`;
  }
}
