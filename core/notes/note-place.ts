import { formatTime } from '../format-time.ts';
import { KIND_SEGMENT } from '../library/kind.ts';
import type { WorkLink } from '../library/work-link.ts';
import { toSpeechId } from '../player/speech/speech-id.ts';
import { readLocator } from '../reader/locator.ts';
import type { NoteEntry } from './note.ts';

interface Addressed {
  readonly id: string;
  readonly unitId: string;
  readonly work: Pick<WorkLink, 'id' | 'kind'>;
  readonly positionSec: number | null;
}

/** The page that leads to the place of a note: in a book or a lesson's text to the very words, else to the unit that it is in. */
export function notePath({ id, unitId, work, positionSec }: Addressed): string {
  const item = `/${KIND_SEGMENT[work.kind]}/${encodeURIComponent(work.id)}`;
  if (work.kind === 'ebook' && positionSec === null) return `${item}/read?note=${encodeURIComponent(id)}`;
  const toWords = positionSec === null ? `?note=${encodeURIComponent(id)}` : '';
  if (work.kind === 'course') return `${item}/lessons/${encodeURIComponent(unitId)}${toWords}`;
  if (work.kind === 'podcast') return `/episodes/${encodeURIComponent(unitId)}`;
  return item;
}

/** What is played from where to hear the place, or null of a place in a text. */
export function playedAtNote({ unitId, unitKind, positionSec }: Pick<NoteEntry, 'unitId' | 'unitKind' | 'positionSec'>) {
  if (positionSec === null) return null;
  return { unitId: unitKind === 'audio' || unitKind === 'video' ? unitId : toSpeechId(unitId), sec: positionSec };
}

/** The heading that a note stands under: of a book its chapter, else the unit. Empty where it would only repeat the work. */
export function chapterOfNote({ locator, unitTitle, work }: Pick<NoteEntry, 'locator' | 'unitTitle' | 'work'>): string {
  const chapter = readLocator(locator)?.chapter || unitTitle;
  return chapter === work.title ? '' : chapter;
}

/** "12:04" in what is heard and seen, "34 %" in a book; empty where the place tells nothing. */
export function sayNotePlace({ positionSec, locator }: Pick<NoteEntry, 'positionSec' | 'locator'>): string {
  if (positionSec !== null) return formatTime(positionSec);
  const place = readLocator(locator);
  return place === null || place.href === '' ? '' : `${Math.round(place.fraction * 100)} %`;
}
