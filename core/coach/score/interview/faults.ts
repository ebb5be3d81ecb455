import { findSpans } from '../../reading/find-spans.ts';
import type { Span } from '../../reading/read-words.ts';
import { quoted, SAID, spans, type Seen } from './parts.ts';
import type { FaultId } from './rubrics.ts';
import { isVague } from './vague-result.ts';
import { has, sign, type Told } from './told.ts';
import type { Piece } from './pieces.ts';

const I_AM =
  "i am|i'm|im|i have always been|i've always been|i consider myself|i see myself as|i would describe myself as|i'd describe myself as|people (?:say|tell me) (?:that )?i(?:'m| am)|i'm known|i am known|known for my|as an?|being an?";
const BETWEEN = '(?:very|really|truly|highly|extremely|quite|always|such|the|a|an|for|on|as|kind of)';
const PRAISE =
  'natural|born|strong|great|good|excellent|hard[- ]?work\\w*|passionate|dedicated|committed|motivated|self-motivated|driven|organi[sz]ed|team player|people person|perfectionist|quick learner|fast learner|problem solver|leader|communicator|reliable|resilient|adaptable|flexible|proactive|results[- ]\\w+|detail[- ]\\w+|creative|calm person|positive|confident|person who|someone who|type of person';
const I_DO = 'i (?:pride myself|thrive|excel|always give|strongly believe|firmly believe|truly believe|am passionate)';
const MY_SKILL = 'my (?:strong|excellent|exceptional|natural|proven|greatest|biggest|key) (?:\\w+ )?(?:skills?|abilit(?:y|ies)|strengths?)';

/** What speakers say that they are. */
const SELF_PRAISE = new RegExp(`\\b(?:(?:${I_AM}) (?:${BETWEEN} ){0,3}(?:${PRAISE})|${I_DO}|${MY_SKILL})\\b`, 'gi');
/** Praise of how something was done, where one could say what was done. */
const SUCCESS =
  /\b(?:successful(?:ly)?|effective(?:ly)?|efficient(?:ly)?|seamless(?:ly)?|proactive(?:ly)?|significant(?:ly)?|greatly|tremendous(?:ly)?|immensely|highly|extremely|consistently|continuously|strategically|professionally|diligently|flawless(?:ly)?|smoothly|drastically|dramatically|substantially|exceptional(?:ly)?|outstanding|excellent|remarkable|invaluable|world-class|exceed(?:ed|ing)?|thoroughly|positively|optimal(?:ly)?|impactful|measurable|meaningful|fantastic)\b/g;
const QUALITIES =
  /\b(?:communication|commitment|dedication|excellence|leadership|teamwork|passion(?:ate)?|integrity|professionalism|resilience|adaptability|flexibility|accountability|ownership|collaboration|synerg\w+|empathy|transparency|initiative|motivation|determination|creativity|innovation|efficiency|effectiveness|productivity|attitude|mindset|values|vision|reliability|perseverance|enthusiasm|confidence|alignment|engagement|empowerment|quality|positivity|trust|respect)\b/g;
