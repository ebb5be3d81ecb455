import type { ItemDetail } from '#core/library/catalogue.ts';
import { KIND_WORDS } from '#core/library/kind-words.ts';
import { isSpeechId } from '#core/player/speech/speech-id.ts';

type Work = Pick<ItemDetail, 'title' | 'kind'>;

/** A work's own page: "Small starts, ebook". The library may hold the same work as several kinds. */
export const workTitle = ({ title, kind }: Work): string => `${title}, ${KIND_WORDS[kind].one.toLowerCase()}`;

/** The page on which an ebook is listened to: "Small starts, reading". */
export const readingTitle = ({ title }: Work): string => `${title}, reading`;

/** A part of a work: "Close the book, One thing to try". Parts of several works may share a name. */
export function partTitle({ id, title }: { readonly id: string; readonly title: string }, work: Work): string {
  const isNamedAsWork = title === work.title;
  const name = isNamedAsWork ? title : `${title}, ${work.title}`;
  if (isSpeechId(id)) return `${name}, read aloud`;
  return isNamedAsWork ? `${name}, ${KIND_WORDS[work.kind].part}` : name;
}
