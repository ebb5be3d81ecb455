import { describeDevice } from '#core/account/describe-device.ts';
import { formatPrice } from '#core/brand/format-price.ts';
import type { Certificate } from '#core/certificate/certificate.ts';
import { describeCheck, describeMarked } from '#core/certificate/describe-certificate.ts';
import { SLOT_WORDS } from '#core/coach/facts/slots.ts';
import { SUBJECT_WORDS } from '#core/contact/subject-words.ts';
import { formatDuration } from '#core/format-time.ts';
import { KIND_WORDS } from '#core/library/kind-words.ts';
import type { Practice } from '#core/practice/practice.ts';
import { describePractice } from '#core/practice/describe-practice.ts';
import { sayMoment } from '#core/say-moment.ts';
import { SKILLS } from '#core/skills/skills.ts';
import type { Entry } from './present-row.ts';
import { day, duration, moment, money, oneOf, onlyYes, percent, position, someMoney, words, yesNo } from './say-values.ts';
import { tellEntry, tellQuoted, type Reader, type ToldField } from './tell-entry.ts';

export type Tell = (entry: Entry, reader: Reader, before: Entry | undefined) => string;

const sayWhichSkill = (id: unknown): string => SKILLS[id as keyof typeof SKILLS]?.name ?? text(id);
const text = (value: unknown): string => (value === null || value === undefined ? '' : String(value));
const list =
  (heading: ((entry: Entry, reader: Reader) => string) | null, fields: readonly ToldField[]): Tell =>
  (entry, reader) =>
    tellEntry(entry, heading && heading(entry, reader), fields, reader);

/** "Part 2 of The book"; a work of one part is said once. */
const placeOf = ({ work, unit }: Entry): string => (unit === undefined || unit === work ? text(work) : `${text(unit)} (${text(work)})`);
const cardOf = (entry: Entry): string => text(entry['question'] ?? entry['noteWords']) || placeOf(entry);

interface Marked {
  readonly correct: boolean;
  readonly question?: string;
}
const tellMarks: Tell = (entry, reader) => {
  const marks = entry['marks'] as readonly Marked[];
  const right = marks.filter(({ correct }) => correct).length;
  const head = tellEntry({ ...entry, right: `${right} of ${marks.length}` }, placeOf(entry), [...ANSWERED], reader);
  const questions: ToldField[] = marks.map(({ correct }, i) => [`${i}`, correct ? 'Right' : 'Not right']);
  const asked = Object.fromEntries(marks.map(({ question }, i) => [i, question ?? 'A question that is not asked any more']));
  return `${head}\n${tellEntry(asked, null, questions, reader)}`;
};
const ANSWERED: readonly ToldField[] = [
  ['at', 'Answered', moment],
  ['right', 'Right answers'],
  ['passed', 'Passed', yesNo],
];

const RECORDS = {
  networking_session: 'Networking practice',
  interview_practice: 'Interview practice',
  managerial_coaching: 'Practice for managers',
  career_assessment_result: 'Career assessment',
};
const STATES = { open: 'under way', done: 'done', postponed: 'postponed', dropped: 'let go' };
const STATUSES = { active: 'runs', past_due: 'the last payment failed', ended: 'has ended' };
const INTERVALS = { month: 'each month', year: 'each year', once: 'once' };
const WAYS = { credential: 'Password', google: 'Google' };
const GRADES = { again: 'not at all', hard: 'with effort', good: 'well', easy: 'easily' };

interface Bought {
  readonly name: string;
  readonly price: number;
  readonly currency: string;
  readonly interval: keyof typeof INTERVALS;
}

