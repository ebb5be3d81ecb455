import type { Refusal } from '../../evaluation.ts';

/** Before the next question. */
export const BRIDGES = [
  'Let us go on.',
  'Here is the next one.',
  'We move on.',
  'Another subject now.',
  'On to the next.',
  'The next question:',
  'Something different now.',
  'Let us turn to something else.',
];
export const LAST_BRIDGES = [
  'This is the last one.',
  'One more, and then we are done.',
  'My last question:',
  'To finish, one more.',
  'We come to the last question.',
  'One question is left.',
];

/** After a follow-up that was not answered: nobody is asked twice. */
export const LEFT_THERE = [
  'We can leave that point.',
  'That is fine; it can stay open for today.',
  'Then we leave it there.',
  'No harm in leaving it.',
  'You can come back to it later.',
  'I will not press the point.',
];

/** Nothing was seen that a sentence could quote. */
export const NOTHING_SEEN = [
  'Thank you, I have heard that.',
  'Thank you. I take it as you told it.',
  'I have that now.',
  'Thank you for that.',
  'All right, I have noted it.',
  'Understood.',
];

export const REFUSED_WORDS: Readonly<Record<Exclude<Refusal, 'safety'>, readonly string[]>> = {
  too_short: [
    'What you did or would do, step by step, is still missing.',
    'I need a bit more to go on; half a minute is enough.',
    'I have the beginning; what follows from it is missing.',
    'That is a beginning. Go on as you would in the room.',
    'I would like to hear more of it. Four or five sentences are enough.',
    'What is there is clear. The particulars are missing.',
  ],
  not_an_answer: [
    'I could not find an answer in that. Plain sentences will do. I only read English.',
    'I could not follow that as an answer. Begin with “I” and a first step, and go on from there.',
    'I did not catch an answer there. Tell it as you would to a colleague.',
    'I could not find anything there that answers it. A few plain sentences are enough, in simple English.',
    'Let us try that once more. Say first what you did or would do.',
    'I could not make that out. Whole sentences help me, however simple.',
  ],
  other_language: [
    'I can only read English. Plain words are enough, and mistakes in them change nothing.',
    'That is in a language that I cannot read; I know English alone. Simple English is enough.',
    'I understand English only. A few plain sentences will do, with mistakes and all.',
  ],
  off_topic: [
    'I may be wrong, but that seems to answer another question. Begin with the part that fits this one.',
    'I could not find the link to what I asked. Say in your first sentence which part you are answering.',
    'It may be a good answer to something else. Here I asked for this:',
    'I think we lost the question on the way.',
    'I could not find what I asked for. If it is in there, put it first.',
    'That takes us somewhere else. Let us come back to what I asked.',
  ],
};
export const OR_ANOTHER = [
  'If nothing comes, say “Another question”.',
  'You can also say “Another question”, and I ask something else.',
  'If this one does not suit you, “Another question” changes it.',
  'There is no need to force it: “Another question” brings a new one.',
];
export const ASK_SAME = [
  'The question stays the same:',
  'Here it is again:',
  'Once more, then:',
  'The question was:',
  'I ask it again:',
  'Take your time. The question:',
];

/** What an attempt has that the first had not. */
export const GAINED_WORDS = [
  'Your first version did not show {name}. This one does: {quote}.',
  'New this time is {name}: {quote}.',
  'Now I can see {name}: {quote}.',
  'The difference is {name}: {quote}.',
  'This version adds {name}: {quote}.',
  'With {quote} you have added {name}.',
];
/** What a reply to a follow-up brings. */
export const ADDED_WORDS = [
  'That gives me {name}: {quote}.',
  'Now I have {name} too: {quote}.',
  'With {quote} I also get {name}.',
  'That shows me {name}: {quote}.',
  'I was missing {name}, and {quote} helps.',
  'Keep {quote} in your answer: it shows {name}.',
];
export const ALSO_GAINED_WORDS = [
  'I can also see {names}.',
  'It also has {names}.',
  'Besides that, it brings {names}.',
  'I find {names} too.',
  'Also new: {names}.',
  'It tells me {names} as well.',
];
export const LOST_WORDS = [
  'Your first version also had {names}; you may want that back.',
  'On the way you dropped {names}.',
  'I no longer find {names}.',
  'What I miss from the first version: {names}.',
  'Gone since the first version: {names}.',
  'One thing was left out this time: {names}.',
];
export const UNCHANGED_WORDS = [
  'I find the same things in both versions. What would add to it is {name}.',
  'The words are new, what they tell me is the same. I would still like to hear {name}.',
  'Both versions tell me about as much. If you try once more, put in {name}.',
  'I see no great difference. The next thing to add is {name}.',
  'You kept what was there. Still open: {name}.',
  'This version says what the first one said. It could gain from {name}.',
];
export const UNCHANGED_WHOLE = [
  'Both versions hold the same. Keep the one that is easier to say aloud.',
  'Nothing was lost. Either version will do; choose the one you would rather say.',
  'I find the same in both, and nothing that is missing.',
  'The two are equal to me. The shorter one may be the better one to remember.',
];
export const ADDED_NOTHING = [
  'Thank you. I could not find anything new in that, so we leave it there.',
  'I have heard that, thank you.',
  'Thank you, that rounds it off.',
  'I take that with the rest of your answer.',
  'All right, I have that too.',
  'Thank you for adding that.',
];
export const SHORTER_WORDS = [
  'From {before} words to {after}.',
  'It went from {before} words to {after}.',
  'You used {after} words where there had been {before}.',
  '{before} words became {after}.',
];
export const WHEN_READY = [
  'Say “Next question” when you want to go on.',
  'You can leave it so and ask for the next question.',
  'Whenever you like, we take the next question.',
  'Try once more, or go on.',
  'The next question waits until you ask for it.',
  'Go on when you are done with this one.',
];

