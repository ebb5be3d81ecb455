/** Colours of a highlight; what each of them means is up to the reader. */
export const NOTE_COLORS = ['yellow', 'green', 'blue', 'pink'] as const;
export type NoteColor = (typeof NOTE_COLORS)[number];
