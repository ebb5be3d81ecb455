import { readWords } from '../../reading/read-words.ts';
import { stemOf } from '../../reading/verb-forms.ts';
import { isTelling, plain } from '../features.ts';
import { readUnits, type Unit } from '../units.ts';

/** A sentence of a turn, and how it stands to what the other said. */
export interface Said extends Unit {
  /** In small letters, with straight apostrophes. */
  readonly plain: string;
  readonly asks: boolean;
  /** Asks what cannot be answered with yes or no. */
  readonly asksOpenly: boolean;
  /** Telling words that the other brought in. */
  readonly takesUp: number;
  /** Names a day or an hour that may lie ahead. */
  readonly isTimed: boolean;
}

/** Turns of the other that a reply can still take up. */
const TURNS_HEARD = 2;
const QUESTION =
  /\?["'”’)\s]*$|^(?:(?:and|but|so|well|then|now|oh|ah|ok|okay|sorry),? )*(?:(?:what|how|why|which|who|where|when) (?:[\w']+ ){0,3}?(?:do|does|did|is|are|was|were|have|has|had|would|could|can|should|will|might|made|makes|brought|got|led|surprised|helped|happened|about)\b|(?:do|does|did|would|could|can|shall|may|might|have|has|are|is|was|were) (?:you|i|we|they|he|she|it|that|there)\b|tell me|talk me|walk me|say more|help me understand)|\bi(?:'d| would) (?:like|love) to (?:hear|know|understand)\b/;
const OPEN =
  /\b(?:what|how|why|which)\b|\b(?:who|where|when) (?:did|does|do|would|is|are|was|were|else|should|could)\b|\b(?:tell|talk|walk) (?:me|us)\b|\bsay more\b|\b(?:like|love) to (?:hear|know|understand)\b|\bhelp me understand\b/;
const DAY = '(?:mon|tues|wednes|thurs|fri|satur|sun)days?|weds|thurs';
const MONTH = 'january|february|march|april|june|july|august|september|october|november|december';
const COUNT = '\\d{1,4}|an?|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|half|noon|midday|midnight|quarter';
export const TIME = new RegExp(
  `\\b(?:${DAY}|${MONTH}|tomorrow|tonight|today|(?:this|next|each|every|the first|that|one) (?:week|weekend|month|year|quarter|term|morning|afternoon|evening|night|spring|summer|autumn|winter|time|shift)|end of (?:the |this |next )?(?:${DAY}|day|week|month|year|quarter)|(?:in|by|until|till|before|from) (?:may|the spring|spring|summer|autumn|winter|christmas|easter|lunch|then)|(?:at|by|before|until|till|after|from|around) (?:about )?(?:${COUNT})\\b(?! (?:of|or) )|(?:in|within) (?:${COUNT}) (?:\\w+ )?(?:minutes?|hours?|days?|weeks?|months?|years?)|the (?:\\d{1,2}(?:st|nd|rd|th)|first|second|third|fourth|fifth|sixth|seventh|eighth|ninth|tenth|twelfth|fifteenth|twentieth)\\b|\\d{1,2}(?::\\d\\d)? ?(?:am|pm)|o'clock|after (?:lunch|work|school|the (?:shift|session|talk|break|meeting))|over (?:lunch|coffee)|(?:twice|once) an? (?:week|month|day))\\b`,
);

/** Words that fit every talk, so that saying them again shows no listening. */
const BLAND = new Set(
  (
    'say says said saying tell tells told talk talked talking ask asked asking hear heard hearing see saw seen look looked looking speak spoke meet met ' +
    'meeting come comes came coming go goes going gone give gave given keep kept let use used call called like liked love loved show showed start started ' +
    'thank thanks sorry please hope nice great lovely interesting sure right new old long big small last next everybody today tomorrow yesterday week ' +
    'month year morning evening night later'
  )
    .split(' ')
    .map(stemOf),
);
const tellingStems = (words: Unit['words']): string[] =>
  words.flatMap((word) => (isTelling(word) && !BLAND.has(stemOf(word.text)) ? [stemOf(word.text)] : []));

/** What the other brought in within their last turns. */
export const heardIn = (previous: readonly string[]): ReadonlySet<string> =>
  new Set(previous.slice(-TURNS_HEARD).flatMap((turn) => tellingStems(readWords(turn))));

/** The sentences of a turn in their order. */
export function readTurn(content: string, heard: ReadonlySet<string>): Said[] {
  return readUnits(content).map((unit) => {
    const text = plain(unit.text);
    const asks = QUESTION.test(text);
    const takesUp = new Set(tellingStems(unit.words).filter((stem) => heard.has(stem))).size;
    return { ...unit, plain: text, asks, asksOpenly: asks && OPEN.test(text), takesUp, isTimed: TIME.test(text) };
  });
}
