import { escapeLine, quoteLines } from '../escape-markdown.ts';
import { KIND_WORDS } from '../library/kind-words.ts';
import { chapterOfNote, notePath, sayNotePlace } from './note-place.ts';
import { sayFullDay } from '../say-day.ts';
import type { NoteEntry } from './note.ts';

interface ExportContext {
  /** The note that comes before these in the file. */
  readonly before: NoteEntry | undefined;
  /** Of the site, for links to the places. */
  readonly origin: string;
}

/**
 * Some notes to be read elsewhere, under their works and chapters in the order they come. Every word stands in the file as
 * it was written, also where it looks like Markdown or HTML.
 */
export function exportNotes(entries: readonly NoteEntry[], { before: first, origin }: ExportContext): string {
  const parts = entries.flatMap((entry, i) => {
    const before = entries[i - 1] ?? first;
    const isOtherWork = before?.itemId !== entry.itemId;
    const chapter = chapterOfNote(entry);
    const isOtherChapter = chapter !== '' && (isOtherWork || chapterOfNote(before) !== chapter);
    return [
      ...(isOtherWork ? [`## ${escapeLine(entry.work.title)} (${KIND_WORDS[entry.work.kind].one})`] : []),
      ...(isOtherChapter ? [`### ${escapeLine(chapter)}`] : []),
      ...tell(entry, origin),
    ];
  });
  return parts.map((part) => `\n${part}\n`).join('');
}

function tell(entry: NoteEntry, origin: string): string[] {
  const { quote, text, color, createdAt } = entry;
  const facts = [sayFullDay(createdAt.slice(0, 10)), ...(color === null ? [] : [color])].join(', ');
  const place = `[${sayNotePlace(entry) || 'To the place'}](<${origin}${notePath(entry)}>), ${facts}`;
  return [...(quote === null ? [] : [quoteLines(quote)]), ...(text === null ? [] : [writeLines(text)]), place];
}

const writeLines = (text: string): string =>
  text
    .split(/\r\n|[\r\n\u2028\u2029]/)
    .map(escapeLine)
    .join('\n');
