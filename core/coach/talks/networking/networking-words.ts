/** How a scene ended. */
export const END_NOTES = ['step_agreed', 'left', 'time_up', 'asked_too_soon', 'turned_away'] as const;
export type EndNote = (typeof END_NOTES)[number];

/** The last stage note. */
export const ENDINGS: Readonly<Record<EndNote, readonly [string, ...string[]]>> = {
  step_agreed: [
    '*{name} writes it on the back of a hand, and is gone.*',
    '*{name} types two words into a phone, nods, and goes.*',
    '*{name} says it over once more and lifts a hand.*',
  ],
  left: ['*{name} says goodbye, and you are free to go.*', '*A last nod from {name}, and that is it.*', '*{name} smiles and lets you go.*'],
  time_up: ['*Somebody calls, and {name} has to go.*', '*The time is up, and {name} says goodbye.*', '*{name} is called away.*'],
  asked_too_soon: ['*{name} is suddenly short of time, and is gone.*', '*{name} finds a reason to go.*', '*{name} says a polite goodbye.*'],
  turned_away: ['*{name} takes a step back and goes.*', '*{name} says nothing more and leaves.*', '*{name} has gone before you look up.*'],
};

type Ways = readonly [string, ...string[]];

/** Where an earlier talk is continued: nobody can walk into the middle of one. */
export const BEGINS_AGAIN = 'A scene cannot be taken up halfway, so this one begins again.';

/** Before the scene: what this is. */
export const FRAMES: Ways = [
  'I play {person}. Write what you would say. The scene ends by itself after about ten turns; ask ‘How did I do’ whenever you want to step out.',
  'In this scene I am {person}. Speak as you would there. It takes ten turns at most, and you can step out with ‘How did I do’.',
  'You talk to {person}; I play the part. Say it in your own way. After ten turns or so it is over, or earlier if you ask ‘How did I do’.',
  'My part is {person}. Yours is to be yourself. You may leave the scene at any time with ‘How did I do’.',
  'Here I speak as {person}. It is practice, so nothing can go wrong. ‘How did I do’ takes us out of it.',
  'I take the part of {person}. Write your side of the talk. When you want to look at it, write ‘How did I do’.',
];

/** Out of the role: how the scene went, by its end; `going_on` when it has not ended. */
export const DEBRIEF_STARTS: Readonly<Record<EndNote | 'going_on', Ways>> = {
  step_agreed: [
    'Out of the scene: you left with something agreed.',
    'Stepping out: there is a next step now, and that is what such a talk is for.',
    'The scene is over, and a next step stands.',
  ],
  left: [
    'Out of the scene: you closed the talk yourself.',
    'Stepping out: you found the way to the door.',
    'The scene is over, and you were the one who ended it.',
  ],
  time_up: [
    'Out of the scene: time ran out before anything was agreed.',
    'Stepping out: the talk ended by itself, without a next step.',
    'The scene is over. I could not find a next step in it.',
  ],
  asked_too_soon: [
    'Out of the scene: the request came before there was much between you.',
    'Stepping out: the question for a job came early, and the talk cooled.',
    'The scene is over. The other had been asked for something before being asked about anything.',
  ],
  turned_away: [
    'Out of the scene: after those words there was nobody left to talk to.',
    'Stepping out: the tone ended this one, before anything else could.',
    'The scene is over. What was said last is hard to come back from, and this is the place to try it otherwise.',
  ],
  going_on: [
    'Out of the scene for a moment.',
    'Stepping out for a look at it.',
    'A short break in the scene.',
    'Let us stop the scene here for a moment.',
  ],
};

/** After the end, when something else is written. */
export const AFTER_THE_END: Ways = [
  'This scene is over. You can look at it with ‘How did I do’, or play it again with somebody else.',
  '{name} has gone, so I answer as the coach. Shall we look at the scene, or play another?',
  'The scene has ended. ‘How did I do’ shows what was in it; ‘Again with somebody else’ starts anew.',
  'There is nobody left to hear that. We can look back at the scene or begin a new one.',
  'We are out of the scene. A second round is often where it settles; you may begin one at any time.',
  'I am only the coach again. Ask how it went, or play it once more with another person.',
];
