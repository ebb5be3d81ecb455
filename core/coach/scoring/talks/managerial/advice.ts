import type { ManagerialFault } from './fault-weights.ts';
import type { ManagerialPart } from './rubrics.ts';

/** What to do about a part that was not found, in one sentence. */
export const MANAGERIAL_ADVICE: Readonly<Record<ManagerialPart, string>> = {
  situation: 'Say when and where it was.',
  behaviour: 'Say what you saw or heard them do, as a camera would have recorded it.',
  effect: 'Say what followed, and for whom.',
  'open-question': 'Ask one open question and leave the answer to them.',
  listening: 'Say back what you heard before you answer it.',
  request: 'Ask for one act: “Could you ...” and a verb.',
  'own-view': 'Say how you see it, as your own view.',
  why: 'Say why this matters, and why to them.',
  what: 'Say what is to stand at the end.',
  authority: 'Say what they may decide without you, and what not.',
  'by-when': 'Name a day.',
  'check-in': 'Agree when you both look at it again.',
  support: 'Ask what they need from you.',
  'both-sides': 'Let each side tell it before anything is settled.',
  criteria: 'Name what the work needs, the same for everybody.',
  'past-example': 'Ask for one time when they did such a thing.',
  'what-stays': 'Say what stays as it is, and what is not known yet.',
  goal: 'Say what is wanted, and by when.',
  reality: 'Say where it stands now, and what was tried.',
  options: 'Name two ways or more before choosing one.',
  will: 'End with “I will”, an act and a day.',
};

/** What to do about a fault, with the words that show it. */
export const MANAGERIAL_FAULT_ADVICE: Readonly<Record<ManagerialFault, (quote: string) => string>> = {
  label: (quote) => `“${quote}” judges the person: say what was seen instead.`,
  always: (quote) => `“${quote}” invites exceptions: name one time.`,
  threat: (quote) => `“${quote}” ends the talk: say what you ask for and what you will do.`,
  order: (quote) => `“${quote}” is an order: ask what they would do.`,
  vague: (quote) => `“${quote}” can mean anything: say what would be different, and when.`,
  'corporate-words': (quote) => `“${quote}” could stand in any memo: say it in plain words.`,
  'solves-it': (quote) => `“${quote}” takes the matter from them: ask for their idea first.`,
  'plays-down': (quote) => `“${quote}” can close the matter too soon: ask how it is for them.`,
  'private-question': (quote) => `“${quote}” is not about the work: ask for what the work needs.`,
  'praise-sandwich': (quote) => `“${quote}” covers the point: say the point by itself.`,
  lecture: () => 'Stop earlier and ask what they think.',
};
