import type { CAREER_LEVELS } from '#core/records/levels.ts';

type Ways = readonly [string, ...string[]];

/** What this talk is and what it is not. */
export const OPENINGS: Ways = [
  'This is a talk about your work, at your pace. I ask one thing at a time and keep to your words; I give no verdicts and no promises.',
  'Welcome. I help you to think about your work by asking, and now and then with something that has helped others. What you decide stays yours.',
  'Let us look at your work together. I can ask, sort and reflect what you write; I cannot tell you what is right for you.',
  'Here is some time for a question about your work. I ask one thing at a time, and at the end there can be a goal in your own words.',
  'Good to begin. You may write as you would speak, unfinished sentences included. I give no marks in this talk, and no advice that claims to know your life.',
  'This is a place to think aloud about your work. I listen for what you want, how it is, what you could do and what you will do, in whatever order it comes.',
];

/** `{said}` is a quotation. */
export const EARLIER: Ways = [
  'From last time I have {said}.',
  'Last time we left it at {said}.',
  'We go on from {said}.',
  'What stands from last time is {said}.',
  'You had come as far as {said}.',
  'Before, it was about {said}.',
];

export const LEVELS: Readonly<Record<(typeof CAREER_LEVELS)[number], string>> = {
  entry: 'You place yourself near the beginning of your working life.',
  mid: 'You place yourself some years into your work.',
  senior: 'You place yourself among those with long experience.',
  executive: 'You place yourself among those who answer for others as well.',
};
export const GOAL_GIVEN: Ways = [
  'You wrote that this is a goal: {said}.',
  'Among your goals stands {said}.',
  'You have put down {said} as a goal.',
  'One of your goals is {said}.',
  'What you want, as you wrote it, is {said}.',
  'On your list of goals I read {said}.',
];
export const CHALLENGE: Ways = [
  'In the way, as you put it: {said}.',
  'What makes it hard, in your words, is {said}.',
  'You named {said} as a difficulty.',
  'Against it stands {said}.',
  'You also wrote {said}, among what is hard.',
  'A challenge that you name is {said}.',
];
export const INTERESTS: Ways = [
  'You are interested in {said}.',
  'Among your interests stands {said}.',
  'You named {said} as something that interests you.',
  'What draws you, as you wrote, is {said}.',
  'An interest of yours is {said}.',
  'You wrote {said} under interests.',
];
export const TIMEFRAME = 'The time that you have in mind is {said}.';
export const PERSONALITY: Ways = [
  'You describe yourself as {said}; I take that as your own word and conclude nothing from it.',
  '{said} is how you describe yourself, and it stays your word.',
  'You call yourself {said}. I leave it at that; people are more than a type.',
  'You use the word {said} for yourself. I will not read anything into it.',
  'You gave {said} as your type. It is yours to use; I ask about what happens.',
  'For yourself you chose {said}. I go by what you tell me, and not by that.',
];
