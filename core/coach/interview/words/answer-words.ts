import type { AnswerForm } from '../../evaluation.ts';
import type { InterviewFeature } from '../rubric-words.ts';

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

type Positive = Extract<InterviewFeature, 'slot' | 'own-acts' | 'particulars' | 'time-order' | 'outcome' | 'turn' | 'speech' | 'reason'>;

/** What could be seen in an answer, with the words that show it. */
export const SEEN_WORDS: Readonly<Record<Positive, readonly string[]>> = {
  slot: [
    'You answered what I asked: {quote}.',
    'What I was listening for came with {quote}.',
    'That answers it: {quote}.',
    'The heart of your answer is {quote}.',
    'With {quote} I have my answer.',
    'I would underline {quote}, because it answers the question.',
  ],
  'own-acts': [
    'I can picture what you did: {quote}.',
    'It is clear what was yours: {quote}.',
    'With {quote} I see you at work.',
    'What carries the answer is something you did: {quote}.',
    'I would underline {quote}, because it says who acted.',
    'Who did what is clear at {quote}.',
  ],
  particulars: [
    'A detail such as {quote} gives a listener something to hold.',
    'It helps that you said {quote}.',
    'The words that stay with me are {quote}.',
    'You are concrete where it counts: {quote}.',
    'I can see the place when you say {quote}.',
    'I would remember {quote}.',
  ],
  'time-order': [
    'I know when this was: {quote}.',
    'You set it in time with {quote}.',
    'I could follow the order, helped by {quote}.',
    'Because you say {quote}, I know where we are.',
    'It has a beginning in time: {quote}.',
    'The order of things is plain from {quote}.',
  ],
  outcome: [
    'I know how it ended: {quote}.',
    'You told me how it came out: {quote}.',
    'You close on what was different afterwards: {quote}.',
    'The end is there for anybody to check: {quote}.',
    'What carries the answer is its end: {quote}.',
    'I would keep the ending as it is: {quote}.',
  ],
  turn: [
    'You do not hide that it went otherwise: {quote}.',
    'I began to listen at {quote}.',
    'The difficulty has its place in it: {quote}.',
    'You named what made it hard: {quote}.',
    'What carries the answer is the turn at {quote}.',
    'I would keep {quote}, because that is where it could have failed.',
  ],
  speech: [
    'I could hear somebody speak: {quote}.',
    'The words that were said bring me into the room: {quote}.',
    'At {quote} a second voice comes in.',
    'What was said is part of it: {quote}.',
    'I would keep {quote}, because one hears it.',
    'It helps that people speak in it: {quote}.',
  ],
  reason: [
    'You say why: {quote}.',
    'I understand your reason: {quote}.',
    'With {quote} I can follow your thinking.',
    'You did not leave out the reason: {quote}.',
    'I know what moved you: {quote}.',
    'The choice is explained at {quote}.',
  ],
};
