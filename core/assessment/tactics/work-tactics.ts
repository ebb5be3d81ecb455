import type { Challenge } from '../questions.ts';
import type { Tactic } from './tactic.ts';

/** For what gets in the way of one's own work. */
export const WORK_TACTICS = {
  time: {
    challenge: 'time',
    skill: 'planning-the-week',
    category: 'skill_development',
    weeks: 5,
    weakness: 'You named too little time: more is asked of your week than fits into it.',
    action: {
      entry: 'Give the one task that counts most two fixed hours in your week, before anything else is planned.',
      mid: 'Block two mornings a week for the work that only you can do, and plan the rest around them.',
      senior: 'Leave the regular meetings that do not need you, and block the hours you win for the work you answer for.',
      executive: 'Lay your three priorities beside your diary, and take out what serves none of them.',
    },
    steps: [
      'Write down in the evening where the hours of the day went, and go on for a week.',
      'Name the task that would matter most three months from now.',
      'Put it into the calendar as an appointment, at your best hour.',
      'Set the blocks of the coming week every Friday.',
    ],
    ifThen: 'If somebody asks for an hour that I have blocked, then I offer the next free one.',
    measure: 'Two blocks a week kept for four weeks, ticked off in the calendar.',
    practice: { mode: 'career' },
  },
  procrastination: {
    challenge: 'procrastination',
    skill: 'building-habits',
    category: 'skill_development',
    weeks: 2,
    weakness: 'You named putting things off: starting is where the time goes.',
    action: {
      entry: 'Begin one task that you have put off with its first two minutes, each day at the same hour.',
      mid: 'Open each working day with two minutes of the task you have put off longest, before you read any message.',
      senior: 'Cut the piece of work you keep moving into starts of two minutes, and tell a colleague when the next one is.',
      executive:
        'Give the decision or paper you have put off longest a two-minute start within a week, and name the day on which a peer will see it.',
    },
    steps: [
      'Write the first move as something one could watch you do, such as opening the file and writing its heading.',
      'Lay out the evening before what you need for it.',
      'Stop after two minutes if you like, or go on.',
    ],
    ifThen: 'If I sit down to work in the morning, then I open the task I have put off before anything else.',
    measure: 'Five starts of two minutes in one week, each noted with its day.',
    practice: { mode: 'career' },
  },
  focus: {
    challenge: 'focus',
    skill: 'keeping-attention',
    category: 'skill_development',
    weeks: 2,
    weakness: 'You named keeping focus: something calls you away before a piece of work is done.',
    action: {
      entry: 'Work one stretch of 25 minutes a day with the phone in another room and a single window open.',
      mid: 'Protect one hour a day: messages closed, your status set, and paper beside you for what comes to mind.',
      senior: 'Agree with the people you work with on one hour a day without messages, and give it to your hardest task.',
      executive: 'Keep two half-days a week free of meetings, and say who may interrupt them and for what.',
    },
    steps: [
      'List what interrupted you in the last two days.',
      'Put the most frequent interruption out of reach for one stretch of work.',
      'Write down the thought that calls you away, and come back to the page.',
    ],
    ifThen: 'If I reach for my phone while I work, then I write down what I wanted and go on.',
    measure: 'Five stretches in one week without a change of task, each noted with its length.',
    practice: { mode: 'career' },
  },
  deciding: {
    challenge: 'deciding',
    skill: 'deciding',
    category: 'experience',
    weeks: 5,
    weakness: 'You named deciding: choices stay open longer than you would like.',
    action: {
      entry: 'Give one open choice a date, and write down two options with what speaks for each.',
      mid: 'Sort your open decisions by how easily they can be undone, and close one of the easy ones every week.',
      senior: 'Before the next large decision, ask everyone involved to imagine that it went wrong and to write down why.',
      executive: 'Keep a record of your large decisions and what you expected of them, and go through it with your team once a month.',
    },
    steps: [
      'Write the decision as a question with a date.',
      'Name at least two options, and what would have to be true for each to be right.',
      'Imagine the favourite a year on and gone wrong, and write down the reason.',
      'Decide on the date, and keep three lines on why.',
    ],
    ifThen: 'If I look for one more opinion, then I first write down what would change my mind.',
    measure: 'Three decisions closed in a month, each on its date and with its reasons written down.',
    practice: {
      mode: 'interview',
      interviewType: 'behavioural',
      question: 'Tell me about a decision you made before you had all the facts.',
    },
  },
  stress: {
    challenge: 'stress',
    skill: 'managing-stress',
    category: 'skill_development',
    weeks: 4,
    weakness: 'You named stress: there is more strain in your days than you want.',
    action: {
      entry: 'Set an hour at which your working day ends, and close it with three minutes on what is done and what comes first tomorrow.',
      mid: 'Take one break without a screen in each half of the day, and agree with your manager on one load to take off.',
      senior: 'Tell somebody you work with your two early signs of strain, and agree on what you drop when they show.',
      executive: 'Plan your rest as firmly as the milestones of the work, and let your team see that you keep to it.',
    },
    steps: [
      'Note when you are tense and what came just before, and go on for a week.',
      'Mark what is yours to change and what is not.',
      'Tie one small thing that calms you to a fixed hour.',
      'Talk to a friend, a doctor or the people at work whose task it is, if the strain lasts.',
    ],
    ifThen: 'If my hour to stop has come, then I write down tomorrow’s first task and leave.',
    measure: 'Four days a week that end at the hour you set, for three weeks.',
    practice: { mode: 'career' },
  },
} as const satisfies Partial<Record<Challenge, Tactic>>;
