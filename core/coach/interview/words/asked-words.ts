/** What learners ask the coach about most; `other` is all that it has no answer to. */
export const QUESTION_TOPICS = [
  'illness',
  'salary',
  'gaps',
  'leaving',
  'weaknesses',
  'notes',
  'nerves',
  'asking-them',
  'length',
  'other',
] as const;
export type QuestionTopic = (typeof QUESTION_TOPICS)[number];

/** What the coach knows of what it is asked. Each is told once as it stands. */
export const ASKED_WORDS: Readonly<Record<Exclude<QuestionTopic, 'other'>, string>> = {
  illness:
    'You need not speak of your health, and in many countries they may not ask. If it explains a gap, one sentence is enough: that it is over, or what you need in order to work well. Then go back to the job.',
  salary:
    'Look up beforehand what the job usually pays where you live. If they ask, you may first ask what range they have in mind. Otherwise name a range of your own with one reason for it, and stop there.',
  gaps: 'Name a gap in one sentence: when it was and what it was for. Then say what you did in that time that is of use here, and go on to the present. Nobody is owed the details.',
  leaving:
    'Say it in one or two sentences, and say what is true. Tell what you go towards before what you leave behind, and do not blame anybody. If it was not your choice, say so plainly and name what you did next.',
  weaknesses:
    'Choose one that is real and that the job does not stand or fall with. Tell one time when it showed, and what you do about it since. A strength in disguise persuades nobody.',
  notes:
    'A few words on one sheet are fine in most interviews, and by telephone nobody sees them. Write down names, figures and your own questions, not sentences. Whatever is read aloud sounds read.',
  nerves:
    'Most people are nervous, and interviewers know it. Breathe out slowly before you speak, and take a moment after each question. If you go blank, say that you need a moment, or ask to hear it again.',
  'asking-them':
    'Have two or three ready. Good ones are about the work: what a first month looks like, what is hard about the job, how they will tell that it goes well. Leave holidays and pay until there is an offer.',
  length: 'About one to two minutes aloud, which is 150 to 250 words. An introduction may be shorter. If they want more, they ask.',
};
export const ASKED_AGAIN = [
  'I have told you all that I know of this. A person who knows your field may know more.',
  'What I said before is all I have on it. Somebody who hires for such jobs could tell you more.',
];
export const NOT_KNOWN = [
  'I have no answer to that. The library may have something on it, or a person who knows the field.',
  'That is beyond my rules, so I would rather not guess. Ask somebody who does that work, or look in the library.',
  'I do not know that. A person you trust, or a work in the library, can tell you more than I can.',
];
export const BACK_TO_QUESTION = [
  'Now back to the question:',
  'The question stays as it is:',
  'With that, the question again:',
  'And here is the question still:',
];
