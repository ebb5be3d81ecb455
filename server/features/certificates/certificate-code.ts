import { randomBytes } from 'node:crypto';

/** 32 signs of which no two look alike (Crockford): five bits each. */
const SIGNS = '0123456789abcdefghjkmnpqrstvwxyz';
const SIGN_COUNT = 16;

/** 80 bits that nobody guesses, as `7f3k-m2xa-...`. */
export const makeCode = (): string => group([...randomBytes(SIGN_COUNT)].map((byte) => SIGNS[byte % SIGNS.length]).join(''));

/** A code as somebody typed it off paper. */
export const readCode = (typed: string): string =>
  group(
    typed
      .toLowerCase()
      .replace(/[^0-9a-z]/g, '')
      .replaceAll('o', '0')
      .replace(/[il]/g, '1'),
  );

const group = (signs: string): string => signs.replace(/(.{4})(?=.)/g, '$1-');
