const NUMBER = '(?:\\d{1,2}|an?|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve)';
const UNIT = '(?:days?|weeks?|months?|years?)';
const WEEKDAY = '(?:mon|tues|wednes|thurs|fri|satur|sun)day';
const MONTH =
  '(?:january|february|march|april|may|june|july|august|september|october|november|december|(?:jan|feb|aug|sept?|oct|nov|dec)(?=[ .,]|$))';
const DATE = `(?:(?:the )?\\d{1,2}(?:st|nd|rd|th)? (?:of )?${MONTH}|${MONTH} \\d{1,2}(?:st|nd|rd|th)?(?!\\d))(?:,? 20\\d\\d)?`;
const PART = '(?: (?:morning|afternoon|evening|night|lunchtime))?';
const TIME = `(?:,? (?:at )?(?:\\d{1,2}(?:[:.]\\d\\d)?(?: ?(?:am|pm|o['’]clock))?|(?:half|quarter) (?:past |to )?${NUMBER}|${NUMBER}(?: o['’]clock)|noon|midday)(?![\\d%]| ?(?:minutes?|hours?|people|times|${UNIT})\\b)| at ${NUMBER}\\b)?`;
/** Not which one it was, or how often it is: "last Monday", "on Sundays", "the Saturday question". */
const NO_DAY = '(?<!\\b(?:last|every|each|that|the|since|past|a|an|one) )';

/** From the fullest to the least: what is found first of the first kind counts. */
const KINDS: readonly RegExp[] = [
  `${NO_DAY}(?:(?:next|this) )?${WEEKDAY}(?:,? ${DATE})${PART}${TIME}`,
  `${DATE}${TIME}`,
  `${NO_DAY}(?:(?:next|this) )?${WEEKDAY}${PART}${TIME}(?= |[^\\p{L}\\d]|$)(?! (?!and|or|but|so|because|to|i|we|he|she|they|before|after|with|in|on|at|if|when|then|about|by)[a-z]+ing\\b)`,
  `(?:the day after tomorrow|tomorrow|tonight|today)${PART}${TIME}`,
  `(?:the )?(?:end|beginning|start|middle) of (?:(?:the|this|next) (?:week|month|year)|${MONTH})`,
  `(?:next|this) (?:week|month|year|weekend|spring|summer|autumn|winter)|the weekend`,
  `(?:(?:next|this) )?${MONTH}(?: 20\\d\\d)?(?<!\\bmay)`,
  `(?:in|within) ${NUMBER} ${UNIT}`,
  `(?:by|until|before) (?:xmas|christmas|easter|new year|spring|summer|autumn|winter|20\\d\\d)`,
].map((source) => new RegExp(`\\b${source}(?![\\p{L}\\d])`, 'iu'));

/** A wish list ends before this. */
const READ_CHARS = 2000;

/** The fullest day or date that lies ahead in a text, as it stands behind "when:". */
export function readDay(content: string): string | null {
  const text = content.slice(0, READ_CHARS);
  for (const kind of KINDS) {
    const found = kind.exec(text)?.[0];
    if (found !== undefined) return behindBy(found);
  }
  return null;
}

const FAR_OFF = /^(?:in|within) /i;
/** These only lead to a day. */
const PREPOSITION = /^(?:by|until|before) /i;

/** "By Christmas" is "Christmas", and "within two years" is "two years from now". */
const behindBy = (phrase: string): string =>
  FAR_OFF.test(phrase) ? `${phrase.replace(FAR_OFF, '')} from now` : phrase.replace(PREPOSITION, '');
