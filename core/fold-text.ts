import { normalize } from './normalize.ts';

/** Lower case without combining accents. */
export function foldText(text: string): string {
  return normalize('NFKD', text)
    .replace(/\p{M}+/gu, '')
    .toLowerCase();
}
