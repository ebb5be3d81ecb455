const DRAFT = 'cairn_note_draft:';

/** Where a tab keeps the words of a note that is not saved yet, new in a unit or changed under its own id. */
export const noteDraftKeyOf = (learnerId: string, unitOrNoteId: string): string => `${DRAFT}${learnerId}:${unitOrNoteId}`;
