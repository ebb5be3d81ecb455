export const OPENINGS = [
  'Hello. I have six questions for you, one at a time.',
  'Welcome. There are six questions, and no clock.',
  'Good to have you here. We have six questions, and you can take any of them again.',
  'Hello, and welcome. Six questions, in your own words.',
  'Let us begin. Six questions, and nobody else is listening.',
  'Welcome to your practice interview. I will ask six questions.',
];
/** Said once, before anything is asked. */
export const WHAT_THIS_IS = 'I go by what I have learned from examples; I understand no more than that.';
export const ROLE_WORDS = ['The job is {role}.', 'Today’s job is {role}.', 'We practise for this job: {role}.'];
export const INTRO_LEADS = [
  'First, a 60-second introduction.',
  'We start with a 60-second introduction.',
  'To warm up, a 60-second introduction.',
];
export const OWN_LEADS = ['First, your own question.', 'We start with the question you brought.', 'Your own question comes first.'];
export const RESUME_WORDS = [
  'Welcome back. We stopped at question {place} of {places} and go on there.',
  'Good to see you again. You had come to question {place} of {places}; here it is once more.',
  'We go on where we stopped, at question {place} of {places}.',
];

/** What can be said to a question that an employer has no need to ask. No verdict: that depends on the country. */
export const UNFAIR_WORDS =
  'Before you answer: an employer may have no need to know that. You have three replies. Meet the need behind it (“I can work those hours”). Ask what it has to do with the work. Or decline: “I would rather keep to the job.” Try one; it is not scored.';
export const UNFAIR_MET = [
  'A reply to such a question may be as short as you like, and I do not score it. Whether it may be asked depends on the country and on what is done with the answer.',
  'That is a reply. Not every question is owed an answer, and this one is not scored.',
  'I leave that without a mark. The three ways remain: meet the need, ask its relevance, decline.',
];
