import type { CareerStage } from './career-stages.ts';

type Ways = readonly [string, ...string[]];

/** Before a question, now and then: the words of an answer that carry it. `{said}` is a quotation. */
export const HEARD: Ways = [
  '{said} is worth staying with.',
  'I will come back to {said}.',
  '{said} seems to matter here; correct me if it does not.',
  'You mention {said}.',
  '{said}: that is worth a closer look.',
  'I keep {said} in mind.',
  'Let me keep {said} in view.',
  '{said} is where I would start.',
];

/** A statement that answers something else. `{said}` is a quotation. */
export const REFLECTED: Ways = [
  '{said}: I take that as you put it.',
  '{said}. That belongs to the picture.',
  'So, {said}. I will not read more into it than you wrote.',
  '{said}: noted, and it may weigh later.',
  'I have {said} down as it stands.',
];

/** A mood was named. */
export const FELT: Ways = [
  'That is not a small thing, and it may stay unsolved for today.',
  'It makes sense that this stays with you.',
  'Thank you for saying so. We can go slowly.',
  'That is worth saying out loud.',
];

export const CHANGED_MIND: Ways = [
  'All right, that is off the table.',
  'Good, then we leave that where it is.',
  'You may change your mind here as often as you like.',
];

/** Why a question is asked: said before it, where no tactic is due. */
export const REASONS: Readonly<Record<CareerStage, Ways>> = {
  care: [
    'That is a lot to carry, and no plan is worth more than your health. Everything else here can wait.',
    'Let us leave the plan alone for now and look at the coming days only.',
    'You do not have to solve it today. What would take some weight off comes first.',
    'That takes strength every day. A doctor or somebody you trust can do more than a talk like this one; I can help you to sort what comes first.',
    'Then the large questions can rest. A small relief this week is worth more than a good plan for next year.',
    'I would not decide anything large from there. Rest, and somebody who knows how you are, come before it.',
  ],
  goal: [
    'Before we look at what is in the way, it helps to know where you would like to arrive, even roughly. A direction is enough; it may change while we talk.',
    'A wish becomes easier to work on when it is one sentence that you could read again in a month. It need not be perfect, only yours.',
    'We can talk about the trouble for a long time and still not know what you want instead. So I would like to hear the other side of it.',
    'It is easy to name what should stop. What should be there in its place is harder to say, and more useful.',
    'I do not know yet what you are after, and I would rather ask than guess. A rough answer will do.',
    'Talks about work tend to wander when nobody has said what they are for. A plain wish at the start keeps this one short.',
  ],
  date: [
    'A wish without a date tends to wait for a quiet month that does not come. The date is for you alone, and you may move it.',
    'What is missing is a day. It does two things: it makes the first step smaller, and it tells you when to look back.',
    'The direction is there; the time is not yet. A date that is too near only makes trouble, so choose one that you would bet on.',
    'People often set the first date too early and the second never. An honest one, with some slack, is kept more often.',
    'I could not find a date in it. It need not be the end of the road; the day of a first look is enough.',
    'With a date, the weeks before it become countable. Without one, every week is as good as the next.',
  ],
  measure: [
    'Words such as better or more feel clear until one tries to check them. Something that you can see or count makes the check easy.',
    'What I could not find yet is how you will know. It may be a number, but a sentence from somebody or a thing on your desk will do as well.',
    'It helps to settle beforehand what counts as done. Afterwards it is tempting to move the line in either direction.',
    'A sign that others could see as well keeps you from arguing with yourself about it later.',
    'The aim has a shape now. What it lacks is the mark by which you would recognise it.',
    'If you know the first sign, you will not miss it when it comes; the first signs are usually small.',
  ],
  reality: [
    'Before ways forward, a plain look at how it is now. Facts first, what they mean later; there may be more to build on than it seems.',
    'To find a step that fits, I need to know the ground. What you can see and count helps more than what you fear.',
    'The distance between here and there decides how large the first step may be. So, for a moment, only the here.',
    'What is obvious to you is not to me, and saying it often shows something that was overlooked.',
    'Let us leave the plan for a moment. A plan that is made without a look at the week it must fit into rarely lasts.',
    'I would like to see it as it is, not as it should be. A recent example is worth more than a general account.',
  ],
  tried: [
    'You have most likely not begun with this today. What was tried already, and what it taught, saves you from doing it a second time.',
    'An attempt that failed is still information: it shows where the resistance is. So I would like to hear of those too.',
    'Sometimes the answer is half there, in something that worked once and was then forgotten.',
    'Before new ideas, the old ones. I would not want to offer you what you know already does not work.',
    'What you did before says more about what will work for you than any advice from outside.',
    'It may be a short list, and that is fine. I ask so that we do not go round in a circle.',
  ],
  options: [
    'With only one way in view, every obstacle looks like the end. A second, even a poor one, makes the first easier to judge.',
    'Now is the time for ways, not yet for choosing. An idea that you would never follow often leads to one that you would.',
    'I would ask for two, because one is a plan and two are a choice. They may be small.',
    'You know your place better than I do, so the ideas should be yours. I can help to weigh them afterwards.',
    'Let us widen it before we narrow it. Nothing that you name now is a promise.',
    'One way I can see in what you wrote. It would be good to have another beside it before you settle.',
  ],
  will: [
    'There are ways now. What turns one of them into something that happens is a small act with a day on it.',
    'A good talk that ends without a step is soon forgotten. The step may be very small; small ones are taken.',
    'You have weighed enough for a first move. It need not be the best one, only one that you can take back.',
    'What is left is to decide what you do, not what should be done. So the sentence begins with I.',
    'The gap between meaning to and doing is mostly a matter of when. So I ask for the when as well.',
    'If you choose one thing now, the others do not go away. They only wait until you have learnt something from the first.',
  ],
  if_then: [
    'Something will get in the way, as it always does. People who have decided beforehand what they do then keep more of their plans; that is well studied.',
    'One sentence is worth adding: what you do when it does not go to plan. It saves you a decision on a day when you are tired.',
    'A plan for the good week is there. A short one for the bad week makes it hold.',
    'Tied to a moment that comes by itself, a step is remembered without effort. So a fixed form helps: if this, then that.',
    'You have said what you will do. Now the obstacle that you can already see from here.',
    'The last piece is small. Writing it in a fixed form feels odd and works better than good intentions.',
  ],
  decide_options: [
    'A choice is easier to look at when both sides stand there in words. I will not tell you which to take; I can help you to see what you are choosing between.',
    'Let us slow it down. First the two ways, then what matters, what each costs, what would change your mind, and the cheapest test.',
    'Often there is a third way hidden behind the two. It shows once the two have names, so we begin with those.',
    'I give no verdict on this, because you live with the result and I do not. What I can do is to keep the questions in order.',
    'Turning a choice over in the head makes it larger. Written down it is often smaller.',
    'When a decision is stuck, it helps to leave the answer alone for a while and to look at the question.',
  ],
  decide_criteria: [
    'Before you compare them, settle what you compare them by. Otherwise the louder one wins.',
    'Reasons tend to gather around the way that one already likes. If you say first what counts, they have to behave.',
    'Not everything weighs the same. Two or three things usually decide it, and the rest can be left out.',
    'Let us leave the two ways for a moment and speak of you: what has to be right, whichever it is.',
    'A friend with the same choice might decide otherwise and be right too. It depends on what matters to whom.',
    'If you name the one thing that you would not give up, the list often becomes short.',
  ],
  decide_price: [
    'Each way has a price, and the price is what makes it a choice. It is better to see it before than after.',
    'So far we spoke of what you want from it. Now what you would pay, as soberly as you can.',
    'Staying as you are is also a way, with a price of its own that is easy to overlook.',
    'A price that one has named is easier to bear than one that arrives.',
    'What you would lose tends to feel larger than what you would gain. Written down, it finds its size.',
    'Let us be unkind to both for a minute and look only at what they cost.',
  ],
  decide_mind: [
    'If nothing could change your mind, then you have decided already, and that is good to know. If something could, it is worth finding out.',
    'Much of a hard choice is a fact that is missing. It often costs one phone call.',
    'We treat guesses like knowledge when we are under pressure. So let us look for the guess in it.',
    'You lean one way, it seems to me, though I may be wrong. So let us ask what would speak against it.',
    'A good test of a reason is whether you can say what would overturn it.',
    'The answer to the next question is usually a name or a number. Both can be found.',
  ],
  decide_test: [
    'Few decisions have to be made in one piece. If a small part can be tried, the trial knows more than both of us.',
    'A test is cheap when it can be undone. It should hurt neither your pay nor your name.',
    'What looks like one large step is often three small ones, and the first of them commits you to nothing.',
    'You have thought about it a good deal. What is missing now cannot be found by thinking.',
    'It is easier to act your way into an answer than to think your way there, if the act is small.',
    'Instead of choosing for good, you could choose for two weeks. That is a different question, and a lighter one.',
  ],
  small: [
    'Not knowing is a fair answer, and it is better than one that only sounds right. So I will make the question smaller.',
    'That is all right. We need not force it; a side door will do.',
    'Then my question was too large. Here is one that you can answer without thinking long.',
    'No harm in that. What is unclear now often becomes clear when one looks at something next to it.',
    'Let us leave it open and come back to it. Something easier first.',
    'It is early to know. A rough feeling is enough for the next one, and you may take it back.',
  ],
  harder: [
    'You asked for a harder one. You need not write the answer here; it is enough if you know it.',
    'Here is one that I would not ask everybody. Take your time, and skip it if it is none of my business.',
    'Then I will be less polite. The question is about the plan and not about you.',
    'This one is meant to be uncomfortable. If the answer comes quickly, look at it once more.',
    'A harder question, then, of the kind that a good friend asks late in the evening.',
    'Let us test whether it holds. If it does, you lose nothing by the question.',
  ],
  deepen: [
    'The main parts are there now: where you want to go, how it is, what you could do and what you will do. What remains is to make it hold.',
    'You have a plan in your own words. We can stop here, or look at one more corner of it.',
    'From here on it is only fine work. You may end the talk whenever you like; what you wrote stays with you.',
    'The plan stands. A last look at its weak places costs little and saves trouble later.',
    'Little is missing now. So I ask about what usually goes wrong after a good talk: the week that follows.',
    'It is worth making the first step so easy that it is harder to leave than to do.',
  ],
};

