import type { Refusal } from '../../evaluation.ts';

/** Before the next question. */
export const BRIDGES = [
  'Let us go on.',
  'Here is the next one.',
  'We leave it there and move on.',
  'Another subject now.',
  'On to the next.',
  'I turn the page.',
  'Something else, then.',
  'I have what I need here, so let us continue.',
];
export const LAST_BRIDGES = [
  'This is the last one.',
  'One more, and then we are through.',
  'To close the interview:',
  'The last question follows.',
  'We come to the end of it.',
  'One question is left.',
];

/** After a follow-up that was not answered: nobody is asked twice. */
export const LEFT_THERE = [
  'We can leave that point.',
  'That may stay open for today.',
  'Then I let it rest.',
  'Nothing is lost by leaving it.',
  'You can come back to it at any time.',
  'I will not press the point.',
];

/** Nothing was seen that a sentence could quote. */
export const NOTHING_SEEN = [
  'I have listened to it whole.',
  'I note it as you told it.',
  'I take the answer as it stands.',
  'It is noted.',
  'I have that now.',
  'So much for this answer.',
];

export const REFUSED_WORDS: Readonly<Record<Exclude<Refusal, 'safety'>, readonly string[]>> = {
  too_short: [
    'That is too little for me to look at. Four or five sentences are enough: where it was, what you did, how it ended.',
    'I need a little more to go on. Take half a minute and tell it from the beginning.',
    'With so few words I cannot tell one answer from another. Say what was to be done, what you did, and what came of it.',
    'A bit longer would help: one sentence for the situation, three for your own steps, one for the end.',
    'There is a beginning. Go on as you would in the room, for half a minute or so.',
    'I would like to hear more before I say anything. What did you do first, what next, and what was different afterwards.',
  ],
  not_an_answer: [
    'I could not find an answer in that. Plain sentences will do, in any English: what happened, and what you did.',
    'I could not make an answer of it. Begin with “I” and a thing you did, and go on from there.',
    'That does not read as an answer to me. Tell it as you would to a colleague at the door.',
    'I found no sentence there that tells of something you did. One occasion is enough.',
    'Let us try that afresh. Name the occasion, then your first step.',
    'I cannot work with that yet. Say it in whole sentences, however simple.',
  ],
  off_topic: [
    'That seems to answer another question. Keep what fits, and begin with the part that was asked for.',
    'I could not find the link to what I asked. Say in your first sentence which part you are answering.',
    'It may be a good answer elsewhere. Here I asked for something different.',
    'I think we lost the question on the way. Here it is once more.',
    'What you told me lies beside the question. Look at its verb, and answer that.',
    'I was after something else. The question stands, word for word, below.',
  ],
};
export const ASK_SAME = [
  'The question stays the same:',
  'Here it is again:',
  'Once more, then:',
  'The question was:',
  'I ask it again:',
  'Take your time. The question:',
];

/** "That never happened to me." */
export const NOT_MINE_WORDS = [
  'That is quite all right: nobody has met everything. I ask about something else.',
  'Then it would be no use to invent one. Here is another.',
  'Not having met it is no fault. Let us take a different one.',
  'Thank you for saying so plainly. I have another question in its place.',
  'In a real interview you could offer the nearest thing you know. Here I simply change the question.',
  'No story is better than a made-up one. Try this instead.',
];

