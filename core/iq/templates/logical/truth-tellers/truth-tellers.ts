import { OPTION_IDS, type Presentation } from '../../../item/presentation.ts';
import { defineTemplate } from '../../template.ts';
import { allHonesties, fits, type Claim, type Verdict } from './claim.ts';
import { composeTruth, type TruthPuzzle } from './compose.ts';
import { explainTruth } from './explain.ts';
import { quoteClaim, sayHonesty } from './say.ts';

/** Who tells the truth and who lies. By level: two people, who also speak of themselves, three, one of what another would say, four. */
export const TRUTH_TELLERS = defineTemplate<TruthPuzzle>({
  id: 'truth-tellers',
  compose: composeTruth,
  solve: solveTruth,
  present: presentTruth,
  sign: signTruth,
  explain: explainTruth,
  optionTraits: ({ options }) =>
    options.map((honesty) => [`honest:${honesty.filter(Boolean).length}`, ...honesty.map((isHonest, who) => `${who}:${isHonest}`)]),
});

/** Goes through all 2^n ways to tell the truth and to lie; one that fits and is no option makes the puzzle unsound. */
export function solveTruth({ names, claims, options }: TruthPuzzle): string[] {
  return allHonesties(names.length)
    .filter((honesty) => fits(claims, honesty))
    .map((honesty) => OPTION_IDS.charAt(options.findIndex((option) => option.every((isHonest, who) => isHonest === honesty[who]))));
}

function presentTruth({ names, claims, options }: TruthPuzzle): Presentation {
  return {
    prompt: 'Each of these people either always tells the truth or always lies: who tells the truth?',
    blocks: [{ type: 'statements', lines: claims.map((claim, speaker) => quoteClaim(claim, speaker, names)) }],
    format: { type: 'choice', options: options.map((honesty, i) => ({ id: OPTION_IDS.charAt(i), text: sayHonesty(honesty, names) })) },
  };
}

/** Names do not count: people are told by when they speak. */
function signTruth({ claims }: TruthPuzzle): string {
  return claims.map(writeClaim).join(' / ');
}

const write = ({ who, isHonest }: Verdict): string => `${isHonest ? '' : '-'}${who}`;

function writeClaim(claim: Claim): string {
  switch (claim.kind) {
    case 'more':
      return `${claim.left}>${claim.right}`;
    case 'is':
      return write(claim.of);
    case 'and':
    case 'or':
      return `${claim.kind} ${claim.of.map(write).toSorted().join(' ')}`;
    case 'same':
    case 'differ':
      return `${claim.kind} ${claim.who.toSorted().join(' ')}`;
    case 'count':
      return `count ${claim.honest}`;
    case 'even':
    case 'odd':
      return claim.kind;
    case 'says':
      return `says ${claim.who} ${write(claim.of)}`;
  }
}