/** A goal has come together out of what the learner wrote; it stands below the reply. */
export const GOAL_READY: Ways = [
  'That can stand as a goal. It is below in your words; keep it with one click, or change it first.',
  'There is a goal in what you wrote. You find it below, and nothing is kept without you.',
  'I put that below as a goal, in your words. Have a look whether it says what you mean.',
  'This is clear enough to keep. It stands below as a goal, and you can re-date it at any time.',
  'What you wrote is a goal already. Below you can add it, or leave it.',
  'I would write that down. It is offered below, with what you said about when and how.',
];

export const NO_GOAL_YET: Ways = [
  'I would like to offer you a goal, and I could not find enough of one yet in what you wrote. A wish in one sentence is what I need.',
  'For a goal I need a sentence that says what you want, in your words and not in mine. I could not find it so far.',
  'I looked for a wish that could stand as a goal and did not find one yet. That is no loss; it is one question away.',
  'There is a good deal in what you wrote, but no sentence yet that I could put down as a goal without adding to it.',
  'A goal in my words would not be worth much. So I would like to have one sentence of yours first.',
  'Not yet, I think: what I found are circumstances, and a goal needs a wish.',
];

/** Asked for a verdict or a promise. */
export const NO_VERDICT: Ways = [
  'That I cannot tell you, and I would not trust anybody who could from a few lines. I give no verdicts and no promises; I can help you to see what you are weighing.',
  'I do not know, and a guess from me would only sound like knowledge. What I can do is to ask what would help you to judge it yourself.',
  'Whether it will go well depends on people and things that neither of us can see from here. What can be looked at is your part in it.',
  'I am a practice tool: I can ask, sort and reflect your words. The judgement stays with you, and so does the last word.',
  'An answer from me would be no better than a coin. Let us find out instead what your answer hangs on.',
  'I leave that one to you on purpose. You know the people and the place; I know only what you wrote.',
];

