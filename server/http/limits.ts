import type { LineLimits } from '../fair-line.ts';
import type { ConnectionLimits } from './limit-connections.ts';

/** How often one caller may ask. */
export interface Limit {
  requests: number;
  windowSec: number;
  /**
   * Who counts as one: an address, a learner wherever they are (a visitor counts by address), an account that somebody
   * wants to sign in to (there or not), or one address for one account.
   */
  by: 'address' | 'learner' | 'account' | 'account and address';
}

/**
 * Every limit there is. A new one is a line here and `limitRate(house, name)` on its route; docs/operating.md lists them too.
 * Those on guessing at one account: docs/decisions/0018.
 */
export const LIMITS = {
  /** Guessing a password. Who mistypes needs a few tries. */
  signIn: { requests: 10, windowSec: 60, by: 'address' },
  /** Guessing at one account, from one address: less than the account takes in all, so that nobody alone locks its owner out. */
  signInFrom: { requests: 10, windowSec: 300, by: 'account and address' },
  /** Guessing at one account from many addresses. Short, because its owner waits as long. */
  signInAccount: { requests: 20, windowSec: 300, by: 'account' },
  /** Making accounts by machine. A class that registers together comes from one address. */
  signUp: { requests: 10, windowSec: 60, by: 'address' },
  /** The same, and trying out which addresses have an account. A few classes an hour. */
  signUpHour: { requests: 100, windowSec: 3600, by: 'address' },
  /** Guessing the present password from a session left open. */
  changePassword: { requests: 5, windowSec: 300, by: 'learner' },
  /** The same over an hour: each change is a mail to the address, which need not be the learner's own. */
  changePasswordHour: { requests: 10, windowSec: 3600, by: 'learner' },
  /** Passkeys that are made, each told by mail. */
  newPasskey: { requests: 10, windowSec: 3600, by: 'learner' },
  /** Beginning to sign in with Google or a passkey, or to make one: each is kept for some minutes. Opening the sign-in page begins one. */
  challenge: { requests: 60, windowSec: 60, by: 'address' },
  /** Guessing the password from a session left open, to delete the account. */
  deleteAccount: { requests: 5, windowSec: 300, by: 'learner' },
  /** Copies of all data: each reads all that a learner has, twice. */
  dataExport: { requests: 5, windowSec: 3600, by: 'learner' },
  /** Asking for links to new passwords, each a mail to somebody. A class that has forgotten them comes from one address. */
  passwordReset: { requests: 30, windowSec: 3600, by: 'address' },
  /** The same for one account, from one address: nobody's mailbox is filled, and nobody alone keeps its owner from asking. */
  passwordResetFrom: { requests: 3, windowSec: 3600, by: 'account and address' },
  /** The same for one account from many addresses. The links that were sent before still work. */
  passwordResetFor: { requests: 10, windowSec: 3600, by: 'account' },
  /** Opening links of mails: guessing at them, and the hashing of the password that comes along. */
  mailedLink: { requests: 20, windowSec: 60, by: 'address' },
  /** Asking for another mail address: two mails each, one to whomever the learner names, and a guess at the present password. */
  changeEmail: { requests: 5, windowSec: 3600, by: 'learner' },
  /** The same by all the accounts that somebody has made for it: mails to whom nobody has confirmed. A class shares an address. */
  changeEmailFrom: { requests: 20, windowSec: 3600, by: 'address' },
  /** The same for one new address, whoever asks and whatever follows a plus in it: nobody's mailbox is filled. */
  changeEmailTo: { requests: 5, windowSec: 3600, by: 'account' },
  /** All that is done with accounts together. Reading one's own session is not counted: every page does it. */
  account: { requests: 100, windowSec: 60, by: 'address' },
  /** Checkouts and test cards: each asks the payment service. Who mistypes needs a few tries. */
  checkout: { requests: 20, windowSec: 600, by: 'learner' },
  /** Stopping a plan and letting it go on, which the payment service is told. */
  planChange: { requests: 20, windowSec: 600, by: 'learner' },
  /** Searches of 60 ms at worst, and notes work by work: a quarter of one core at most. The palette asks when typing pauses, not four times a second for a minute. */
  search: { requests: 240, windowSec: 60, by: 'learner' },
  /** The same by all the accounts that somebody has made for it. A class that searches together comes from one address. */
  searchFrom: { requests: 600, windowSec: 60, by: 'address' },
  /** Beginning conversations: each has its opening and its place in the history, and what it is set up with is read, 350 ms at worst. */
  coachStart: { requests: 60, windowSec: 60, by: 'learner' },
  /** Answers to be read: some 50 ms each of a thread that all share, 300 ms at worst, in turns by time. A day has its own limit (AI_DAILY_TURNS). */
  coachSend: { requests: 60, windowSec: 60, by: 'learner' },
  /** Ending conversations, each with a review, deleting them and stopping replies. Who clears their history does it one by one. */
  coachEnd: { requests: 120, windowSec: 60, by: 'learner' },
  /** Reading conversations, which may hold a megabyte each, searching in them, and reading replies on where the line broke. */
  coachRead: { requests: 300, windowSec: 60, by: 'learner' },
  /** Calendar files of all goals, of up to a megabyte. */
  goalCalendar: { requests: 20, windowSec: 300, by: 'learner' },
  /** Plans worded by an AI service: each may take as long as a person waits, and is charged. */
  assessment: { requests: 10, windowSec: 3600, by: 'learner' },
  /** Plans that need no service: they are made at once. */
  assessmentSituations: { requests: 60, windowSec: 3600, by: 'learner' },
  assessmentLocal: { requests: 30, windowSec: 3600, by: 'learner' },
  /** Sending assessments, those that are refused and those that are sent again among them, and deleting them. */
  assessmentWrite: { requests: 60, windowSec: 60, by: 'learner' },
  /** Beginning sittings of the IQ test. One takes most of an hour; five may be open. */
  iqStart: { requests: 20, windowSec: 86_400, by: 'learner' },
  /** Answers of the IQ test: each makes the next item, some 10 ms of a thread that all share. A whole sitting in a minute, many times over. */
  iqRespond: { requests: 300, windowSec: 60, by: 'learner' },
  /** Items like one that was looked at, to try: each is made anew. Reading and answering one takes seconds at least. */
  iqSibling: { requests: 30, windowSec: 60, by: 'learner' },
  /** Reading sittings and looking through their items, which are made once more for it. */
  iqRead: { requests: 300, windowSec: 60, by: 'learner' },
  /** Deleting sittings. */
  iqDelete: { requests: 60, windowSec: 60, by: 'learner' },
  /** Analyses of sittings, which may be worded by an AI service. */
  iqAnalysis: { requests: 10, windowSec: 3600, by: 'learner' },
  /** Files of notes, of up to some megabytes; notes are sorted once for each. */
  noteExport: { requests: 20, windowSec: 300, by: 'learner' },
  /** Making, changing and deleting notes: who marks as they read, and who clears out, does it one by one. */
  noteWrite: { requests: 120, windowSec: 60, by: 'learner' },
  /** Reading the daily review, which also makes its cards: a tenth of a second of the thread for long reads where an account is full. */
  reviewRead: { requests: 240, windowSec: 60, by: 'learner' },
  /** Answers, grades and removals in it: ten cards a day, each a few times over. */
  reviewWrite: { requests: 120, windowSec: 60, by: 'learner' },
  /** Marking and unmarking favourites, one by one. */
  favoriteWrite: { requests: 120, windowSec: 60, by: 'learner' },
  /** Making, changing and deleting goals: ticking off the steps of all of them takes a minute. */
  goalWrite: { requests: 120, windowSec: 60, by: 'learner' },
  /** Changing settings. The player keeps its rate and its volume there, so some at a time. */
  profileWrite: { requests: 240, windowSec: 60, by: 'learner' },
  /** Having courses certified, each with a look at all of its lessons, and withdrawing that. */
  certificateWrite: { requests: 60, windowSec: 60, by: 'learner' },
  /** Signing out elsewhere: at most 100 sessions, in a few goes. */
  sessionEnd: { requests: 60, windowSec: 60, by: 'learner' },
  /** What to go on with: some milliseconds, half a second of the thread for long reads where an account is full. */
  discover: { requests: 120, windowSec: 60, by: 'learner' },
  /** Lists of places, which are counted: the same. */
  placesRead: { requests: 120, windowSec: 60, by: 'learner' },
  /** Answering quizzes: each sheet is kept. A course has a handful, and reading the reasons takes minutes. */
  quizAnswer: { requests: 300, windowSec: 86_400, by: 'learner' },
  /** Verifying certificates, and guessing at their codes. Who hires a class comes from one address. */
  certificate: { requests: 120, windowSec: 60, by: 'address' },
  /** Messages to whoever runs the site: each is kept and mailed. A class that asks something comes from one address. */
  contact: { requests: 10, windowSec: 600, by: 'address' },
  /** Forms that a browser without scripts sends, those that are not whole yet among them: each has a page made for it. */
  form: { requests: 60, windowSec: 600, by: 'address' },
  /** Places: a player reports a few times a minute, and who was offline sends one of each unit at once. */
  progressWrite: { requests: 600, windowSec: 60, by: 'learner' },
  /** Summing five years of days: 50 ms of the thread for long reads, a second where an account is full of all that is summed. Half of one core at most. */
  progressSummary: { requests: 30, windowSec: 60, by: 'learner' },
  /** Looking back at months: some milliseconds of the thread for long reads, two seconds where an account is full of finished units. */
  lookBack: { requests: 60, windowSec: 60, by: 'learner' },
  /** All skills with what was done of each: the same, and half of it. */
  skillsRead: { requests: 60, windowSec: 60, by: 'learner' },
  /** Records of sessions; who has been away for long sends many at once. */
  record: { requests: 60, windowSec: 60, by: 'learner' },
} as const satisfies Record<string, Limit>;
export type LimitName = keyof typeof LIMITS;

