import type { Brand } from '#core/brand/brand.ts';
import { sayWhatIsSent } from '../coach/status/sent-to-service.ts';
import { COACH, COST, PLACE, type Question, WHAT } from './first-questions.ts';

/** A question with its anchor, which stays when its words change. */
export interface AnchoredQuestion extends Question {
  readonly id: string;
  /** Instead of the answer, where payments move no money. */
  readonly test?: string;
  /** Instead of the answer, where nothing can be paid. */
  readonly none?: string;
}

export interface QuestionGroup {
  readonly id: string;
  readonly title: string;
  readonly questions: readonly AnchoredQuestion[];
}

/** Answers are true of the software as it stands; when a part opens, its answer changes with it. */
export const QUESTION_GROUPS: readonly QuestionGroup[] = [
  {
    id: 'library',
    title: 'The library',
    questions: [
      { id: 'what', ...WHAT },
      {
        id: 'hear-first',
        question: 'Can I hear something before I sign up?',
        answer:
          'Yes. Units marked as a sample play right here, without an account. You find them under Podcast, Audiobook and Crash Course.',
      },
      { id: 'place', ...PLACE },
      {
        id: 'voices',
        question: 'Who speaks in the recordings?',
        answer:
          'An audiobook says who reads it. Where it says “Synthesised voice”, a computer reads the text aloud: clear and even, and now and then with the stress on the wrong word. Recordings come with their text, to read along.',
      },
    ],
  },
  {
    id: 'reading-and-learning',
    title: 'Reading and learning',
    questions: [
      {
        id: 'ebooks',
        question: 'Can I read the ebooks here?',
        answer:
          'Yes, EPUB and PDF, page by page or scrolled. You choose letters, spacing and colours, search in the book, highlight and write notes, and can have it read aloud by a voice of your device while the sentence is marked on the page. Where the library also has the recording of a book, you can go over to it and back at the same place. Books that are locked by copy protection do not open.',
      },
      {
        id: 'lessons',
        question: 'What is a lesson like?',
        answer:
          'A video, a recording or a text, with your notes beside it, each at its moment. Quizzes ask to choose, to put in order or to answer in a few words, explain each answer, and ask differently when you try again.',
      },
      {
        id: 'certificate',
        question: 'Is there a certificate?',
        answer:
          'Yes, for each course that you finish. It says when, how long you spent in it, what your quizzes came to, and how many lessons were finished without going through all of them. It can be printed, and whoever has its code can verify it until you withdraw it. It is no degree: nobody watches you learn.',
      },
      {
        id: 'review',
        question: 'What becomes of what I highlight?',
        answer:
          'It stands with your notes in one place, where you can search and change it, go back to where it was, and export it. From the next day, at most ten cards a day come back for review: highlights, notes and questions you missed. Leave a day out, and nothing is held against you. The review can be switched off in your profile.',
      },
      {
        id: 'days',
        question: 'What counts as a day of learning?',
        answer:
          'What you really played, read, answered or practised, in your own time zone. Skipping ahead adds nothing, and nor does marking something as done: it is finished then, but your skills count it as learned only once you have heard or read at least half of it. One day of rest a week leaves a row of days whole. The page Progress shows it as a line and as a table.',
      },
    ],
  },
  {
    id: 'account',
    title: 'Account and cost',
    questions: [
      { id: 'cost', ...COST },
      {
        id: 'password',
        question: 'I have forgotten my password. What now?',
        answer:
          'Under Sign In, choose “Forgot password?”. You get a link by mail that is good for an hour and for one use. With a new password all your other sessions end.',
      },
      {
        id: 'sign-in-ways',
        question: 'Can I sign in without a password?',
        answer:
          'Yes, with a passkey: your fingerprint, your face or the lock of your device, which never leave it. You set one up in your profile. Where whoever runs this site has set it up, you can also use your account at Google.',
      },
      {
        id: 'change-email',
        question: 'How do I change my email address or my password?',
        answer:
          'In your profile. A new address counts once you open the link that is mailed to it. There you also see where you are signed in, and end sessions on devices that you do not have any more.',
      },
      {
        id: 'pay',
        question: 'How do I pay?',
        answer:
          'Choose a plan under Plans. You pay on the page of Stripe; the number of your card never reaches this server. Your receipts stand in your profile.',
        none: 'Not yet: whoever runs this site has not set up payments. What is free is open to every account; a paid plan cannot be bought here for now.',
        test: 'Choose a plan under Plans. Payments here are in test mode: you pay with a test card that the page names, and no money is moved. Your receipts stand in your profile.',
      },
      {
        id: 'stop-plan',
        question: 'How do I cancel a plan, and what becomes of my things?',
        answer:
          'With one press in your profile: “Stop renewing”. The plan stays open until the end of what you have paid for, and until then you can take it up again. Your place, your notes and your history stay, also in works that close. When you get money back stands under Refund policy.',
      },
      {
        id: 'share',
        question: 'Can I share my account?',
        answer:
          'No, an account is for one person: places, notes, results and certificates in it are of one learner. Whoever learns with you makes an account of their own, which costs nothing.',
      },
      {
        id: 'business',
        question: 'Can my company or my school use it?',
        answer:
          'Each person can, with an account of their own. There is no account for a whole team: nobody can assign works to you or see how you get on. Which plans there are stands under Plans; if you need something else, write to us under Contact.',
      },
      {
        id: 'age',
        question: 'Is it for children, and what is kept of them?',
        answer:
          'The IQ test is for people of 18 and over. An account asks for no age, and of a child it keeps what it keeps of everybody. If a child has an account that you want gone, it can be deleted in its profile with everything in it, or write to us under Contact.',
      },
    ],
  },
  {
    id: 'coach',
    title: 'Coach and assessment',
    questions: [
      { id: 'coach-does', ...COACH },
      {
        id: 'ai-service',
        question: 'Does an AI service see what I say or answer?',
        answer: `Only if whoever runs this site has set one up. It then receives, ${sayWhatIsSent()}. Your profile names the service and has a switch for the built-in coach, with which nothing leaves the server. Every reply, every plan and every analysis says what wrote it. The notes and highlights of your works are sent to no service, nor what you play.`,
      },
      {
        id: 'judged',
        question: 'How are my answers judged?',
        answer:
          'First it is settled what you wrote: an answer, a question, a word in passing. You see what it was heard as, and can change it. Only an answer is looked at: what you did, when, who was there, how it ended. You see the words that were found, in four bands from “not yet” to “strong”, and what could not be found. Nothing is concluded about you, your feelings or whether it is true, and no employer sees it. A skill counts as shown only where you agreed to the quote.',
      },
      {
        id: 'assessment',
        question: 'What does the career assessment do?',
        answer:
          'It asks five questions: your level, your interests, your goals, what is in the way, and how far ahead to look. Any of them can be skipped. The answers become a plan with a few actions, each with a day, works of the library and a way to practise. You can follow an action as a goal, put its day into your calendar, move it or let it go. Later you can answer again and compare.',
      },
      {
        id: 'plan',
        question: 'Who writes the plan?',
        answer:
          'Rules, from your answers alone: the same answers give the same plan, and each sentence shows the answers it comes from. Where whoever runs this site has set up an AI service, it words the plan instead, and the plan says so. A plan is a suggestion and no verdict on you.',
      },
    ],
  },
  {
    id: 'iq-test',
    title: 'The IQ test',
    questions: [
      {
        id: 'iq',
        question: 'What is the IQ test?',
        answer:
          'Tasks of reasoning in five domains: logical, pattern, spatial, numerical and verbal. Items are made anew for each sitting and follow how you answer. The result is an estimated score on the IQ scale, where 100 is the assumed adult average, always with the range it probably lies in. That range is wide, because one sitting cannot tell more.',
      },
      {
        id: 'iq-limits',
        question: 'What is it not?',
        answer:
          'It is no clinical test, no diagnosis, and not for selection. It has not been normed on a sample of people: until it is, its norms come from a model. It is for people of 18 and over and is not corrected for age. It says nothing about your worth, nor which work suits you. Your plan and the coach do not see it.',
      },
      {
        id: 'iq-evidence',
        question: 'What is the evidence for it?',
        answer:
          'So far it comes from simulation: simulated people whose abilities are known take the test, and it is counted how often its ranges hold the truth. Items are made by the thousand and searched for ways to guess them. How hard they are for people, and what a score predicts, nobody knows yet. A page of its own has all the figures.',
        more: { to: '/iq-test/evidence', label: 'The evidence of the IQ test' },
      },
      {
        id: 'iq-time',
        question: 'How long does it take?',
        answer:
          'The full form has 40 items and takes about 35 to 45 minutes. The short form has 20 items and takes 15 to 20; its range is wider, and it tells nothing of single domains. You can pause at any time and come back another day to the same item. Being quick earns nothing and taking your time costs nothing; only an answer that comes faster than an item can be read counts as left out. A clock can be shown, given more time, or left out. Items are chosen to be hard for you, and most people miss four in ten.',
      },
      {
        id: 'iq-again',
        question: 'Can I take it again?',
        answer:
          'Yes, at any time. A score is given 90 days after the last one at the earliest; sittings before that are practice, because having just seen such tasks lifts a score. Your first score stays the one that counts, and a change is only called one where it is more than chance and practice explain.',
      },
      {
        id: 'iq-data',
        question: 'What is kept of a sitting, and who sees it?',
        answer:
          'Its items with your answers and times, and the result; delete the sitting, and all of it goes. No page shows it to anybody but you, and you can hide your score from yourself. Whether your answers may be used to measure how hard the items are is asked before each sitting, and is off until you tick it.',
      },
      {
        id: 'iq-ai',
        question: 'Does AI make or score the test?',
        answer:
          'No. Items are made by rules and checked by a second set of rules, and the score is computed on the server. Where whoever runs this site has set up an AI service, it puts the result into words from its figures, each score with its range; it sees no item, no answer and no name. Without it, the words are worked out from your numbers.',
      },
      {
        id: 'iq-forms',
        question: 'Can I take it without seeing drawings, or in a second language?',
        answer:
          'Yes. The non-visual form has 30 items in words and numbers and works with a screen reader: logical, numerical and verbal. The form without verbal items has 40 and is fairer if you are not at home in English. Each result names what was left out. In the other forms a drawing can be described on demand, which makes the result less comparable with others.',
      },
    ],
  },
  {
    id: 'devices',
    title: 'Devices and access',
    questions: [
      {
        id: 'browser',
        question: 'What do I need?',
        answer: 'A current browser on a phone, a tablet or a computer. There is nothing to install.',
      },
      {
        id: 'app',
        question: 'Is there an app for my phone?',
        answer:
          'No, and you need none: open this site in the browser of your phone. Every page fits a small screen, and your place is the one that you left on the computer.',
      },
      {
        id: 'offline',
        question: 'Can I use it offline?',
        answer:
          'Only an ebook that you have downloaded. To play, read and practise on this site takes a connection. When it breaks for a while, the place you have reached waits in the browser and is sent when the connection is back.',
      },
      {
        id: 'download',
        question: 'What can I download?',
        answer:
          'Ebooks, from their own page once you are signed in, as far as they are open to you. Courses, audiobooks, podcasts and videos are played here and not offered as files. What is yours you can always take along: notes, conversations, plans and results each as a file, and everything together from your profile.',
      },
      {
        id: 'languages',
        question: 'Which languages is it in?',
        answer:
          'The pages, the coach, the career assessment and the IQ test are in English. The page of a work says which language the work is in.',
      },
      {
        id: 'access',
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
        id: 'stored',
        question: 'What is stored about me?',
        answer:
          'Your name, your email address, a password that cannot be read back, passkeys if you set them up, your sessions, your favorites, your place in what you play and read, the time that took, your notes and highlights with the cards made of them, your tries at quizzes, your certificates, your settings, your plan and receipts, your conversations with the coach, your career assessments with their plans, your goals, and your sittings of the IQ test. There are no trackers and no advertising. The privacy page has the details.',
      },
      {
        id: 'delete',
        question: 'Can I take it along, or have it deleted?',
        answer:
          'Both, in your profile and at once: an export of all that is kept of you, to read and for other programs, and a button that deletes your account with everything in it. Deleting cannot be undone.',
      },
    ],
  },
];

/** The questions with what is true of this site. */
export const groupsOf = ({ payments }: Pick<Brand, 'payments'>): readonly QuestionGroup[] =>
  QUESTION_GROUPS.map((group) => ({
    ...group,
    questions: group.questions.map((asked) => ({ ...asked, answer: (payments !== 'stripe' && asked[payments]) || asked.answer })),
  }));
