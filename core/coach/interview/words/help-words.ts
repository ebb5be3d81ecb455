import type { SlotId } from '../../score/interview/question-types.ts';
import type { InterviewFeature } from '../rubric-words.ts';

/** What helps before an answer, by what the question asks for. */
export const TIPS: Readonly<Record<SlotId, readonly string[]>> = {
  story: [
    'Think of two occasions before you choose; the second is often the better one. Begin with when and where. Spend most of the time on what you did, and close on what was different afterwards.',
    'One sentence for the situation is enough. Then your steps, in order, with the names of things. Leave a sentence for how it ended.',
    'Choose a case that is small enough to be told whole. Say what you did before you say what it shows. One spoken sentence brings it close.',
  ],
  failure: [
    'Choose a mistake that was yours and had an effect. Say what you did or forgot, what it caused, and what you did within the next hour or day. A fault that is secretly a virtue does not answer this.',
    'Name the slip in your first sentence. Then its effect on somebody else, then the mending. What you do differently since then makes a good end.',
  ],
  mistaken: [
    'Choose something you would have bet on. Say why you were sure, then what you saw that did not fit. What you check before you are sure today makes a good end.',
    'Say the belief in one sentence, as you held it. Then who or what showed you otherwise, and what you did within the next day.',
  ],
  conflict: [
    'Tell the other person’s view first, as they would tell it. Then your own first move. End with how it stands between you today.',
    'Keep to facts and words that were said. What each of you wanted matters more than who was right.',
  ],
  decision: [
    'Name both ways that were open. Then what decided it, then what the choice cost you. The price shows that there was something to decide.',
    'Say what you knew at the time and what you did not. Then the choice and its ground, in one sentence each.',
  ],
  number: [
    'Give the figure with its unit in the first two sentences. Say what it was before. If you estimate, say how.',
    'One number is enough if you say where it comes from. Then tell what you did to move it.',
  ],
  persuade: [
    'Begin with what they thought before. Then what you showed or said, then the moment it turned. Their objection belongs in it.',
    'Say whom you had to win and what they stood to lose. One argument told well is better than four in a list.',
  ],
  situational: [
    'Say what you would do first, and why that. Then what you would want to know. Then what you would do if it did not work.',
    'Begin with a step and not with a principle. Name the people you would speak to, in order. Leave a sentence for the case that it fails.',
  ],
  motive: [
    'Name one thing that is true of this employer and of few others. Then something you did yourself that meets it. Two sentences of each are enough.',
    'Say what you would do on an ordinary day here, and which of your past work resembles it. General admiration takes up time.',
  ],
  intro: [
    'Three stretches, twenty seconds each: what you do now, what led here, what you want next. One thing you made or ran is worth more than three qualities.',
    'Begin with today and not with school. Choose two stations on the way, by name. End on why this job comes next.',
  ],
  plans: [
    'Say what you want to be doing, so that I could watch you at it. Then one thing you have done that leads there, and why it draws you.',
    'A direction is enough; nobody knows the year. Name the work and not the title, and the step you have taken already.',
  ],
  technical: [
    'Say what you assume. Then the first step and what its result would tell you. Then how you would check that you are right.',
    'Think aloud, in order. Name the tool, the figure or the record you would look at. Say when you would ask somebody else.',
  ],
};

/** When all of it has been said. */
export const TIPS_AGAIN = [
  'I have no more tips for this kind of question. Begin with one plain sentence and see where it goes.',
  'You have heard all my tips on this. Say it badly first; a second attempt costs nothing.',
  'No new tip from me. The outline may help more now: “Show me an example shape”.',
  'I would only repeat myself. Take half a minute, then tell it to me as to a colleague.',
];

