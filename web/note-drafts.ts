/* Apart from the pages on which notes are written, so that signing out knows what to delete without their code. */

const DRAFT = 'cairn_note_draft:';

/** Where a tab keeps the words of a note that is not saved yet, new in a unit or changed under its own id. */
export const noteDraftKeyOf = (learnerId: string, unitOrNoteId: string): string => `${DRAFT}${learnerId}:${unitOrNoteId}`;

/**
 * Signing out takes all of them along, of whoever they are.
 * @throws where storage is blocked
 */
export function forgetNoteDrafts(): void {
  for (const key of Object.keys(sessionStorage).filter((name) => name.startsWith(DRAFT))) sessionStorage.removeItem(key);
}