/** How entries of each sort are told to people, by their file. */
export const TOLD: Readonly<Record<string, Tell>> = {
  profile: list(null, [
    ['name', 'Name'],
    ['email', 'Email address'],
    ['emailVerified', 'Address confirmed', yesNo],
    ['createdAt', 'Account since', moment],
  ]),
  settings: list(null, [
    ['playback', 'Playback'],
    ['learning', 'Learning'],
    ['reading', 'Reading'],
    ['isBuiltinOnly', 'Built-in coach only', yesNo],
    ['updatedAt', 'Last changed', moment],
  ]),
  'sign-in-ways': list(({ providerId }) => oneOf(WAYS)(providerId, '', {}) ?? '', [['createdAt', 'Since', moment]]),
  passkeys: list(({ name }) => text(name) || 'A passkey', [['createdAt', 'Made', moment]]),
  sessions: list(
    ({ userAgent }) => describeDevice(text(userAgent)),
    [
      ['createdAt', 'Signed in', moment],
      ['updatedAt', 'Last used', moment],
      ['expiresAt', 'Ends', moment],
    ],
  ),
  places: list(placeOf, [
    ['completed', 'Finished', (is, zone, entry) => (entry['isMarked'] ? 'yes, without going through all of it' : yesNo(is, zone, entry))],
    ['finishedAt', 'Finished on', moment],
    ['fraction', 'Stands at', percent],
    ['positionSec', 'Stopped at', position],
    ['playedSec', 'Time spent', (...told) => duration(...told) ?? 'none'],
    ['observedAt', 'Last there', moment],
  ]),
  days: ({ at, kind, seconds }, { zone }) =>
    `- ${sayMoment(text(at), zone)}: ${KIND_WORDS[kind as keyof typeof KIND_WORDS]?.one ?? text(kind)}, ${formatDuration(Number(seconds))}`,
  favourites: list(({ work }) => text(work), [['createdAt', 'Marked', moment]]),
  'quiz-answers': tellMarks,
  'review-cards': list(cardOf, [
    ['work', 'From'],
    ['dueOn', 'Comes back on', day],
    ['createdAt', 'Made', moment],
    ['removedAt', 'Taken out', moment],
  ]),
  'review-grades': list(cardOf, [
    ['grade', 'Came to mind', oneOf(GRADES)],
    ['at', 'Graded', moment],
  ]),
  certificates: (entry, reader) => {
    const facts = entry['facts'] as Entry & Pick<Certificate, 'marked' | 'lessons' | 'checks'>;
    const lessons = [facts.lessons, describeMarked(facts)].filter((part) => part !== null).join(', ');
    const checks = (facts.checks ?? []).map((check) => `${check.title}: ${describeCheck(check)}`);
    return tellEntry({ ...entry, ...facts, lessons, checks }, text(facts['courseTitle'] ?? entry['work']), CERTIFIED, reader);
  },
  'skills-seen': list(
    ({ skillId }) => sayWhichSkill(skillId),
    [
      ['stage', 'Seen as', words],
      ['source', 'Where'],
      ['quote', 'In your words'],
      ['at', 'Seen', moment],
    ],
  ),
  'coach-notes': list(
    ({ slot }) => oneOf(SLOT_WORDS)(slot, '', {}) ?? '',
    [
      ['text', 'Noted'],
      ['quote', 'In your words'],
      ['at', 'Said', moment],
    ],
  ),
  goals: (entry, reader) => {
    const steps = entry['steps'] as readonly { text: string; isDone: boolean }[];
    const told = { ...entry, steps: steps.map((step) => (step.isDone ? `${step.text} (done)` : step.text)) };
    return tellEntry(told, text(entry['text']), GOAL, reader);
  },
  'session-records': list(
    ({ recordType }) => oneOf(RECORDS)(recordType, '', {}) ?? '',
    [
      ['createdAt', 'Kept', moment],
      ['payload', 'What was shown'],
    ],
  ),
  membership: (entry, reader) => {
    const { name, price, currency, interval } = entry['plan'] as Bought;
    return tellEntry({ ...entry, price: `${formatPrice({ price, currency })} ${INTERVALS[interval]}` }, name, BOUGHT, reader);
  },
  receipts: list(
    ({ planName }) => text(planName),
    [
      ['number', 'Number'],
      ['amount', 'Paid', money],
      ['refunded', 'Given back', someMoney],
      ['paidAt', 'On', moment],
      ['isTest', 'In test mode, without money', onlyYes],
    ],
  ),
  'messages-to-us': ({ subject, message, createdAt }, { zone }) => {
    const about = SUBJECT_WORDS[subject as keyof typeof SUBJECT_WORDS] ?? text(subject);
    return tellQuoted(`${about}, ${sayMoment(text(createdAt), zone)}`, text(message));
  },
};

const CERTIFIED: readonly ToldField[] = [
  ['name', 'Name'],
  ['author', 'Course by'],
  ['lessons', 'Lessons'],
  ['spentSec', 'Time spent', duration],
  ['checks', 'Checks'],
  ['issuedAt', 'Issued', moment],
  ['code', 'Code'],
];
const GOAL: readonly ToldField[] = [
  ['by', 'By'],
  ['dueOn', 'Due on', day],
  ['measure', 'You see it by'],
  ['ifThen', 'If-then'],
  ['steps', 'Steps'],
  ['works', 'Works that bring it nearer'],
  ['practice', 'Practice', (practice) => describePractice(practice as Practice)],
  ['skill', 'Skill', sayWhichSkill],
  ['state', 'State', oneOf(STATES)],
  ['reason', 'What you said of it'],
  ['createdAt', 'Added', moment],
  ['closedAt', 'Closed', moment],
];
const BOUGHT: readonly ToldField[] = [
  ['price', 'Price'],
  ['status', 'State', oneOf(STATUSES)],
  ['createdAt', 'Bought', moment],
  ['paidUntil', 'Paid until', moment],
  ['cancelsAtEnd', 'Not renewed after that', onlyYes],
];
