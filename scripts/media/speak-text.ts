const ONES =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(
    ' ',
  );
const TENS = ['', '', ...'twenty thirty forty fifty sixty seventy eighty ninety'.split(' ')];

function spellNumber(n: number): string {
  if (n < 20) return ONES[n]!;
  if (n < 100) return TENS[Math.floor(n / 10)]! + (n % 10 ? `-${ONES[n % 10]}` : '');
  if (n < 1000) {
    const rest = n % 100;
    return `${ONES[Math.floor(n / 100)]} hundred${rest ? ` and ${spellNumber(rest)}` : ''}`;
  }
  if (n < 1_000_000) {
    const rest = n % 1000;
    return `${spellNumber(Math.floor(n / 1000))} thousand${rest ? ` ${spellNumber(rest)}` : ''}`;
  }
  if (n < 1_000_000_000) {
    const rest = n % 1_000_000;
    return `${spellNumber(Math.floor(n / 1_000_000))} million${rest ? ` ${spellNumber(rest)}` : ''}`;
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

// The two engines read these badly or not at all, so they get plain words.
const SPOKEN: [RegExp, string][] = [
  [/\bvs\.?(?=\s)/g, 'versus'],
  [/\be\.g\.,?/g, 'for example'],
  [/\bi\.e\.,?/g, 'that is'],
  [/\betc\./g, 'and so on'],
  [/\bmin\b/g, 'minutes'],
  // Both engines take these for the past tense, the adjective, the metal or a rhyme of "size".
  [/(?<!\b(?:have|had|just|then|only|students|was|been) )\bread\b/gi, 'reed'],
  [/\bclose\b(?! to\b)/gi, 'cloze'],
  [/\blead the\b/g, 'leed the'],
  [/\bpractise/g, 'practice'],
  [/\bPractise/g, 'Practice'],
  [/\bKarpicke\b/g, 'Karpicky'],
  [/\bGollwitzer\b/g, 'Goll vitser'],
  [/\bAlbulescu\b/g, 'Alboo less koo'],
  [/%/g, ' percent'],
  [/&/g, ' and '],
];

/** The words an engine should say; the written text stays as it is in the captions. */
export function speakText(text: string): string {
  let words = text;
  for (const [pattern, plain] of SPOKEN) words = words.replace(pattern, plain);
  return words
    .replace(/\b(\d{1,2}):(\d{2})\b/g, (_, h: string, m: string) => spellClock(+h, +m))
    .replace(/(\d),(?=\d{3}\b)/g, '$1')
    .replace(/(\d)\s*[–-]\s*(?=\d)/g, '$1 to ')
    .replace(/\b(1[1-9]\d0|20\d0)s\b/g, (_, decade: string) => pluralise(spellYear(+decade)))
    .replace(/\b(\d{1,3})(?:st|nd|rd|th)\b/g, (_, n: string) => spellOrdinal(+n))
    .replace(
      /\b(\d+)\.(\d{1,3})\b/g,
      (_, whole: string, part: string) => `${spellNumber(+whole)} point ${[...part].map((digit) => ONES[+digit]).join(' ')}`,
    )
    .replace(/\b(1[1-9]\d\d|20\d\d)\b/g, (year) => spellYear(+year))
    .replace(/\d+/g, (n) => spellNumber(+n))
    .replace(/[“”"‘*_()]/g, '')
    .replace(/’/g, "'")
    .replace(/\s*[–—]\s*/g, ', ')
    .replace(/;/g, ',')
    .replace(/\s+/g, ' ')
    .trim();
}

function spellClock(hour: number, minute: number): string {
  if (minute === 0) return `${spellNumber(hour)} o'clock`;
  return `${spellNumber(hour)} ${minute < 10 ? `oh ${ONES[minute]}` : spellNumber(minute)}`;
}
