/** Notes of one learner in one unit. Far more than anybody makes by hand; a client gone wild stops here. */
export const MAX_NOTES_PER_UNIT = 5000;

/** Letters of a note. */
export const MAX_NOTE_LETTERS = 5000;
