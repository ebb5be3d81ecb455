/** State of a history entry that was asked for without a link: by keys, or in the palette. */
export const BY_COMMAND = 'cairn-by-command';
