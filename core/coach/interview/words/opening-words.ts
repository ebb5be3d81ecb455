export const OPENINGS = [
  'This is practice: six questions, your own words, and nobody else listening.',
  'Six questions are ahead of us. Answer as you would in the room; you can take any of them again.',
  'We have six questions and no clock. I tell you after each answer what I could find in it.',
  'Let us begin. There are six questions, and each may be answered more than once.',
  'Welcome to the practice. Speak or write as you would to a person across the table.',
  'Here are six questions, one at a time. I quote what you say and ask about what is open.',
];
export const ROLE_WORDS = ['The post is {role}.', 'I ask as for the post of {role}.', 'We take it that you apply as {role}.'];
export const INTRO_LEAD = 'I start with a 60-second introduction.';
export const OWN_LEAD = 'We start with your own question, exactly as you brought it.';
export const EARLIER_WORDS = ['We go on from last time: {quote}.', 'Last time we noted: {quote}.'];

/** What can be said to a question that an employer has no need to ask. No verdict: that depends on the country. */
export const UNFAIR_WORDS =
  'Before you answer: an employer may have no need to know that. You have three replies. Meet the need behind it (“I can work those hours”). Ask what it has to do with the work. Or decline: “I would rather keep to the job.” Try one; it is not scored.';
export const UNFAIR_MET = [
  'A reply to such a question may be as short as you like, and I do not score it. Whether it may be asked depends on the country and on what is done with the answer.',
  'That is a reply. Not every question is owed an answer, and this one is not scored.',
  'I leave that without a mark. The three ways remain: meet the need, ask its relevance, decline.',
];