/**
 * What everybody shares is handed out in turns: by learner, or by the network of a visitor's address, behind which there may
 * be a family, an office or a class. docs/decisions/0036.
 */
export const LINES = {
  /**
   * Pages: each holds the thread for some 20 ms, and what is asked of the API meanwhile comes in between. A class that opens
   * the site at the same moment waits two seconds for the last of 100; all that wait are six seconds' work.
   */
  pages: { atOnce: 2, atOnceOfOne: 2, waiting: 300, waitingOfOne: 100 },
  /**
   * Requests to the API, until they are answered: a stream of events counts until it begins. Writes are done one after the
   * other, some milliseconds each: others wait for eight of a learner's, not for all that the learner has asked for. A browser
   * sends six at once, and a page of ours some 30 through a proxy; at most three of one learner wait for an AI service
   * (AI_RATE_LIMIT). Whoever has no more than eight under way waits for no place, so what waits in all is bounded for the sake
   * of memory alone.
   */
  api: { atOnce: Infinity, atOnceOfOne: 8, waiting: 2000, waitingOfOne: 200 },
} as const satisfies Record<string, LineLimits>;

/**
 * Of one network, behind which there may be a class: a browser opens up to six connections and keeps them in reserve. So a
 * class of 100 may open six each at the same moment, and those in reserve make room for new ones; a hundred wait for a page.
 * Answers wait to be taken in the system's buffers first; what is beyond is in ours, and 64 MiB are 28 of the largest there are.
 */
export const CONNECTIONS = { open: 128, perSecond: 50, atOnce: 600, unreadBytes: 64 * 1024 * 1024 } as const satisfies ConnectionLimits;
