type Ways = readonly [string, ...string[]];

/** `{focus}` in lower case. */
export const OPENINGS: Ways = [
  'Here you can try a talk about {focus} before it counts. You tell me the case, you word it, and we look at one thing at a time.',
  'Let us practise {focus} with a case of your own. Names may be changed.',
  'A talk is easier on the second try, so let us have the first one here. The subject is {focus}.',
  'This is a place to practise {focus}. Nothing breaks here, and clumsy first versions are welcome.',
  'Let us work on {focus}. Bring something that is really coming up, and we find words for it.',
  'Good to begin with {focus}. A small case is quite enough.',
];

export const RESUMES: Ways = [
  'Welcome back. We go on where we stopped.',
  'Good to have you here again. We take it up where we left it.',
  'Hello again. This is where we had come to.',
];

/** `{topic}` is a quotation. */
export const TOPICS: Ways = [
  'You set {topic} as a topic, so let us begin there.',
  'On your list stands {topic}.',
  'Let us take {topic} from your list.',
  'You wanted to speak about {topic}.',
  '{topic} is what you wrote down beforehand.',
  'I take up {topic}, which you named.',
];

/** `{tip}` is a sentence. */
export const FROM_LAST_TIME: Ways = [
  'From last time one thing was still open. {tip}',
  'Last time this was missing, so keep an eye on it. {tip}',
  'One thing to take along from the last practice. {tip}',
  'What I could not find last time is worth a second look. {tip}',
  'To begin with, something that was left over. {tip}',
  'The last practice left one thing open. {tip}',
];

/** The case was told, and the words are not there yet. */
export const CASE_HEARD: Ways = [
  'That is enough of the case for a first try.',
  'I have what I need to listen. Now to how it is said.',
  'Thank you, that is clear. The rest will come in the talk.',
  'Good. How it reaches the other person depends on the first sentences.',
  'I see. Let us hear how it sounds when you say it to them.',
  'That gives me the picture.',
  'All right. Now leave me out of it and speak to them.',
];
export const ASK_WORDS: Ways = [
  'What would you say to them, word for word, in the first three sentences?',
  'Imagine they sit opposite you: how do you begin?',
  'How would you say it, as if I were that person?',
  'Which words would you use tomorrow morning?',
  'What is your first sentence, and what comes after it?',
  'Could you write it down as you would speak it?',
  'How does it sound in direct speech?',
];

/** One point, on a fault. `{tip}` is a sentence. */
export const POINT_FAULT: Ways = [
  'One thing: {said}. {tip}',
  'I would look again at {said}. {tip}',
  '{said} is where the other may stop listening. {tip}',
  'The place that I would change is {said}. {tip}',
  'Try to hear {said} from the other chair. {tip}',
  '{said} will draw all the attention. {tip}',
];
/** One point, on what is missing, beside what is there. `{seen}` ends a sentence that begins with "you". */
export const POINT_MISSING: Ways = [
  'With {said} you {seen}. One thing to add. {tip}',
  '{said} is good to build on: you {seen}. What I could not find yet comes next. {tip}',
  'You {seen}, as in {said}. For the second version, one thing. {tip}',
  'In {said} you {seen}. I looked for one thing more. {tip}',
  'Keep {said}: there you {seen}. One part is still open. {tip}',
  'You {seen} when you say {said}. The next thing is small. {tip}',
];
/** One point, where nothing of the rubric was found. */
export const POINT_FIRST: Ways = [
  '{said} is a beginning. One thing would make it easier to answer. {tip}',
  'I read {said} as a first try. One thing would help most. {tip}',
  'There is {said} to start from. What I could not find comes first. {tip}',
  'You begin with {said}. One thing to add. {tip}',
  'From {said} the other cannot yet tell what it is about. {tip}',
  'Let us build on {said}. {tip}',
];
/** Nothing is missing that the rubric looks for. */
export const POINT_FULL: Ways = [
  '{said} is clear, and so is the rest. What is left is length: try it once with a third fewer words.',
  'The other can answer that. {said} can stay as it is; a second version could end sooner.',
  '{said} stands. Now say it as you would with only one minute.',
  'There is nothing I would add. Read it aloud once, {said} included, and change what you stumble over.',
  'I found what I look for, {said} among it. Once more in plainer words would show what it really needs.',
  'That holds, from {said} to the end. Try what happens if you put the question first.',
];
export const ASK_AGAIN: Ways = [
  'How would you say it now?',
  'What does the second version sound like?',
  'How does it go with that one change?',
  'Could you say the whole of it once more, with that in it?',
  'What would you say this time?',
  'How do you put it on the second try?',
  'Which words do you choose now?',
];

/** The learner would change nothing. */
export const AS_IT_IS: Ways = [
  'Then it stays as you have it.',
  'All right, the first version stands.',
  'Then we leave the words and look at what comes of them.',
];