export const SO_FAR: Ways = [
  'Here is what you have said so far, in your words.',
  'This is how it stands, as you put it.',
  'Let me lay out what there is.',
  'So far I have this from you.',
  'In short, and in your words:',
  'What is on the table until now:',
];

export const ENDING: Ways = [
  'Then let us leave it here. What you wrote stays in your history, and the goals that you added wait under your progress. End the talk when you are ready, and you will get a short summary.',
  'Good, that is a place to stop. You can end the talk now; the summary holds your own words and whatever you have decided.',
  'We can close here. If you end the talk, I put together what you said about where you want to go and what you will do. You can take it up again another day.',
  'All right, enough for today. End the talk when it suits you. The next one can begin where this one stopped, if you continue it from your history.',
  'Then I will not ask more. When you end the talk, what you said you would do stands in the summary, in your own words and with your own date.',
  'Let us stop here, then. Sleep on it, if you can. The talk stays in your history, to be read or gone on with, and the summary comes when you end it.',
];

/** Nothing was said that could be taken up. */
export const NOTHING_SAID: Ways = [
  'I could not make out an answer in that, and I would rather say so than pretend. A sentence or two in plain words is enough; spelling and grammar do not matter here.',
  'That did not reach me as something I could take up. You can write as you would speak, in a few words; there is no right form.',
  'I am not sure what to do with that. If my question did not fit, say another question, and I will ask a different one.',
  'There was too little in that for me to work with. One example from your last week would be plenty, however small it is.',
  'I could not find a sentence in it. Take it as a letter to a friend: what is on your mind about your work, and nothing else.',
  'Let us try that again in other words. It can be short and unfinished, as long as it is yours.',
];

/** Answers to "Why do you ask?", by what the question was after. */
export const WHY: Ways = [
  'I ask because an answer to it changes what a sensible next step is. You may leave it out; then I will ask about something else.',
  'Because it is the part that I could not find yet in what you wrote. If it does not matter to you, say another question.',
  'It is one of four things that a plan rests on: where you want to go, how it is now, which ways there are, and what you will do. This one was still open.',
  'Because people often skip it and miss it later. It is no test, and there is no right answer to it.',
  'So that the plan becomes yours. What you say yourself you are more likely to do than what I could tell you.',
  'I ask to understand, and I keep to your words. If it is too close, pass over it; that is fine.',
];
