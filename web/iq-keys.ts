const HIDDEN = 'cairn_iq_hidden:';

/** Where the browser keeps that a learner does not want to see their score. */
export const hiddenScoreKeyOf = (learnerId: string): string => `${HIDDEN}${learnerId}`;

/** Where a tab keeps what it knows of the item that is being answered. */
export const IQ_ITEM_KEY = 'cairn_iq_item';
