import type { AnswerForm } from '../../evaluation.ts';
import type { InterviewFeature } from '../rubric-words.ts';

/** What an answer is as a whole: said before anything of its parts, where the question asked for a time that it happened. */
export const FORM_WORDS: Readonly<Record<AnswerForm, readonly string[]>> = {
  story: [
    'That is a story: one case, told as it went.',
    'You kept to one case that you were part of.',
    'In form this is a story, which is what the question asks for.',
    'One case, told in the past: a listener can follow it.',
    'You told a single event, and that suits the question.',
    'So you chose one time and stayed with it.',
    'This is told as something that took place, not as a rule.',
  ],
  habit: [
    'What I heard is a habit: how you go about it as a rule.',
    'That describes the usual way, more than one time it happened.',
    'In form this is a pattern. A single day does not stand out in it yet.',
    'You told me what tends to happen. The question is after one case.',
    'This is your general practice, which is a beginning.',
    'It reads as a routine, told without one occasion.',
  ],
  example: [
    'That is an example in outline.',
    'You named a case and kept it short.',
    'There is a case in it, told in a few strokes.',
    'I heard an example, not quite a story yet.',
    'The case is there as a sketch.',
    'You point at something that happened and move on quickly.',
  ],
  opinion: [
    'That is a view: what you think about the matter.',
    'I heard what you hold to be right, and no case of it yet.',
    'In form this is an opinion.',
    'You told me how you see it. The question asks what you did.',
    'This is a position on the subject more than something that took place.',
    'What you gave me is a judgement, in general terms.',
  ],
  self_description: [
    'That describes how you see yourself.',
    'In form this is a description of yourself, not yet a case.',
    'You told me how you are. The question asks for one time.',
    'I heard qualities, and no occasion on which they were needed.',
    'This is about you in general.',
    'It is a portrait so far. One event would say more.',
  ],
};

type Positive = Extract<InterviewFeature, 'slot' | 'own-acts' | 'particulars' | 'time-order' | 'outcome' | 'turn' | 'speech' | 'reason'>;

/** What could be seen in an answer, with the words that show it. */
export const SEEN_WORDS: Readonly<Record<Positive, readonly string[]>> = {
  slot: [
    'The part the question asks for is there: {quote}.',
    'With {quote} you answer what was asked.',
    'What I was listening for came with {quote}.',
    'The question is met at {quote}.',
    'I found the heart of the matter in {quote}.',
    'The answer to the question itself lies in {quote}.',
  ],
  'own-acts': [
    'Your own part is easy to see: {quote}.',
    'I can picture what you did: {quote}.',
    'With {quote} a listener sees you at work.',
    'The plainest act in it is {quote}.',
    'Who did what is clear at {quote}.',
    'What carries it is a thing you did: {quote}.',
  ],
  particulars: [
    'A detail such as {quote} gives a listener something to hold.',
    'It helps that you named {quote}.',
    'Naming {quote} does more than an adjective would.',
    'The words that stay with me are {quote}.',
    'You are concrete where it counts, for instance {quote}.',
    'With {quote} the scene gets a place to stand.',
  ],
  'time-order': [
    'I know when this was: {quote}.',
    'The order is clear, with {quote} as its mark.',
    'You set it in time with {quote}.',
    'A listener can follow the sequence, helped by {quote}.',
    'The clock runs in this answer: {quote}.',
    'Because you say {quote}, I know where we are.',
  ],
  outcome: [
    'It has an end that can be checked: {quote}.',
    'How it came out is told: {quote}.',
    'You close on something that was different afterwards: {quote}.',
    'The result is in plain sight: {quote}.',
    'I know how it ended, from {quote}.',
    'The last step is there too: {quote}.',
  ],
  turn: [
    'The turn comes at {quote}, and that is where one listens.',
    'You do not hide what went otherwise: {quote}.',
    'It bends at {quote}, as things do.',
    'The difficulty has a place in it: {quote}.',
    'What stood in the way is named: {quote}.',
    'I noticed the turn: {quote}.',
  ],
  speech: [
    'One hears somebody speak in it: {quote}.',
    'You let words be heard: {quote}.',
    'The exchange at {quote} puts a listener in the room.',
    'What was said has a place in it: {quote}.',
    'At {quote} a second voice comes in.',
    'The spoken words help: {quote}.',
  ],
  reason: [
    'You say why: {quote}.',
    'The reason is there: {quote}.',
    'With {quote} I can follow your thinking.',
    'Your grounds are told: {quote}.',
    'I know what moved you, from {quote}.',
    'The choice is explained at {quote}.',
  ],
};
