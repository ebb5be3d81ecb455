/** What a note is to whoever looks for it: marked words, words of one's own, or a place alone. */
export const NOTE_SORTS = ['highlight', 'note', 'bookmark'] as const;
export type NoteSort = (typeof NOTE_SORTS)[number];

interface Words {
  readonly quote: string | null;
  readonly text: string | null;
}

/** Words of one's own make it a note, also beside marked ones. */
export const sortOfNote = ({ quote, text }: Words): NoteSort => (text ? 'note' : quote ? 'highlight' : 'bookmark');

/** The newest first, or work by work as they stand in it. */
export const NOTE_ORDERS = ['newest', 'work'] as const;
export type NoteOrder = (typeof NOTE_ORDERS)[number];