export const AGAIN_WORDS = [
  'Gladly. Your first answer stays beside the new one.',
  'Take it from the beginning. I compare the two afterwards.',
  'Once more, then. I will tell you what changed.',
  'A second attempt it is. Start with your first step, if you like.',
  'By all means. Change one thing and keep the rest.',
  'Take a breath and tell it again.',
];
export const ANOTHER_WORDS = [
  'Here is another in its place.',
  'We swap it for this one.',
  'Then I ask something different.',
  'No trouble; here is another.',
  'A different one, then.',
  'Let us take this one instead.',
];

export const SPARE_WORDS = [
  'About {count} words could go without loss: {spare}. Keep {keep}. Now tell it in half the length.',
  'I could spare {spare}, which is some {count} words. What must stay is {keep}. Now the same in half the time.',
  'Nothing would be missed without {spare}, about {count} words. Hold on to {keep} and say it in half as many.',
  'The answer does not need {spare}: some {count} words. It needs {keep}. Say it once more, half as long.',
  'Try it without {spare}, some {count} words. As long as {keep} stays, the answer stands.',
];
export const NOTHING_TO_SPARE = [
  'I could not find a whole sentence to spare. Cut inside them: first the adjectives, then what led up to it. Keep {keep}.',
  'Every sentence has a job. Try it with half of the beginning, and leave {keep} as it is.',
  'It is tight already. Drop whatever comes before your first step, and keep {keep}.',
  'There is no sentence that I would throw out. Say each one shorter, and keep {keep}.',
];
export const ALREADY_SHORT = [
  'At {count} words it is short already. A detail more would do it more good.',
  'There are {count} words in it. I would not cut any of them.',
  'With {count} words there is little to take away. Another attempt might even be longer.',
  'It has {count} words, which is short enough for any room.',
];
export const NOTHING_TO_SHORTEN = [
  'There is no answer to shorten yet. Tell it first, at any length.',
  'First the answer, then the scissors.',
  'I will gladly help to shorten it, once I have heard it.',
  'Give me the long version first.',
];

export const WRAP_UP_WORDS = [
  'That was the last of the six.',
  'With that we are through.',
  'Those were all my questions.',
  'This brings us to the end.',
  'That was the interview.',
  'We have come to the end of the six questions.',
];
export const END_OFFERS = [
  'Choose “End and review” to see your own words again and what to practise next.',
  'With “End and review” you get a page with your words and two or three things to practise.',
  '“End and review” shows what I saw in your answers. You may also try the last one again.',
  'Close with “End and review”, or take another go at your last answer.',
  'The review is one step away: “End and review”.',
  'When you have had enough, “End and review” shows what to practise next.',
];
export const END_WORDS = [
  'This is a fair place to stop. “End and review” closes the session and shows what I saw.',
  'Let us stop here. With “End and review” you see your words and what to practise next.',
  'That is enough for today, if you like. The review opens with “End and review”.',
  'We can stop at any point. Choose “End and review”, and nothing you said is lost.',
];

/** Over the whole interview: what was found least often. */
export const PATTERN_WORDS = [
  'Across your answers, what I missed most often was {name}.',
  'If you take up one thing, let it be {name}: I missed it most often.',
  'One thing to work on: {name}. I missed it most often.',
  'The part I looked for most often without finding it: {name}.',
];