/** An outline with blanks: it holds no story, because that has to be the learner's own. */
export const SHAPES: Readonly<Record<SlotId, string>> = {
  story:
    'It was … (when), at … (where), and … needed … . First I … . Then I … , because … . But … . “…,” said … . In the end … , and … was different.',
  failure:
    'In … (when) I … , and I forgot to … . That meant that … (who) … . As soon as I noticed, I … . Then I … . Today … , and since then I … before I … .',
  mistaken:
    'In … (when) I was sure that … , because … . Then I saw … . I had been wrong about … . I told … and … . Since then, before I … , I … .',
  conflict: 'In … (when) … wanted … , because … . I wanted … . I first … , and said: “…” They answered: “…” Then we … . Today we … .',
  decision:
    'I could either … or … . For the first spoke … , for the second … . What decided it was … . I chose … . It cost … . Looking back, … .',
  number: 'It was … (number and unit) before. I … and then … . After … (how long) it was … . I know that from … .',
  persuade: 'At first … thought that … . They were afraid of … . I … , and showed … . What turned it was … . In the end they … .',
  situational:
    'First I would … , because … . Then I would ask … whether … . If … , I would … . If that did not work, … . By … (when) I would want … .',
  motive: 'You … (something few others do). In my work at … I … , which is close to that. Here I would … . I would like to know … .',
  intro: 'At present I … at … . Before that I … , where I … . What I want next is … , because … . That is why this job … .',
  plans: 'I want to … , because … . I began with … , when I … at … . The next step is … .',
  technical:
    'I assume that … . First I would check … , because … . If it shows … , I would … ; if not, … . I would know that I am right when … .',
};
export const SHAPE_LEADS = [
  'The shape is this, with the blanks for you to fill:',
  'An outline, without a story in it:',
  'Fill the blanks with your own case:',
  'It could be built like this:',
];

/** Why an interviewer asks it. */
export const WHY_SLOT: Readonly<Record<SlotId, string>> = {
  story: 'What somebody did once says more about what they will do than what they think of it. That is why I ask for one time.',
  failure: 'Everybody makes mistakes. The question is after what you do in the hour that follows one.',
  mistaken: 'Everybody is sure and wrong at times. I want to hear what it takes for you to see it, and what you do then.',
  conflict: 'Work holds disagreements. I want to hear whether you can tell the other side, and what your first move is.',
  decision: 'A choice shows what weighs with you, if I hear both ways and the price.',
  number: 'A figure tells me the size of the thing, and how you found out whether it worked.',
  persuade: 'I want to hear how you learn what others fear, and what you do with it.',
  situational: 'You cannot have met everything. I want to see how you read a situation and where you begin.',
  motive: 'I want to know whether it is this work you want, and what in your own work speaks for it.',
  intro: 'It tells me where to go on. A minute with one thing in it that you made or ran sets up all that follows.',
  plans: 'I want to know where you are heading, and whether you have set out.',
  technical: 'The way to a solution tells me more than the solution. I listen for what you assume and how you check it.',
};

/** Why one asks on when nothing is missing. */
export const WHY_AGAIN = [
  'For the reason I gave before. If it does not help you, we can go on.',
  'I have no other reason than the one I gave. You need not answer it.',
  'As before: it is what an interviewer would want to know next.',
  'My reason has not changed. Leave the point if you like.',
];

/** Why a part of an answer counts. */
export const WHY_FEATURE: Readonly<Record<Exclude<InterviewFeature, 'slot'>, string>> = {
  'own-acts': 'An interviewer can only choose on what you did. “We” is welcome; somewhere I need to see your hands in it.',
  particulars: 'Names and things make it your story and nobody else’s. They are also what a listener remembers in the evening.',
  'time-order': 'Time and order let a listener follow. A date also helps you to remember the rest.',
  outcome: 'Without the end I cannot tell whether what you did made a difference. A bad end counts as well.',
  turn: 'Where nothing stands in the way, nothing has to be done. The difficulty shows what your step was worth.',
  speech: 'One sentence that was said brings people into the room, yours or somebody else’s.',
  reason: 'The reason tells me whether you would choose the same way again.',
  'quality-nouns': 'A word such as “commitment” can be said by anybody. What you did cannot.',
  'success-adverbs': 'An adverb asks me to take your word. A result lets me see for myself.',
  'self-praise': 'I would rather come to that view myself, from something that happened.',
  generality: 'What one usually does is told more smoothly than it happens. One time has edges.',
  hypothetical: 'I asked for what you did. What one would do is a different question, and tells me less.',
  'vague-end': 'That it went better can be said of anything. What was different can be looked at.',
};
