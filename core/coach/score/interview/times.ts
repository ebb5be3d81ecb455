const UNITS =
  'years?|months?|weeks?|days?|hours?|minutes?|nights?|mornings?|afternoons?|evenings?|shifts?|weekends?|lunch|dinner|spring|summer|autumn|winter|terms?|time';
const NAMED =
  '(?:mon|tues|wednes|thurs|fri|satur|sun)days?|january|february|march|april|june|july|august|september|october|november|december|christmas|easter|ramadan|diwali|midnight|noon|midday|yesterday|lunchtime|teatime';
const COUNT =
  '\\d{1,4}|an?|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|twenty|thirty|forty|fifty|sixty|ninety|half an|half|quarter|few|couple of|several';
export const TIME_WORD = new RegExp(`^(?:${UNITS}|${NAMED}|may|o'?clock|ago|am|pm|today|tonight|while)$`);
const LEAD =
  '(?:(?:on|in|at|by|since|until|till|before|after|from|around|about|for|within|during|over|late|early|mid|nearly)[ -])?(?:the )?';
/** When it was: days, dates, hours, and spans that are counted. */
export const TIME = new RegExp(
  [
    `\\b${LEAD}(?:last |that |one |next |same |a |\\d{1,2}(?:st|nd|rd|th)? (?:of )?)?(?:${NAMED})(?: (?:morning|afternoon|evening|night|\\d{1,2}(?:st|nd|rd|th)?\\b(?! ?\\p{L})))?\\b`,
    `\\b(?:in|by|since|until|last|that|of|\\d{1,2}(?:st|nd|rd|th)?) may\\b`,
    `\\b${LEAD}(?:last|that|next|following|same|previous|the other|one|first|second|third|my last|our last|very next) (?:${UNITS})\\b`,
    `\\b(?:${COUNT}) (?:\\w+ )?(?:${UNITS}) (?:ago|later|before|earlier|after|into|straight|late|early)\\b`,
    `\\b(?:within|after|in|for|by|about|around|took|takes|lost|waited|spent|nearly|almost|over|under) (?:the |about )?(?:${COUNT}) (?:${UNITS})\\b`,
    `\\bthe (?:${UNITS}) (?:before|after)\\b|\\b(?:in|since|by) (?:19|20)\\d\\d\\b|\\b\\d{1,2}[:.]\\d\\d\\b|\\b\\d{1,2} ?(?:am|pm)\\b|\\b\\w+ o'?clock\\b`,
    `\\b(?:at|by|about|until|till|around) (?:about |nearly |half |quarter |twenty |ten |past |to )*(?:two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|\\d{1,2})\\b(?! (?:\\p{L}+s|percent|hundred|thousand)\\b)`,
  ].join('|'),
  'gu',
);
export const TIME_OF_ONE = new RegExp(TIME.source, 'u');
/** What puts one event before another. */
export const ORDER =
  /\b(?:then|after that|afterwards|before that|by the time|later|meanwhile|straight away|next|finally|as soon as|from then|since then|before|after|until|when|first)\b/;
