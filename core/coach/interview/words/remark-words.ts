import type { SlotId } from '../../score/interview/question-types.ts';

export const REPEAT_WORDS = [
  'Of course:',
  'Certainly. I asked:',
  'Here it is again:',
  'Once more, word for word:',
  'Yes, the question was:',
  'I will say it again:',
];

/** What a question asks for, in plain words. */
export const PLAIN_ASK: Readonly<Record<SlotId, readonly string[]>> = {
  story: [
    'I mean one time when this happened to you: what was going on, what you did, and how it ended.',
    'Pick one day when it came up. Tell me what you saw, what you did about it and what changed.',
  ],
  failure: [
    'I mean one thing that you got wrong: what you did or forgot, what it led to, and how you put it right.',
    'Choose one slip of your own, large or small. Say what happened because of it, and what you did next.',
  ],
  mistaken: [
    'I mean one thing you took for true that was not: why you were sure, what showed you, and what you did then.',
    'Think of something you would have bet on and lost. Tell me how you found out and what you changed.',
  ],
  conflict: [
    'I mean one time when you and somebody else wanted different things: their view, your first move, and how you stand today.',
    'Think of one person you disagreed with. Tell me what each of you wanted and what you did about it.',
  ],
  decision: [
    'I mean one choice that was hard: the two ways you could go, which you took, and why.',
    'Think of a moment when you could have done either of two things. Tell me what tipped it.',
  ],
  number: [
    'I mean something you can count: what it was before, what you did, and what it was after.',
    'Choose one figure that you moved. Say where it started, where it ended, and how you know.',
  ],
  persuade: [
    'I mean one person who was against something at first: what they thought, what you said or showed, and what they did in the end.',
    'Think of somebody you had to win over. Tell me what they were afraid of and what changed it.',
  ],
  situational: [
    'Imagine it happens to you tomorrow. Tell me your first step, why that one, and what you do if it fails.',
    'It need not have happened. Say what you would do first, then next, and for what reason.',
  ],
  motive: [
    'I mean two things: what draws you to this work, and something you have done that fits it.',
    'Say what you want from the job and what in your past work points to it.',
  ],
  intro: [
    'I mean a minute about your work: what you do now, what you did before, and what you want next.',
    'Introduce yourself as you would at the door: your work today, how you came to it, and why this job.',
  ],
  plans: [
    'I mean the work you would like to be doing later: what it is, why that, and what you have done towards it.',
    'Say what you are heading for and which step you have already taken.',
  ],
  technical: [
    'I mean the way you would work on it: what you take for granted, what you do first, and how you check it.',
    'Think aloud. Say your first step, what it would show you, and how you would know that you are right.',
  ],
};
/** "Is that good?" */
export const VERDICT_WORDS = [
  'I give no marks as we talk.',
  'I do not call an answer good or bad.',
  'That is for an interviewer to judge. I can say what I see.',
  'A mark would tell you little. What I can show you is this.',
];
export const VERDICT_LATER = [
  'Answer first, and I will show you what I find in it.',
  'There is no answer to this question yet. I can say more once there is one.',
];
export const VERDICT_OPEN = ['What I still miss is {name}.', 'The part I would add to is {name}.', 'I could not find {name} yet.'];