export const GAINED_WORDS = [
  'Against your first answer one thing is new, {name}: {quote}.',
  'What the first attempt did not hold is there now, {name}: {quote}.',
  'I find {name} in it this time, at {quote}.',
  'The change is {name}: {quote}.',
  'New since the first time is {name}, in {quote}.',
  'This attempt adds {name}, with {quote}.',
];
export const ALSO_GAINED_WORDS = [
  'The same goes for {names}.',
  'It also brings {names}.',
  'There is more to {names} besides.',
  'I find {names} too.',
  'And I could make out {names}.',
  'You also gained {names}.',
];
export const LOST_WORDS = [
  'What the first answer had and this one has not: {names}.',
  'On the way {names} went missing.',
  'I no longer find {names}.',
  'The earlier attempt held {names}, which you may want back.',
  'Left behind since then: {names}.',
  'Compared with the first, {names} dropped out.',
];
export const UNCHANGED_WORDS = [
  'I find the same evidence in both attempts; the wording is new.',
  'Between the two I could not find a part that came or went.',
  'The parts are those of the first answer, told in other words.',
  'As far as I can see, this attempt holds what the first one held.',
  'Nothing was lost, and I could not find anything new in it.',
  'The evidence has stayed as it was.',
];
export const ADDED_NOTHING = [
  'I have taken that in; I could not find a new part in it.',
  'I add it to your answer. The parts I found remain the same.',
  'That stands beside your answer now, without changing what I found.',
  'I heard it, and what I can quote is as before.',
  'So it is told. My notes on the answer stay as they were.',
  'It rounds the answer off; its parts are those from before.',
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
  'Stay with it for another attempt, or go on.',
  'The next question waits until you ask for it.',
  'Go on when you are done with this one.',
];

export const AGAIN_WORDS = [
  'Gladly. Your first answer stays beside the new one.',
  'Take it from the beginning. I compare the two afterwards.',
  'Once more, then; only what changed will be marked.',
  'A second attempt it is. Start with your first step, if you like.',
  'Good. Keep what carried the answer, and change one thing.',
  'Take a breath and tell it anew.',
];
export const ANOTHER_WORDS = [
  'Here is another in its place.',
  'We swap it for this one.',
  'Then I ask something different.',
  'That one goes back into the pile.',
  'A different one, then.',
  'I put this one in its place.',
];

export const SPARE_WORDS = [
  'About {count} words could go and no evidence with them: {spare}. Keep {keep}. Tell it again in half the length.',
  'I could spare {spare}, which is some {count} words. What must stay is {keep}. Now the same in half the time.',
  'Nothing would be lost with {spare}, about {count} words. Hold on to {keep} and say it in half as many.',
  'The answer does not lean on {spare}: some {count} words. It leans on {keep}. Say it once more, half as long.',
];
export const NOTHING_TO_SPARE = [
  'I could not find a whole sentence to spare. Halve it from within: first the adjectives, then what led up to it, and keep {keep}.',
  'Every sentence holds something. Try it with half of the beginning, and leave {keep} as it is.',
  'It is close already. Drop whatever comes before your first step, and keep {keep}.',
];
export const ALREADY_SHORT = [
  'At {count} words it is short already; halving it would cost evidence. Rather add one detail.',
  'There are {count} words in it. I would not cut any of them.',
  'With {count} words there is little to take away. Another attempt might even be longer.',
];
export const NOTHING_TO_SHORTEN = [
  'There is no answer to shorten yet. Tell it first, at any length.',
  'First the answer, then the scissors.',
  'I would shorten it gladly, once I have heard it.',
];

export const WRAP_UP_WORDS = [
  'That was the last of the six.',
  'With that the interview is through.',
  'Those were all my questions.',
  'This brings us to the end.',
  'That closes the round.',
  'We have come to the end of the six questions.',
];
export const END_OFFERS = [
  'End the session to see what was found, in your own words, and what to practise next.',
  'When you end it here, you get a page with your words and two or three things to practise.',
  'Ending it shows what could be seen in your answers. You may also try the last one again.',
  'Close the session for the summary, or take another go at your last answer.',
];
export const END_WORDS = [
  'This is a fair place to stop. “End and review” closes the session and shows what was found.',
  'Let us stop here. With “End and review” you see your words and what to practise next.',
  'That is enough for today, if you like. The review opens with “End and review”.',
];

/** Over the whole interview: what was found least often. */
export const PATTERN_WORDS = [
  'Over the whole of it I looked most often in vain for one thing: {name}.',
  'If you take up one thing, let it be {name}: I missed it most often.',
  'What was open most often is {name}.',
  'The part that was missing most is {name}.',
];
