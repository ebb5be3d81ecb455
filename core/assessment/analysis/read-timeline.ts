const DAYS = { day: 1, week: 7, month: 30, quarter: 91, year: 364 } as const;
const UNIT = `(?:${Object.keys(DAYS).join('|')})s?`;
const NUMBERS = ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten', 'eleven', 'twelve'];
const FIGURE = String.raw`(?:\d{1,3}(?:\.\d)?|${NUMBERS.join('|')})`;
const AMOUNT = String.raw`(?:${FIGURE}[\s-]+)?(?:hours?|hrs?|minutes?|mins?|days?|weeks?|mornings?|afternoons?|evenings?|sessions?|times?|once|twice)`;

/** How often or how much of a time, and not how long: "two days a week", "every 2 weeks". */
const RATE = new RegExp(
  String.raw`\b(?:(?:${AMOUNT}\s+)?(?:every|each|per)\s+(?:(?:other|second|few|${FIGURE})\s+)?|${AMOUNT}\s+(?:an?|in\s+an?)\s+|${AMOUNT}\s*/\s*)${UNIT}\b`,
  'gi',
);
const SPAN = new RegExp(
  String.raw`(?:(?<![\w.])(${FIGURE}|an?)(?: ?(?:-|–|to) ?(${FIGURE}))?|\bfirst|\bnext|\bwithin|\bthis)[\s-]+(${UNIT})\b`,
  'gi',
);
/** Below nothing, or over already. */
const PAST = /(?<!\d\s?)[-–−]\s?\d|\b(?:ago|past|last|minus)\b/i;

/**
 * How many days a service means by "3 months", "1-2 weeks", "one day a week for a year": the longest span, and of two figures
 * the later one. Null for "ongoing" and "2 hours a week".
 */
export function readTimeline(timeline: string): number | null {
  if (PAST.test(timeline)) return null;
  const spans = [...timeline.replaceAll(RATE, ' ').matchAll(SPAN)].map(([, from = '1', to = from, unit = '']) => {
    const one = unit.toLowerCase().replace(/s$/, '') as keyof typeof DAYS;
    return Math.round(toNumber(to) * DAYS[one]);
  });
  return spans.length === 0 ? null : Math.max(...spans);
}

const toNumber = (figure: string): number => (/^\d/.test(figure) ? Number(figure) : Math.max(1, NUMBERS.indexOf(figure.toLowerCase()) + 1));
