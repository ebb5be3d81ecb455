import { OPTION_IDS } from '../../../item/presentation.ts';
import { partIds, writeStep, type ItemStep } from '../../../item/steps.ts';
import type { Composed } from '../../template.ts';
import { allHonesties, isClaimTrue, type Claim, type Honesty } from './claim.ts';
import type { TruthPuzzle } from './compose.ts';
import { sayHonesty } from './say.ts';

/** Whom one can be sure of first, then whoever follows from what is known, one short step each. */
export function explainTruth({ puzzle: { names, claims, options }, key }: Composed<TruthPuzzle>): ItemStep[] {
  const right = options[OPTION_IDS.indexOf(key)] ?? [];
  const does = (person: number, isHonest = right[person]): string => `${names[person]} ${isHonest ? 'tells the truth' : 'lies'}`;
  const selfTold = findSelfTold(claims, right);
  const first = Math.max(0, selfTold);
  const clash = selfTold >= 0 ? `what ${names[first]} says would not fit that` : 'the statements would contradict each other';
  const steps = deduce(claims, right, first).map(({ speaker, person }) =>
    writeStep(`what ${names[speaker]} says is then ${right[speaker] ? 'true' : 'false'}, so ${does(person)}`, partIds([speaker])),
  );
  const rest = steps.length + 1 < names.length ? [writeStep('of the cases that are left, only one fits all statements')] : [];
  return [
    writeStep(`suppose that ${does(first, !right[first])}: ${clash}`, selfTold >= 0 ? partIds([first]) : []),
    writeStep(`so ${does(first)}`),
    ...steps,
    ...rest,
    writeStep(`the answer: ${sayHonesty(right, names)}`),
  ];
}

const fitsOne = (claim: Claim, speaker: number, honesty: Honesty): boolean => isClaimTrue(claim, honesty) === honesty[speaker];

/** Somebody whose own statement tells whether it is a lie; -1 where there is none. */
const findSelfTold = (claims: readonly Claim[], right: Honesty): number =>
  claims.findIndex((claim, speaker) =>
    allHonesties(right.length).every((honesty) => honesty[speaker] === right[speaker] || !fitsOne(claim, speaker, honesty)),
  );

interface Step {
  /** Somebody who is known already, or the same person. */
  readonly speaker: number;
  readonly person: number;
}

function deduce(claims: readonly Claim[], right: Honesty, first: number): Step[] {
  const known = [first];
  const steps: Step[] = [];
  const findNext = (): Step | undefined => {
    const cases = allHonesties(right.length).filter((honesty) => known.every((person) => honesty[person] === right[person]));
    return claims
      .flatMap((_, speaker) => right.map((_honest, person) => ({ speaker, person })))
      .find(({ speaker, person }) => {
        const claim = claims[speaker];
        if (!claim || known.includes(person) || !(known.includes(speaker) || speaker === person)) return false;
        return cases.every((honesty) => honesty[person] === right[person] || !fitsOne(claim, speaker, honesty));
      });
  };
  for (let step = findNext(); step; step = findNext()) {
    known.push(step.person);
    steps.push(step);
  }
  return steps;
}
