type Ways = readonly [string, ...string[]];

/** `{focus}` in lower case. */
export const OPENINGS: Ways = [
  'This is a place to practise {focus} before it counts. You tell me the case in two or three sentences, then you word it, and we look at one point at a time.',
  'We practise {focus} with a case of your own. First what happened, then your words, then a second try. I judge the words, never you or the other person.',
  'Let us work on {focus}. Bring something that is really coming up; names may be changed. You word it, I say what I find and what I could not find.',
  'Here you can try out a talk about {focus} where nothing breaks. It takes three steps: the case, your first words, and a second version.',
  'This is practice in {focus}, in your own words and about your own case. I keep to one point a turn, so that it can be used.',
  'A talk is easier on the second try, so let us have the first one here. The subject is {focus}; the case comes from you.',
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
  'You write {said}. That is enough of the case for a first try.',
  'So the matter is {said}. I have what I need to listen.',
  '{said}: that is the case, then. Now to how it is said.',
  'I hold on to {said}. The rest will come in the talk.',
  'Good, the case is clear enough: {said}.',
  'From what you tell me, {said} is the heart of it.',
  'I see {said}. How it reaches the other person depends on the first sentences.',
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
  'One point: {said}. {tip}',
  'I would look at {said}. {tip}',
  '{said} is where the other may stop listening. {tip}',
  'Let me stay with {said}. {tip}',
  'The place that I would change is {said}. {tip}',
  'There is {said} in it, and it draws attention to itself. {tip}',
  'Consider {said} from the other chair. {tip}',
];
/** One point, on what is missing, beside what is there. `{seen}` and `{missing}` are names of parts. */
export const POINT_MISSING: Ways = [
  'With {said} there is this: {seen}. What I could not find yet: {missing}. {tip}',
  '{said} stands for one part, {seen}. Another I could not find: {missing}. {tip}',
  'I found {seen}, as in {said}. Still open: {missing}. {tip}',
  'In {said} I see {seen}. One thing to add: {missing}. {tip}',
  'You have {seen} in it with {said}. I looked for {missing} and did not find it. {tip}',
  'One part is there, {seen}: {said}. The next I would add is {missing}. {tip}',
  '{said} carries it: {seen}. Not there yet: {missing}. {tip}',
];
/** One point, where nothing of the rubric was found. */
export const POINT_FIRST: Ways = [
  'You say {said}. The first thing I looked for is {missing}, and I could not find it. {tip}',
  'I read {said}. What would help it most is {missing}. {tip}',
  'It begins with {said}. I could not find {missing} in it. {tip}',
  'Your words are {said}. One thing would make them easier to answer: {missing}. {tip}',
  'I take {said} as a first try. To add: {missing}. {tip}',
  'With {said} there is a beginning. What I miss is {missing}. {tip}',
];
/** Nothing is missing that the rubric looks for. */
export const POINT_FULL: Ways = [
  'I found the parts that I look for, as in {said}. What is left is length: try it once with a third fewer words.',
  'The parts are there, {said} among them. A second version could be shorter, and end where the other begins.',
  '{said} stands, and so does the rest. Now say it as you would with only one minute.',
  'There is nothing I would add; {said} can stay. Try what happens if you put the question first.',
  'All the parts I look for are in it, such as {said}. Once more, in plainer words, would show what it really needs.',
  'With {said} it is complete. A second try is for the ear: read it aloud, and change what you stumble over.',
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

/** What changed since the first try. `{gained}` and `{lost}` are names of parts. */
export const GAINED: Ways = [
  'New since the first try: {gained}. Your words are {said}.',
  'What came in: {gained}, as in {said}.',
  'Compared with the first version there is now {gained}: {said}.',
  'The second try adds {gained}. You can see it in {said}.',
  'Gained: {gained}. It stands in {said}.',
  'What came in between the two versions: {gained}. It shows in {said}.',
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
  'By the parts that I look for, the two versions are alike; the wording moved, as in {said}.',
  'I could not find a part that is new. What changed is the wording: {said}.',
  'The second version says much the same in other words, such as {said}.',
  'No part came in and none fell out. {said} is another way to put it.',
  'Between the two I see a change of words and not of parts: {said}.',
  'What I look for stood in both alike. {said} is how you put it now.',
];
/** `{weak}`, `{strong}` and `{rule}` are ours. */
export const MODEL = 'To compare, two lines from another talk.\n\n*Weak:* {weak}\n\n*Strong:* {strong}\n\n*Rule:* {rule}';

export const ASK_ACTION: Ways = [
  'What will you do with it, and on which day?',
  'When will you have this talk, and where?',
  'Which one sentence will you keep, and when will you say it?',
  'What is your next act in this, with a day?',
  'By when will it have been said?',
  'When do you take it up with them, and what will you do before?',
];
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
  'I have {said} down as what you will do. I could not find a day in it.',
  '{said} is an act. It lacks a day.',
  'So you will do this: {said}. What is missing is when.',
  'I note {said}. With a day beside it, it happens more often.',
  '{said}: good to know. The day is still open.',
  'You have said what, {said}, and not yet when.',
];
export const NOTED: Ways = [
  'That goes down as your action: {said}. It is offered below as a goal that you can keep.',
  'I have noted {said}. Below it stands as a goal, if you want it.',
  'Then {said} is what you take with you. One click below keeps it among your goals.',
  'Your next act is {said}. You can add it below and re-date it when needed.',
  '{said} stands as your action item, and below as a goal to keep.',
  'So be it: {said}. It is put below as a goal, in your words.',
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
  'Another round makes it settle.',
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
