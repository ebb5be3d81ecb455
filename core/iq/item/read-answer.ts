import type { AnswerFormat } from './presentation.ts';
import { normalize } from '../../normalize.ts';

/** Longer texts are no answer to anything. */
const MAX_LENGTH = 24;

export type ReadAnswer = { isReadable: true; answer: string } | { isReadable: false; message: string };

const unreadable = (message: string): ReadAnswer => ({ isReadable: false, message });
const read = (answer: string): ReadAnswer => ({ isReadable: true, answer });

/** An answer in the one way of writing that keys are written in; or what is wrong with it, for whoever typed it. */
export function readAnswer(format: AnswerFormat, typed: string): ReadAnswer {
  const compact = toAsciiDigits(
    normalize('NFKC', typed)
      .replace(/[\s\p{Cf}]+/gu, '')
      .toUpperCase(),
  );
  if (compact.length > MAX_LENGTH) return unreadable('That is too long for an answer.');
  switch (format.type) {
    case 'choice':
      return format.options.some(({ id }) => id === compact) ? read(compact) : unreadable('Choose one of the options.');
    case 'choices':
      return readChoices(format, compact);
    case 'number':
      return readNumber(compact);
    case 'text':
      return readLetters(format, compact.replace(/[,;./\-–>→]/g, ''));
  }
}

/** Digits of other scripts stand in rows of ten, each beginning at zero. */
const toAsciiDigits = (text: string): string =>
  text.replace(/\p{Nd}/gu, (digit) => {
    const code = digit.codePointAt(0) ?? 0;
    let zero = code;
    while (/\p{Nd}/u.test(String.fromCodePoint(zero - 1)) && code - zero < 9) zero--;
    return String((code - zero) % 10);
  });

function readChoices({ slots, options }: AnswerFormat & { type: 'choices' }, compact: string): ReadAnswer {
  const ids = new Set(options.map(({ id }) => id));
  if (compact.length !== slots.length || Array.from(compact).some((id) => !ids.has(id)))
    return unreadable(`Choose one for each of ${slots.length}.`);
  return read(compact);
}

/** Thousands may be grouped, a minus may be any of the signs that keyboards have for it. */
function readNumber(compact: string): ReadAnswer {
  const plain = compact.replace(/[−–—]/g, '-').replace(/^\+/, '');
  const grouped = /^-?\d{1,3}(?:[,.'’]\d{3})+$/.test(plain) ? plain.replace(/[,.'’]/g, '') : plain.replace(/[.,]0*$/, '');
  if (!/^-?\d{1,9}$/.test(grouped)) return unreadable('Write a whole number in digits, such as 24 or -3.');
  return read(String(Number(grouped)).replace(/^-0$/, '0'));
}

function readLetters({ length, alphabet, hint }: AnswerFormat & { type: 'text' }, letters: string): ReadAnswer {
  const isKnown = Array.from(letters).every((letter) => alphabet.includes(letter));
  return letters.length === length && isKnown ? read(letters) : unreadable(hint);
}
