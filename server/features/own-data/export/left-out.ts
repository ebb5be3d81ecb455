/** Tables with something of learners that their copy does not hold, and why. */
export const LEFT_OUT: Readonly<Record<string, string>> = {
  verification: 'Secrets: what the links of mails hold, for an hour at most.',
  withdrawnCertificate: 'Codes of certificates that were withdrawn, of which nothing else is known.',
  letter: 'Letters that are about to be sent, for a day at most: they go to your address, and may hold secrets.',
  closedAccount: 'That the account is being deleted: from then on nobody is signed in to have a copy.',
  openCheckout: 'Where a checkout that was begun is paid, for a day; what was bought stands with the plans.',
  learnerUse: 'How many rows of the other tables are yours.',
  rateWindow: 'Counters of requests, which end within a day.',
  coachTurn: 'Counts the replies of a day; what was said stands with the conversation.',
  note_fts: 'Words of the notes again, for searching.',
  note_row: 'The same.',
  message_fts: 'Words of the conversations again, for searching.',
  message_row: 'The same.',
};
