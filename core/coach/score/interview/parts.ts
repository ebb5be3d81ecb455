import { NUMBER_WORDS } from '../../reading/closed-words.ts';
import { findSpans } from '../../reading/find-spans.ts';
import type { Span } from '../../reading/read-words.ts';
import { isTelling } from '../features.ts';
import { spanOf, type Piece } from './pieces.ts';
import { ORDER, TIME } from './times.ts';
import { has, sign, type Told } from './told.ts';
import { isVague } from './vague-result.ts';

/** What was seen of one part of the rubric. */
export interface Seen {
  readonly found: boolean;
  readonly evidence: readonly Span[];
  readonly advice: string | null;
}
export const seen = (evidence: readonly Span[], advice: string | null, needed = 1): Seen => ({
  found: evidence.length >= needed,
  evidence,
  advice: evidence.length >= needed ? null : advice,
});
/** A single word shows nothing. */
export const spans = (pieces: readonly Piece[]): Span[] => pieces.filter(({ words }) => words.length > 1).map(spanOf);

const MAX_QUOTE = 8;
export function quoted(content: string, { start, end }: Span): string {
  const words = content.slice(start, end).split(/\s+/);
  return words.length <= MAX_QUOTE ? words.join(' ') : `${words.slice(0, MAX_QUOTE).join(' ')} …`;
}

/** Beside what "I" did, what "we" did is not the own part. */
export function findOwnActs({ acts, content }: Told, needed: number): Seen {
  const alone = acts.filter(({ who }) => who === 'i');
  const [shared] = acts;
  const advice = needed === 1 ? 'Name one thing you did yourself, as you did it.' : 'Name three things you did yourself, as you did them.';
  const own = seen(spans(alone.length > 0 ? alone : acts), null);
  const isUnclear = shared !== undefined && alone.length === 0;
  return {
    ...own,
    found: acts.length >= needed,
    advice: isUnclear ? `You said "${quoted(content, spanOf(shared))}". What was your own part?` : acts.length < needed ? advice : null,
  };
}
export const findSteps = ({ steps }: Told): Seen => seen(spans(steps), 'Name the steps you would take, one by one.', 2);

const FEW_WORDS = 50;
const PER_100 = 7;
/** A number counts where something was done or came of it. */
export function findParticulars({ things, words, content, lower, steps, acts }: Told): Seen {
  const told = new Set([...acts, ...steps]);
  const lastAct = Math.max(-1, ...acts.map(({ end }) => end));
  const counted = things.filter(({ isNumber, piece }) => !isNumber || told.has(piece) || piece.start > lastAct);
  const found = (counted.length * 100) / Math.max(words.length, FEW_WORDS) >= PER_100;
  const [vague] = findSpans(lower, sign('thing'));
  const advice = vague
    ? `You said "${quoted(content, vague)}". Which, exactly?`
    : 'Name the people, places, tools or things that were there.';
  return { found, evidence: counted, advice: found ? null : advice };
}

export function findTimeOrder({ lower, pieces, solid, isOnce }: Told): Seen {
  const anchors = findSpans(lower, TIME).filter(({ start }) => pieces.some((piece) => piece.start <= start && start < piece.end));
  const order = pieces.filter(
    (piece) =>
      solid.has(piece) &&
      ORDER.test(piece.text) &&
      (piece.isPast || isOnce) &&
      !anchors.some(({ start }) => start >= piece.start && start < piece.end),
  );
  const evidence = [...anchors, ...order.map(spanOf)].toSorted((a, b) => a.start - b.start);
  return {
    found: anchors.length > 1 || (anchors.length === 1 && order.length > 0),
    evidence,
    advice: evidence.length > 1 ? null : 'Say when it was, and what came first, next and last.',
  };
}

/** A state that changed, and can be looked at. */
const CHANGED =
  /\b(?:still|no longer|not (?:a |one |once )?(?:single )?\w+ since|since(?! (?:i|we|he|she|they|it)\b)|now|these days|never again|not once|from \S+(?: \S+)? to \S+|down to|up to|instead of|in the end|ended up|so far|to this day|(?:went|came|got) (?:back|home)|got (?:it|her|his|their)|signed|passed|won|stayed|stopped|kept|lost|saved|cost|dropped|fell|rose|cut|paid|none|nobody|no one|nothing|zero|by (?:the end|then)|the (?:next|following|same) \w+|after that|gone|came out|turned out|left with|again)\b/;
