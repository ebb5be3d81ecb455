type Ways = readonly [string, ...string[]];

export const OPENINGS: Ways = [
  'Welcome. Let us think about your work together, one question at a time.',
  'Good to have you here. We can take this slowly.',
  'Hello. This time is yours; write as you would speak.',
  'Welcome. There are no marks here, only questions that may help you think.',
  'Hello. Bring whatever is on your mind about work, finished or not.',
  'Good that you made time for this. We take one thing at a time.',
];

export const RESUMES: Ways = [
  'Welcome back. We go on where we stopped.',
  'Good to have you here again. We take it up where we left it.',
  'Hello again. This is where we had come to.',
];

/** `{said}` is a quotation. */
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
