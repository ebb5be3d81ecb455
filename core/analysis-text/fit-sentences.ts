import { isGrave } from '../coach/safety/read-safety.ts';
import { SKILLS } from '../skills/skills.ts';
import { splitSentences } from '../coach/reading/split-sentences.ts';
import { normalize } from '../normalize.ts';

const SELF = String.raw`(?:your ?sel(?:f|ves))`;
const ABUSE: readonly RegExp[] = [
  new RegExp(String.raw`\b(?:kill|hurt|harm|cut|hang|shoot|drown|poison|starve|off|end) ${SELF}\b`),
  /\b(?:end|take) your (?:own )?life\b|\b(?:go|should|deserve to|better to) die\b|\bkys\b|\bsuicid|\b(?:better off|be) dead\b|\bno reason to live\b|\bdrop dead\b/,
  /\b(?:you(?: are|'re|r)?|how|so|such|what|complete|total) (?:an? |just |so |really |too |such |very |nothing but |the |simply |probably ){0,3}(?:idiot|stupid|dumb|moron|imbecile|worthless|useless|pathetic|loser|failure|incompetent|ugly|disgusting|hopeless|disgrace|embarrassment|clown|waste of|fat|lazy|mediocre|untalented|talentless|garbage|trash|nobody|coward)/,
  /\b(?:f+u+c+k\w*|motherf\w+|shit\w*|bullshit|bitch\w*|cunt\w*|asshole\w*|arsehole\w*|bastards?|sluts?|whores?|retard(?:ed|s)?|faggots?|nigg\w+|idiots?|morons?|imbeciles?|losers?|wankers?|twats?)\b/,
  /\b(?:nobody (?:likes|loves|wants|needs|cares about) you|you (?:will )?never amount|you will (?:always )?fail|shut up|give up on (?:life|yourself)|hate you)\b/,
];

/** Whether a sentence neither threatens nor insults, and speaks of no danger. */
export function isDecent(text: string): boolean {
  const plain = normalize('NFKC', text)
    .toLowerCase()
    .replaceAll(/\p{Cf}/gu, '')
    .replaceAll('’', "'");
  return !ABUSE.some((abuse) => abuse.test(plain)) && !isGrave(text);
}

const QUOTATION = /[“"«„]([^“”"«»„]+)[”"»“]/g;
/** Where a large letter names something to buy, read or enrol for. */
const NAMED_AFTER =
  /\b(?:read|watch|take|join|try|buy|download|use|book|course|podcast|programme|program|app|series|class|workshop|film|website|platform|tool|certificate|certification|called|titled|named|at|via|from|by|through|on)$/i;
const MARKETS =
  /\b(?:coursera|udemy|edx|linkedin|skillshare|masterclass|pluralsight|udacity|futurelearn|codecademy|duolingo|toastmasters|youtube|khan academy|ted talks?|audible|kindle|amazon|google|microsoft|facebook|instagram|tiktok|twitter|reddit|trello|asana|evernote|todoist|headspace|chatgpt|openai|gemini|copilot|glassdoor|hubspot|salesforce|powerpoint|harvard|stanford|oxford|cambridge|insead|wharton)\b/i;
const ALLOWED = new Set(
  `i monday tuesday wednesday thursday friday saturday sunday january february march april may june july august september october
  november december christmas easter english british european american ${Object.values(SKILLS)
    .map(({ name }) => name.toLowerCase())
    .join(' ')}`.split(/\s+/),
);
const WORD = /[\p{L}\p{N}][\p{L}\p{M}\p{N}'’&-]*/gu;

/**
 * A text without the sentences that name a work, a course or a company: what there is to learn from is in the library.
 * @param own what may be named: the learner's answers
 */
export const keepShowable = (text: string, own: readonly string[]): string =>
  splitSentences(text)
    .filter((sentence) => !namesSomething(sentence, own))
    .join(' ');

function namesSomething(sentence: string, own: readonly string[]): boolean {
  const left = own.reduce((rest, words) => rest.replaceAll(words, ' '), sentence);
  if (MARKETS.test(left)) return true;
  if ([...left.matchAll(QUOTATION)].some(({ 1: title = '', index }) => isTitle(title) || NAMED_AFTER.test(left.slice(0, index).trim())))
    return true;
  const known = new Set(own.flatMap((words) => words.toLowerCase().split(/[^\p{L}\p{N}]+/u)));
  const words = [...left.matchAll(WORD)];
  const isLarge = words.map(({ 0: word }, i) => i > 0 && isName(word) && !known.has(word.toLowerCase()));
  if (isLarge.some((large, i) => large && NAMED_AFTER.test(words[i - 1]?.[0] ?? ''))) return true;
  const isHeading = !/[.!?]\W*$/.test(sentence) && isLarge.filter(Boolean).length * 2 > words.length;
  return !isHeading && isLarge.some((large, i) => large && isLarge[i + 1] === true);
}

const isName = (word: string): boolean => /^\p{Lu}.*\p{Ll}/u.test(word) && !ALLOWED.has(word.toLowerCase());

/** "Negotiation Mastery", but not "I would like to hear more". */
function isTitle(quoted: string): boolean {
  const words = (quoted.match(WORD) ?? []).filter((word) => word.length > 3);
  return words.length > 1 && words.every((word) => /^\p{Lu}/u.test(word));
}