/** What changed since the first try. `{gained}` and `{lost}` are names of parts. The screen shows the words beside it. */
export const GAINED: Ways = [
  'New since the first try: {gained}.',
  'What came in: {gained}.',
  'Compared with the first version there is now this: {gained}.',
  'The second try adds something: {gained}.',
  'One can see the change: {gained}.',
  'Between the two versions something came in: {gained}.',
];
export const LOST: Ways = [
  'On the way you lost {lost}.',
  'Not there any more: {lost}.',
  'Missing now, and there before: {lost}.',
  'What fell out: {lost}.',
  'The first version still had {lost}.',
  'Left behind: {lost}.',
];
export const UNCHANGED: Ways = [
  'By the parts that I look for, the two versions are alike; what moved is the wording.',
  'I could not find a part that is new. The wording changed, and that may be enough.',
  'The second version says much the same in other words.',
  'No part came in and none fell out.',
  'Between the two I see a change of words and not of parts.',
  'What I look for stands in both alike.',
];
/** `{weak}`, `{strong}` and `{rule}` are ours. */
export const MODEL = 'To compare, two lines from another talk.\n\n*Weak:* {weak}\n\n*Strong:* {strong}\n\n*Rule:* {rule}';

export const ASK_ACTION: Ways = [
  'What will you do with it, and on which day?',
  'What is your plan for the real talk: what, where, and on which day?',
  'Which one sentence will you keep, and when will you say it?',
  'What is your next act in this, with a day?',
  'What will you say, to whom, and on which day?',
  'When do you take it up with them, and what will you do before?',
];
/** A day was given, and nothing to do on it. */
export const DAY_ALONE = 'Good, there is a day.';
export const ASK_DATE: Ways = [
  'On which day will that be?',
  'By when, as a day that both of us could look up?',
  'When exactly?',
  'Which day do you choose for it?',
  'What does your calendar say to that?',
  'Is there a day for it this week or next?',
];
/** The act is there, the day is not. */
export const NO_DATE_YET: Ways = [
  '{said}: good. I could not find a day in it.',
  'That is an act. It lacks a day.',
  'Noted, {said}. What is missing is when.',
  'With a day beside it, it happens more often.',
  'The what is there, and the when is still open.',
  'Good. Only the day is open.',
];
export const NOTED: Ways = [
  'I have put that below as a goal that you can keep.',
  'Then that is what you take with you. One click below keeps it among your goals.',
  'Good. It stands below as a goal; you can re-date it when needed.',
  'That is your next act. You can keep it below.',
  'Noted, with its day. It is offered below as a goal.',
  'So be it. It is put below, in your words.',
];
export const LEFT_OPEN: Ways = [
  'Then we leave the day open for now.',
  'It need not be settled here.',
  'That can wait until you know more.',
  'Let it rest for the moment.',
  'You can set a day later, among your goals.',
  'All right, no date today.',
];
export const NEXT_CASE: Ways = [
  'If you like, we take another case.',
  'There is room for a second one.',
  'We can stop here, or look at one more.',
  'Another round often helps it settle.',
  'The same again with somebody else is often easier.',
  'One more, if you have the time.',
];

export const REFUSED: Ways = [
  'I could not make out words that could be said to somebody. Two plain sentences in direct speech are enough; how they are spelled does not matter.',
  'There is not enough in that for me to look at. It may be short, as long as it is what you would say.',
  'That I cannot take up as part of a talk. Write it as if the other person sat opposite you.',
  'I did not find anything in it that could reach the other person. A first clumsy version is exactly right here.',
  'I would rather not guess what you mean. Say it as you would say it in the corridor, in one or two sentences.',
  'There was nothing in that I could work with. The same question stays; an unfinished answer is welcome.',
];
/** Asked what the coach thinks, before there are words to look at. */
export const NOTHING_TO_LOOK_AT: Ways = [
  'There are no words yet that I could look at. Write what you would say to them, and I will tell you what I find.',
  'I can only look at what you would say. A first clumsy sentence is enough.',
  'Ask me that again when you have said it once.',
];
export const WHY: Ways = [
  'I ask because the words decide what reaches the other person. You may leave it out and say ‘next topic’.',
  'Because a second try that changes one thing teaches more than ten rules. If it does not fit, say ‘next topic’.',
  'It is one of three steps: the case, your words, a second version. It is practice, and no report on anybody.',
  'So that you hear yourself say it before it counts. There is no right answer to it.',
  'Because I can only look at words that are there. What you meant I cannot see.',
  'I ask to get from the case to a sentence. That is where such talks usually get stuck.',
];
export const ENDING: Ways = [
  'Then let us stop here. When you end the practice, you get a short summary with your own words and what you decided to do.',
  'Good, that is enough for today. End the practice when it suits you; what was found stays with you alone.',
  'We can close here. The summary comes when you end it, and you may take up the same case another day.',
  'All right. End it when you are ready, and what you want to do next stands in the summary.',
  'That is a place to stop. It was practice, and no report on anybody.',
  'Then I leave you to it. End the practice, and you can read what I found, in your own words.',
];

/** Said first, where a talk is not what helps (coach-evidence 6): nothing is scored, and nobody is asked what they did. */
export const HARASSMENT =
  'This may be harassment. It is not something to settle by a talk between the two, and nobody needs to practise bearing it. Note dates, words and witnesses, and take it to the channel that your organisation has for it, such as HR or a person of trust; an outside body, such as a union or an advice centre, may help as well. Nothing here is scored. When you want to practise something else, say ‘next topic’.';
/** Said before what the coach has to say of the words. */
export const LAW =
  'What is allowed here depends on the country and the contract, and I give no verdict on it; HR or an adviser may know before you act.';
