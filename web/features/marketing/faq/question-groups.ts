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
        question: 'Does an AI service see what I say or answer?',
        answer:
          'Only if whoever runs this site has set one up. Your profile names the service that receives what you write in a conversation and the answers of a career assessment, and has a switch for the built-in coach, with which nothing leaves the server. Every reply and every plan says what wrote it. Nothing that you play or note is sent to a service.',
      },
      {
        question: 'How are my answers judged?',
        answer:
          'By rules that look for parts of an answer: what you did, when, who was there, how it ended. You see the words that were found, in four bands from “not yet” to “strong”, and what could not be found. Nothing is concluded about you, your feelings or whether it is true, and no employer sees it.',
      },
      {
        question: 'What does the career assessment do?',
        answer:
          'It asks five questions: your level, your interests, your goals, what is in the way, and how far ahead to look. Any of them can be skipped. The answers become a plan with a few actions, each with a day, works of the library and a way to practise. You can follow an action as a goal, put its day into your calendar, move it or let it go. Later you can answer again and compare.',
      },
      {
        question: 'Who writes the plan?',
        answer:
          'Rules, from your answers alone: the same answers give the same plan, and each sentence shows the answers it comes from. Where whoever runs this site has set up an AI service, it words the plan instead, and the plan says so. A plan is a suggestion and no verdict on you.',
      },
      {
        question: 'When does the IQ Test open?',
        answer: 'It is being built and opens in a later release. Its result will not change your plan.',
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
          'Your name, your email address, a password that cannot be read back, your sessions, your favorites, your place in what you play, your conversations with the coach, your career assessments with their plans, and your goals. There are no trackers and no advertising. The privacy page has the details.',
      },
      {
        question: 'Can I have it removed?',
        answer:
          'Yes. Write to the address under Contact, from the address of your account. You can also have a copy of it, or have it put right.',
      },
    ],
  },
];
