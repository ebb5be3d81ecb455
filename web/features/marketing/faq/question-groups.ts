import { COACH, COST, PLACE, type Question, WHAT } from './first-questions.ts';

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
      COACH,
      {
        question: 'Does an AI service see what I say to the coach?',
        answer:
          'Only if whoever runs this site has set one up. Your profile names the service that receives what you write in a conversation, and has a switch for the built-in coach, with which nothing leaves the server. Every reply says what wrote it. Nothing that you play or note is sent to a service.',
      },
      {
        question: 'How are my answers judged?',
        answer:
          'By rules that look for parts of an answer: what you did, when, who was there, how it ended. You see the words that were found, in four bands from “not yet” to “strong”, and what could not be found. Nothing is concluded about you, your feelings or whether it is true, and no employer sees it.',
      },
      {
        question: 'When do the career assessment and the IQ Test open?',
        answer: 'They are being built and open in a later release.',
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
          'Your name, your email address, a password that cannot be read back, your sessions, your favorites, your place in what you play, your conversations with the coach and your goals. There are no trackers and no advertising. The privacy page has the details.',
      },
      {
        question: 'Can I have it removed?',
        answer:
          'Yes. Write to the address under Contact, from the address of your account. You can also have a copy of it, or have it put right.',
      },
    ],
  },
];
