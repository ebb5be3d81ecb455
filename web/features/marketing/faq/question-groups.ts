import { COST, OPENING, PLACE, type Question, WHAT } from './first-questions.ts';

export interface QuestionGroup {
  readonly id: string;
  readonly title: string;
  readonly questions: readonly Question[];
}

/** Answers are true of the software as it stands; when a part opens, its answer changes with it. */
export const QUESTION_GROUPS: readonly QuestionGroup[] = [
  {
    id: 'library',
    title: 'The library',
    questions: [
      WHAT,
      {
        question: 'Can I hear something before I sign up?',
        answer:
          'Yes. Units marked as a sample play right here, without an account. You find them under Podcast, Audiobook and Crash Course.',
      },
      PLACE,
    ],
  },
  {
    id: 'account',
    title: 'Account and cost',
    questions: [
      COST,
      {
        question: 'I have forgotten my password. What now?',
        answer: 'This release sends no email, so it cannot be reset by a link yet. Write to the address under Contact.',
      },
    ],
  },
  {
    id: 'coach',
    title: 'Coach and tests',
    questions: [
      OPENING,
      {
        question: 'Does an AI service see what I do here?',
        answer: 'No. No AI service is called in this release, so nothing you write, play or answer is sent to one.',
      },
    ],
  },
  {
    id: 'devices',
    title: 'Devices and access',
    questions: [
      {
        question: 'What do I need?',
        answer: 'A current browser on a phone, a tablet or a computer. There is nothing to install.',
      },
      {
        question: 'Can I use it with a keyboard or a screen reader?',
        answer:
          'Yes. Every page is made to work with both, at large text sizes, and with motion reduced. If something is in your way, write to us; the address stands under Contact.',
      },
    ],
  },
  {
    id: 'privacy',
    title: 'Privacy',
    questions: [
      {
        question: 'What is stored about me?',
        answer:
          'Your name, your email address, a password that cannot be read back, your sessions, your favorites and your place in what you play. There are no trackers and no advertising. The privacy page has the details.',
      },
      {
        question: 'Can I have it removed?',
        answer:
          'Yes. Write to the address under Contact, from the address of your account. You can also have a copy of it, or have it put right.',
      },
    ],
  },
];
