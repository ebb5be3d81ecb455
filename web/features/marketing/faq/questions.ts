export interface Question {
  readonly id: string;
  readonly question: string;
  readonly answer: string;
}

/** Answers are true of the software as it stands; when a part opens, its answer changes with it. */
export const QUESTIONS: readonly Question[] = [
  {
    id: 'what',
    question: 'What is in the library?',
    answer:
      'Courses with lessons, audiobooks, podcasts, video crash courses and ebooks. The whole list stands under Showcase, and you can look through it without an account.',
  },
  {
    id: 'free',
    question: 'What does it cost?',
    answer:
      'An account costs nothing. The plans stand under Plans. Payment is not connected in this release: no card is asked for, and nothing is charged.',
  },
  {
    id: 'samples',
    question: 'Can I hear something before I sign up?',
    answer: 'Yes. Units marked as a sample play right here, without an account. You find them under Podcast, Audiobook and Crash Course.',
  },
  {
    id: 'place',
    question: 'Does it remember where I stopped?',
    answer: 'Yes. With an account your place is kept in every unit you play, and you can go on from it on any device you sign in on.',
  },
  {
    id: 'coach',
    question: 'When do the AI Career Coach, the career assessment and the IQ Test open?',
    answer: 'They are being built and open in later releases. Today you can use the library, the player, your favorites and your progress.',
  },
  {
    id: 'device',
    question: 'What do I need?',
    answer: 'A current browser on a phone, a tablet or a computer. There is nothing to install.',
  },
  {
    id: 'keyboard',
    question: 'Can I use it with a keyboard or a screen reader?',
    answer:
      'Yes. Every page is made to work with both, at large text sizes, and with motion reduced. If something is in your way, write to us; the address stands under Contact.',
  },
  {
    id: 'data',
    question: 'What is stored about me?',
    answer:
      'Your name, your email address, a password that cannot be read back, your sessions, your favorites and your place in what you play. There are no trackers and no advertising. The privacy page has the details.',
  },
  {
    id: 'password',
    question: 'I have forgotten my password. What now?',
    answer: 'This release sends no email, so it cannot be reset by a link yet. Write to the address under Contact.',
  },
];

const FIRST_IDS = ['what', 'free', 'place', 'coach'];
export const FIRST_QUESTIONS: readonly Question[] = QUESTIONS.filter(({ id }) => FIRST_IDS.includes(id));
