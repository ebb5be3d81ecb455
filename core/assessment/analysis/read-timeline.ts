const DAYS = { day: 1, week: 7, month: 30, quarter: 91, year: 364 } as const;
const NUMBERS = ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten', 'eleven', 'twelve'];
const SPAN = new RegExp(
  String.raw`(?:\b(\d{1,3}|${NUMBERS.join('|')}|an?)(?: ?(?:-|–|to) ?(\d{1,3}))?|\bfirst|\bnext|\bwithin|\bthis)[\s-]+(${Object.keys(DAYS).join('|')})s?\b`,
  'i',
);

/** How many days a service means by "3 months", "1-2 weeks", "within a year"; null for "ongoing". Of two figures the later one. */
export function readTimeline(timeline: string): number | null {
  const [found, from, to, unit] = SPAN.exec(timeline) ?? [];
  if (found === undefined) return null;
  return toNumber(to ?? from ?? '1') * DAYS[unit?.toLowerCase() as keyof typeof DAYS];
}

const toNumber = (figure: string): number => (/^\d/.test(figure) ? Number(figure) : Math.max(1, NUMBERS.indexOf(figure.toLowerCase()) + 1));
