import type { AnswerForm } from '../../evaluation.ts';

/** What an answer is as a whole: said before anything of its parts, where the question asked for a time that it happened. */
export const FORM_WORDS: Readonly<Record<AnswerForm, readonly string[]>> = {
  story: [
    'That is a story: one case, told as it went.',
    'You kept to one case, which is what I asked for.',
    'You told me one occasion, and I could follow it.',
    'One case from beginning to end.',
    'You chose one time and stayed with it.',
    'You told me what happened, which is what I asked for.',
    'I heard a single case, told in order.',
  ],
  habit: [
    'That is how you usually go about it.',
    'You told me your usual way. I asked for one time.',
    'What I heard is a habit more than one occasion.',
    'That tells me what tends to happen, which is a start.',
    'I hear a routine in that, and no single day yet.',
    'You described your general practice.',
  ],
  example: [
    'You gave me an example in a few strokes.',
    'That is a case, told briefly.',
    'There is a case in that, in outline.',
    'I heard a short example.',
    'You named a case and went through it quickly.',
    'The case is there; I would like a little more of it.',
  ],
  opinion: [
    'That is what you think about it. I asked what you did.',
    'I heard your view, and no case of it yet.',
    'That tells me your opinion.',
    'You told me how you see it.',
    'That is a view on the subject, in general terms.',
    'I know now what matters to you. What I asked for is one time.',
  ],
  self_description: [
    'That is how you see yourself.',
    'You told me how you are. I asked for one time.',
    'That describes you, and no occasion yet.',
    'I heard qualities, and no day on which they were needed.',
    'That is about you in general.',
    'So far I have a portrait. One event would tell me more.',
  ],
};

/** For the one stretch that may be praised. */
export const PRAISE_WORDS = [
  'I would keep {quote} as it is.',
  'The words that stay with me are {quote}.',
  'What carries the answer is {quote}.',
  'A listener can picture {quote}.',
  'I would remember {quote}.',
  'I began to listen at {quote}.',
  'I would underline {quote}.',
  'What I could see best is {quote}.',
];