/** Of what speakers did themselves, only this is an end: what they came away with, and what is so since. */
const CHANGED_FOR_SELF =
  /\b(?:still|no longer|since|from (?:then on|that \w+)|now|these days|never again|from \S+(?: \S+)? to \S+|down to|in the end|ended up|so far|to this day|passed|won|got an?|kept|stopped|lost|saved|cut|paid|signed|none|nobody|nothing|zero|by (?:the end|then))\b/;
export const SAID =
  /\b(?:said|says|told|thanked|asked|wrote|replied|called it|agreed|voted|apologi[sz]ed|laughed|nodded|admitted|shook|smiled)\b/;
export const INTENTION =
  /\b(?:i (?:(?:now|still|really|also|just|do) )*(?:want|hope|wish|intend|aim|plan (?:to|on))|i(?:'d| would) (?:(?:now|also|really|next) )*(?:like|love|prefer)|(?:looking|hoping|planning|aiming) (?:to|for)|keen to|my (?:next \w+|aim|goal|hope|plan|wish|ambition|dream) (?:now )?(?:is|would)|i see myself|next,? i(?:'d| would|'ll| will))\b/;
const PLEASED =
  /\b(?:was|were|is|are|felt|been) (?:\w+ )?(?:glad|happy|pleased|grateful|thankful|satisfied|impressed|delighted|proud|relieved|touched|nice|great|good|fine)\b/;
const IS_SO = /\b(?:now|since|still|no longer|these days|so far|to this day|none|nobody)\b/;
const BESIDE = /^(?:(?:and|but|so) )?(?:when|while|as|before|because|if|although|though|unless)\b/;
const END = 0.6;
/** Where what others did is an end. */
const LAST_PIECES = 3;
const LAST_SHARE = 0.25;

/** Whether words on the end say what is different: a number, a state that changed, or who said so. */
export const showsChange = (text: string): boolean => {
  const lower = text.toLowerCase();
  return (
    CHANGED.test(lower) || SAID.test(lower) || (lower.match(/[\p{L}\d]+/gu) ?? []).some((word) => /\d/.test(word) || NUMBER_WORDS.has(word))
  );
};

/** How it ended: behind most of what was done, something that is different now. */
export function findOutcome(told: Told): Seen {
  const { pieces, acts, things, addedFrom, content } = told;
  const named = new Set(things.map(({ piece }) => piece));
  const late = Math.floor(pieces.length * END);
  const done = acts.length === 0 ? late : pieces.indexOf(acts[Math.floor(acts.length * END)] as Piece);
  const from = Math.max(Math.min(late, done), Math.floor(pieces.length / 2));
  const last = pieces.length - Math.max(LAST_PIECES, pieces.length * LAST_SHARE);
  const isEnd = (piece: Piece, at: number): boolean => {
    const { text, who, tense, isPast, words } = piece;
    if (INTENTION.test(text) || tense === 'would' || PLEASED.test(text) || isVague(content.slice(piece.start, piece.end))) return false;
    if (piece.start >= addedFrom && showsChange(text)) return true;
    if (at < from || BESIDE.test(text) || has(text, sign('hollow')) || (has(text, sign('success')) && !named.has(piece))) return false;
    if (who !== 'others') return at >= last && (who === 'i' ? CHANGED_FOR_SELF : CHANGED).test(text);
    if (!(isPast || IS_SO.test(text)) || /\byou\b/.test(text)) return false;
    return CHANGED.test(text) || SAID.test(text) || (isPast && at >= last && words.some(isTelling));
  };
  return seen(spans(pieces.filter(isEnd)), 'Say how it ended: what was different afterwards, and who saw it.');
}

const TURN =
  /\b(?:turn(?:ed|s) out|refused|suddenly|only (?:to find|then)|realised|realized|discovered|found out|went wrong|(?:did|would|had|was|could)(?:n't| not) (?:work|\w+ expect\w*|expect\w*|have|open|start|come|let|fit|go)|however|except|even though|still (?:not|no)|broke|failed|said no|surprise[ds]?|forgot|missed|wrong|too (?:late|early|small|big|much|many|few|slow|fast|heavy)|unexpected\w*|never expect\w*)\b/;
const BUT = /^(?:and |so )?(?:but|until|till)\b/;
/** Where it did not go as planned, in something that is told. */
export function findTurn({ pieces, things }: Told): Seen {
  const named = new Set(things.map(({ piece }) => piece));
  const isTurn = (piece: Piece, at: number): boolean =>
    piece.isPast &&
    !/^if\b|\bwould not have\b/.test(piece.text) &&
    piece.tense !== 'would' &&
    (TURN.test(piece.text) || BUT.test(piece.text)) &&
    (named.has(piece) || named.has(pieces[at + 1] ?? piece) || /\b(?:he|she|they)\b/.test(piece.text));
  return seen(spans(pieces.filter(isTurn)), 'Say what did not go as planned, or what surprised you.');
}
const IN_CASE = /\b(?:if|unless|otherwise|until|in case|should (?:he|she|they|it|that))\b/;
/** In a plan: what would be done if it did not go so. */
export function findContingency({ pieces, solid }: Told): Seen {
  return seen(spans(pieces.filter((piece) => IN_CASE.test(piece.text) && solid.has(piece))), 'Say what you would do if that did not work.');
}

const SAYING =
  /\b(?:said|says?|told|tells?|asked|asks?|wrote (?:to|that|back|him|her|them|me|us)|shouted|answered|replied|explained|admitted|warned|whispered|insisted|complained|promised)\b/;
/** "I asked him for ten minutes", "she wrote it down": nothing of what was said. */
const UNSAID =
  /\bshouted at\b|\basked (?:\S+ ){0,3}for\b|\bwrote (?:it|that|them|this) (?:all )?down\b|\b(?:who|they|people|nobody|would|always|can|could|i'd) (?:says?|said)\b|\bmyself\b|\b(?:not|never) (?:say|said|ask|asked|tell|told)\b/;
/** Who said or wrote what, to the end of the quotation where there is one. */
export function findSpeech({ pieces, content, isOnce }: Told, isPlan: boolean): Seen {
  const evidence = pieces.flatMap((piece, at): Span[] => {
    const said = SAYING.exec(piece.text);
    const next = pieces[at + 1];
    if (!said || piece.isDenied || UNSAID.test(piece.text) || (piece.tense === 'would' && (piece.who === 'others' || !isPlan))) return [];
    if (piece.words.some(({ isQuoted }) => isQuoted) || next?.words[0]?.isQuoted === true)
      return [{ ...spanOf(piece), end: endOfQuote(content, pieces, at) }];
    const isWhole = said.index + said[0].length < piece.text.length || next?.unit === piece.unit;
    const isTold = piece.isPast || isOnce || piece.tense === 'would';
    return isWhole && isTold && !/\byou\b.*\b(?:told|say|ask)/.test(piece.text) ? [spanOf(piece)] : [];
  });
  return seen(evidence, 'Give one sentence that somebody said, as it was said.');
}
const MAX_QUOTED = 60;
function endOfQuote(content: string, pieces: readonly Piece[], at: number): number {
  const words = pieces
    .slice(at, at + 12)
    .flatMap((piece) => piece.words)
    .slice(0, MAX_QUOTED);
  const first = words.findIndex(({ isQuoted }) => isQuoted);
  const behind = words.findIndex(({ isQuoted }, i) => i > first && !isQuoted);
  return words[behind < 0 ? words.length - 1 : behind - 1]?.end ?? content.length;
}

const REASON =
  /\b(?:because|cause|cos|(?:instead of|rather than) (?:\w+ )?\w+ing|so that|in case|otherwise|which is why|that's why|the reason (?:was|is|why)|so (?:he|she|they|it|people|nobody|no one|everyone) (?:could|can|would|wouldn't|didn't)|since then|from then on|ever since|these days i|next time|i learn(?:ed|t) (?:that|to|not))\b/;
const ANYBODY = /\b(?:everyone|everybody|people|nobody|always|never|you|one)\b/;
const OWN_REASON =
  /\b(?:because|cause|cos|since|as) (?:i(?:'ve| have)? (?:(?:always|really|just|still) )*(?:like|love|enjoy|prefer|miss|care)[ds]?\b|(?:\w+ ){1,3}(?:matter|mean)(?:s|t|ed)? (?:(?:a lot|so much|most|more) )?to me\b)/;
/** Why it was done so. Counts where it names something, or what one cares for. */
export function findReason({ pieces, solid }: Told): Seen {
  const isReason = (piece: Piece): boolean =>
    OWN_REASON.test(piece.text) || (REASON.test(piece.text) && solid.has(piece) && !(!piece.isPast && ANYBODY.test(piece.text)));
  return seen(spans(pieces.filter(isReason)), 'Say why you did it so, or what you do differently since.');
}
