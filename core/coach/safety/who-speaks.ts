const SAYING =
  '(?:said|says|say|saying|told|tells|wrote|writes|texted|shouted|shouts|whispered|screamed|cried|asked|replied|answered|yelled|posted|sings|sang|goes|announced|admitted|mentioned|threatened|line|lyrics?)';
const ADDRESSED = '(?: (?:me|us|him|her|them|that|to me|to us|once|again|quietly|the nurse|the team|my colleague))*';
const OTHERS =
  '(?:he|she|they|who|(?:the|a|an|my|our|one|his|her|this|that|another) (?:[a-z0-9-]{1,20} ){0,3}[a-z0-9-]{1,20}|somebody|someone|lyrics)';

const I_SAY = new RegExp(String.raw`\b(?:i|ive|id) (?:[a-z0-9-]{1,20} ){0,3}${SAYING}(?: [a-z0-9-]{1,20}){0,4}$`);
const THEY_SAY = new RegExp(String.raw`\b${OTHERS} (?:[a-z0-9-]{1,20} ){0,3}${SAYING}${ADDRESSED} ?$`);
const THEY_SAID_IT = new RegExp(String.raw`^ ?(?:${OTHERS} (?:[a-z0-9-]{1,20} )?${SAYING}|(?:said|says|wrote|shouted) (?!i\b))`);
const FICTION =
  /\b(?:(?:in|from|of|watched|read|saw|reading|called|titled) (?:the|a|this|that|my|our|an)? ?(?:[a-z0-9-]{1,20} ){0,3}(?:film|movie|novel|play|series|song|game|story|poem|scene|opera|musical)|character|narrator|hero|heroine|lyrics?|protagonist|chorus|title|called|titled|lines?|role of)\b/;

/** Farther from what was found, an opening quotation mark is another quotation's. */
const REACH = 300;
const NEAR = 80;

/** In whose mouth the words between `start` and `end` are. `unknown`: in quotation marks, or a story, and nothing says whose. */
export function whoSpeaks(text: string, start: number, end: number, before: string): 'the learner' | 'somebody else' | 'unknown' {
  const quote = quoteAround(text, start, end);
  const isFiction = FICTION.test(before);
  if (!quote) {
    if (I_SAY.test(before.trimEnd())) return 'the learner';
    return isFiction || THEY_SAY.test(before) ? 'unknown' : 'the learner';
  }
  const lead = text
    .slice(Math.max(0, quote.start - NEAR), quote.start)
    .replace(/[.!?;] *$/, '')
    .trimEnd();
  if (I_SAY.test(lead)) return 'the learner';
  const isSaidByOthers = THEY_SAY.test(lead) || THEY_SAID_IT.test(text.slice(quote.end, quote.end + NEAR));
  return isSaidByOthers || isFiction || FICTION.test(lead) ? 'somebody else' : 'unknown';
}

/** The quotation that holds a place: the mark before it opens one, counted from where its paragraph may have begun. */
function quoteAround(text: string, start: number, end: number): { start: number; end: number } | null {
  const from = Math.max(0, start - REACH);
  const marks = [...text.slice(from, start).matchAll(/"/g)].map(({ index }) => from + index);
  const open = marks.length % 2 === 1 ? marks.at(-1) : undefined;
  const close = text.slice(end, end + REACH).indexOf('"');
  return open === undefined || close === -1 ? null : { start: open, end: end + close + 1 };
}
