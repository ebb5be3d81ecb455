/** What an AI service receives, where one is set up and the learner has not turned it off; the privacy page, /info and the questions say it with these words. */
export const SENT_TO_SERVICE = {
  coach:
    'of a conversation with the coach what is said in it, what you chose and wrote before it began, the goal that it is for, the end of an earlier one that it goes on from, and in a career talk what you have noted',
  assessment: 'of a career assessment your answers and the situations that you said yes to',
  iq: 'of an IQ test, when you open its result, the figures of that result, each score with its range: no item, no answer, no name',
} as const;

export const sayWhatIsSent = (): string => `${SENT_TO_SERVICE.coach}; ${SENT_TO_SERVICE.assessment}; and ${SENT_TO_SERVICE.iq}`;