/** What is said of all days, or of everybody. */
const ANY_DAY =
  /\b(?:always|usually|generally|in general|typically|normally|often|sometimes|every (?:time|day)|whenever|as a rule|tend to|(?:it is|it's|is) (?:\w+ )?(?:important|essential|crucial|vital|key|paramount)|at the end of the day|in any|one (?:must|should|has to)|people|everybody|everyone|nobody|you|you're|you've|i believe|i think|i like|i am|i'm|in today's|in my opinion|what matters|depends on|the key|must|have to)\b/;

/** A shorter answer is measured as if it were this long: more words do not thin a fault out. */
const MIN_WORDS = 100;
/** So much of an answer could be said on any day, and so much more tells of nothing that was done. */
const GENERAL_SHARE = 0.08;
const UNTOLD_SHARE = 0.5;

function fault(content: string, evidence: readonly Span[], isMuch: boolean, say: (words: string) => string): Seen {
  const [first] = evidence;
  const found = isMuch && first !== undefined;
  return { found, evidence, advice: found ? say(quoted(content, first)) : null };
}
const per100 = (count: number, { words }: Told): number => (count * 100) / Math.max(words.length, MIN_WORDS);

/** Those of the places that are part of the answer, and nobody else's words. */
const inAnswer = ({ lower, pieces }: Told, pattern: RegExp): Span[] =>
  findSpans(lower, pattern).filter(({ start }) => pieces.some((piece) => piece.start <= start && start < piece.end));

export function findFaults(told: Told, outcome: Seen, asked: ReadonlySet<Piece>): Record<FaultId, Seen> {
  const { content } = told;
  const qualities = inAnswer(told, QUALITIES);
  const successes = inAnswer(told, SUCCESS);
  return {
    // One may be named; a row of them says nothing.
    'quality-nouns': fault(
      content,
      qualities,
      per100(qualities.length, told) >= 3,
      (words) => `"${words}" is a quality. What did you do that showed it?`,
    ),
    'success-adverbs': fault(
      content,
      successes,
      per100(successes.length, told) >= 2,
      (words) => `Instead of "${words}", say what was different.`,
    ),
    'self-praise': fault(
      content,
      inAnswer(told, SELF_PRAISE),
      true,
      (words) => `"${words}" is a judgement of yourself. Leave it to whoever hears what you did.`,
    ),
    generality: findGenerality(told, asked),
    hypothetical: findHypothetical(told),
    'vague-end': findVagueEnd(told, outcome),
  };
}

const SINCE = /\b(?:since then|ever since|since that \w+|from then on|from that \w+|since)\b/;
/** Pieces that would be true of anybody, on any day. */
function findGenerality({ content, pieces, words, acts }: Told, asked: ReadonlySet<Piece>): Seen {
  const untold = pieces.filter((piece) => !piece.isPast && !acts.includes(piece) && !asked.has(piece) && !SINCE.test(piece.text));
  const general = untold.filter(
    (piece) =>
      piece.tense !== 'would' &&
      piece.words.length > 3 &&
      (ANY_DAY.test(piece.text) || has(piece.text, sign('quality'))) &&
      !piece.words.some(({ isQuoted, isNumber, text }) => isQuoted || isNumber || /^(?:he|she|him|her|there)$/.test(text)),
  );
  const share = (some: readonly Piece[]): number => some.reduce((sum, piece) => sum + piece.words.length, 0) / Math.max(words.length, 1);
  const isMuch = share(general) >= GENERAL_SHARE && share(untold) >= UNTOLD_SHARE;
  return fault(content, spans(general), isMuch, (said) => `"${said}" could be said on any day. What happened on one of them?`);
}

const IMAGINED = /\b(?:would|'d|will|'ll|should|might|may)\b/;
const WOULD_HAVE = /\b(?:have|'ve)\b/;
/** A case that is imagined where a real one was asked for. Once may be a manner of speech; "I said I'd take it" was said. */
function findHypothetical({ content, pieces, acts }: Told): Seen {
  const found = pieces.filter(
    ({ text, tense, who, words, unit }, at) =>
      tense === 'would' &&
      IMAGINED.test(text) &&
      !WOULD_HAVE.test(text) &&
      (who !== 'others' || /\byou\b/.test(text)) &&
      !words.some(({ isQuoted }) => isQuoted) &&
      !pieces.slice(Math.max(0, at - 2), at).some((before) => before.unit === unit && SAID.test(before.text)),
  );
  const share = found.length / (found.length + acts.length + 1);
  return fault(
    content,
    spans(found),
    found.length > 1 && share >= 0.53,
    (words) => `"${words}" is a case you imagine. Was there a real one?`,
  );
}

/** That it was better, and not what: the words on which an answer ends. */
function findVagueEnd({ pieces, content }: Told, outcome: Seen): Seen {
  const end = pieces.filter(({ unit }) => unit >= (pieces.at(-1)?.unit ?? 0) - 1);
  const vague = outcome.evidence.some(({ start }) => start >= (end[0]?.start ?? 0))
    ? []
    : end.filter(({ start, end: to }) => isVague(content.slice(start, to)));
  return fault(
    content,
    spans(vague),
    vague.length > 0,
    (words) => `"${words}" does not say what was better. How much, for whom, or from what to what?`,
  );
}
