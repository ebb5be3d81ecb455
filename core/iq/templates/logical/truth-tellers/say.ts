import { capitalized } from '../../../../words.ts';
import { inWords } from '../names.ts';
import type { Claim, Honesty, Verdict } from './claim.ts';

type Names = readonly string[];

/** What `speaker` says, as a sentence without its full stop. */
export function sayClaim(claim: Claim, speaker: number, names: Names): string {
  const nameOf = (who: number): string => (who === speaker ? 'I' : (names[who] ?? ''));
  const say = ({ who, isHonest }: Verdict): string => {
    if (who === speaker) return isHonest ? 'I tell the truth' : 'I lie';
    return `${nameOf(who)} ${isHonest ? 'tells the truth' : 'lies'}`;
  };
  const pair = (one: number, other: number): string => (one === speaker ? `${nameOf(other)} and I` : `${nameOf(one)} and ${nameOf(other)}`);
  switch (claim.kind) {
    case 'more':
      return `${claim.left} is more than ${claim.right}`;
    case 'is':
      return say(claim.of);
    case 'and': {
      const [one, other] = claim.of;
      if (one.isHonest === other.isHonest) return `${pair(one.who, other.who)} both ${one.isHonest ? 'tell the truth' : 'lie'}`;
      return `${say(one)} and ${say(other)}`;
    }
    case 'or':
      return `At least one of ${pairOf([claim.of[0].who, claim.of[1].who], speaker, names)} ${claim.of[0].isHonest ? 'tells the truth' : 'lies'}`;
    case 'same':
      return `Of ${pairOf(claim.who, speaker, names)}, both lie or neither of them does`;
    case 'differ':
      return `Of ${pairOf(claim.who, speaker, names)}, one lies and the other does not`;
    case 'count':
      return claim.honest === 0
        ? 'None of us tells the truth'
        : `Exactly ${inWords(claim.honest)} of us ${claim.honest === 1 ? 'tells' : 'tell'} the truth`;
    case 'even':
      return 'Exactly two or none at all of us tell the truth';
    case 'odd':
      return 'Exactly one or all three of us tell the truth';
    case 'says':
      return `${names[claim.who]} would say that ${say(claim.of)}`;
  }
}

const pairOf = ([one, other]: readonly [number, number], speaker: number, names: Names): string => {
  const [first, second] = one === speaker ? [other, one] : [one, other];
  return `${names[first]} and ${second === speaker ? 'me' : names[second]}`;
};

/** "Only Anna", "Anna and Ben", "Nobody" */
export function sayHonesty(honesty: Honesty, names: Names): string {
  const honest = names.filter((_, person) => honesty[person]);
  if (honest.length < 2) return honest[0] ? `Only ${honest[0]}` : 'Nobody';
  return `${honest.slice(0, -1).join(', ')} and ${honest.at(-1)}`;
}

export const quoteClaim = (claim: Claim, speaker: number, names: Names): string =>
  `${names[speaker]} says: “${capitalized(sayClaim(claim, speaker, names))}.”`;
