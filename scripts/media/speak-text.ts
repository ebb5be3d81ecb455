import { ABBREVIATIONS, RESPELLINGS } from './respellings.ts';

const ONES =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(
    ' ',
  );
const TENS = ['', '', ...'twenty thirty forty fifty sixty seventy eighty ninety'.split(' ')];
const SIZES: [number, string][] = [
  [1_000_000_000, 'billion'],
  [1_000_000, 'million'],
  [1000, 'thousand'],
  [100, 'hundred'],
];

function spellNumber(n: number): string {
  if (n < 20) return ONES[n]!;
  if (n < 100) return TENS[Math.floor(n / 10)]! + (n % 10 ? `-${ONES[n % 10]}` : '');
  for (const [size, name] of SIZES) {
    if (n < size) continue;
    const rest = n % size;
    const link = rest < 100 ? ' and ' : ' ';
    return `${spellNumber(Math.floor(n / size))} ${name}${rest ? link + spellNumber(rest) : ''}`;
  }
  return String(n);
}

function spellYear(n: number): string {
  const century = Math.floor(n / 100);
  const rest = n % 100;
  if (n >= 2000 && n < 2010) return spellNumber(n);
  if (rest === 0) return `${spellNumber(century)} hundred`;
  return `${spellNumber(century)} ${rest < 10 ? `oh ${ONES[rest]}` : spellNumber(rest)}`;
}

const ORDINAL: Record<string, string> = {
  one: 'first',
  two: 'second',
  three: 'third',
  five: 'fifth',
  eight: 'eighth',
  nine: 'ninth',
  twelve: 'twelfth',
};

function spellOrdinal(n: number): string {
  return spellNumber(n).replace(/[a-z]+$/, (last) => ORDINAL[last] ?? (last.endsWith('y') ? `${last.slice(0, -1)}ieth` : `${last}th`));
}

function pluralise(words: string): string {
  return words.endsWith('y') ? `${words.slice(0, -1)}ies` : `${words}s`;
}

/** The words an engine should say; the written text stays as it is in the captions. */
export function speakText(text: string): string {
  return applyRespellings(RESPELLINGS, sayMarks(sayFigures(applyRespellings(ABBREVIATIONS, sayLetters(text)))))
    .replace(/\s+/g, ' ')
    .trim();
}

/** Both engines say "IT", "AI" and "US" as words, and neither knows a letter with an accent. */
function sayLetters(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{Mn}/gu, '')
    .replace(/[‘’]/g, "'")
    .replace(/\b(?!OK\b|NASA\b|REM\b|[IVX]+\b)[A-Z]{2,5}\b/g, (letters) => [...letters].join(' '));
}

function sayFigures(text: string): string {
  return text
    .replace(/(?<=\d)\s*[–-]\s*(?=[€$£]?\d)/g, ' to ')
    .replace(/([€$£])(\d[\d,.]*\d|\d)( (?:thousand|million|billion))?/g, (_, sign: string, amount: string, scale = '') => {
      const [unit, units] = MONEY[sign]!;
      const [whole, cents] = scale ? [amount] : amount.split(/\.(?=\d\d$)/);
      return `${whole}${scale} ${whole === '1' ? unit : units}${cents ? ` ${cents}` : ''}`;
    })
    .replace(/\b(\d{1,2}):(\d{2})\b/g, (_, h: string, m: string) => spellClock(+h, +m))
    .replace(/\b\d{1,3}(?:,\d{3})+\b/g, (n) => spellCount(+n.replaceAll(',', '')))
    .replace(/\b(1[1-9]\d0|20\d0)s\b/g, (_, decade: string) => pluralise(spellYear(+decade)))
    .replace(/'?\b([2-9]0)s\b/g, (_, decade: string) => pluralise(spellNumber(+decade)))
    .replace(/\b(\d{1,3})(?:st|nd|rd|th)\b/g, (_, n: string) => spellOrdinal(+n))
    .replace(
      /\b(\d+)\.(\d{1,3})\b/g,
      (_, whole: string, part: string) => `${spellNumber(+whole)} point ${[...part].map((digit) => ONES[+digit]).join(' ')}`,
    )
    .replace(/\b(1[1-9]\d\d|20\d\d)\b/g, (year) => spellYear(+year))
    .replace(/\d+/g, (n) => spellNumber(+n));
}

/** Marks that only the eye needs go; those that stand for a pause become commas. */
function sayMarks(text: string): string {
  return text
    .replace(/[“”"*_]|(?<!\w)'|'(?!\w)/g, '')
    .replace(/…|\.{3}|[–—();]| - /g, ',')
    .replace(/[\s,]*,[\s,]*/g, ', ')
    .replace(/, (?=[.?!:])|^, /g, '')
    .replace(/(?<=[.?!:]), /g, ' ')
    .replace(/, $/, '.');
}

function applyRespellings(rows: typeof RESPELLINGS, text: string): string {
  return rows.reduce((words, [written, said]) => words.replace(written, said), text);
}

const MONEY: Record<string, [one: string, more: string]> = {
  '€': ['euro', 'euros'],
  $: ['dollar', 'dollars'],
  '£': ['pound', 'pounds'],
};

/** Round hundreds below two thousand are shorter in hundreds, and no count is a year. */
function spellCount(n: number): string {
  return n > 1000 && n < 2000 && n % 100 === 0 ? `${spellNumber(n / 100)} hundred` : spellNumber(n);
}

function spellClock(hour: number, minute: number): string {
  if (minute === 0) return hour > 12 ? `${spellNumber(hour)} hundred` : `${spellNumber(hour)} o'clock`;
  return `${spellNumber(hour)} ${minute < 10 ? `oh ${ONES[minute]}` : spellNumber(minute)}`;
}
