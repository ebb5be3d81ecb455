import type { SkillId } from '#core/skills/skill-ids.ts';

/** How a screen names one thing that a rubric looks for. */
export interface RubricWord {
  readonly id: string;
  /** From 1, in the order in which a screen lists them. */
  readonly number: number;
  readonly name: string;
  readonly looksFor: string;
  /** What to do when it is missing, or when a fault was found. */
  readonly tip: string;
  /** The skill that it belongs to in the one vocabulary. */
  readonly skill: SkillId;
  /** It takes away: good when it was not found. */
  readonly isFault: boolean;
}

type Row = readonly [id: string, name: string, looksFor: string, tip: string, skill: SkillId];

const wordsOf = (parts: readonly Row[], faults: readonly Row[] = []): readonly RubricWord[] =>
  [...parts, ...faults].map(([id, name, looksFor, tip, skill], i) => ({
    ...{ id, number: i + 1, name, looksFor, tip, skill },
    isFault: i >= parts.length,
  }));

export const NETWORKING_WORDS = wordsOf(
  [
    [
      'follow-up',
      'Follow-up',
      'A question that takes up something the other said.',
      'Take one word that the other used and ask one question about it.',
      'asking-questions',
    ],
    [
      'next-step',
      'Next step',
      'A small act and a time for it.',
      'Name one small act and a day for it, before the talk ends.',
      'building-contacts',
    ],
    [
      'reflection',
      'Listening back',
      'What was heard, said back in a few words.',
      'Say back in a few words what you heard, before you go on.',
      'active-listening',
    ],
    [
      'offer',
      'Offer',
      'Something concrete that you could send, show or do.',
      'Offer one thing that you could really send or show.',
      'building-contacts',
    ],
    [
      'open-question',
      'Open question',
      'A question that cannot be answered with yes or no.',
      'Begin one question with how or what.',
      'asking-questions',
    ],
    [
      'thanks',
      'Thanks',
      'Thanks for something particular.',
      'Say what the thanks are for, in a word that fits only this talk.',
      'building-contacts',
    ],
    [
      'shared-past',
      'What you share',
      'Something both remember, or why you write today.',
      'Name one thing that you both remember, or what made you write today.',
      'building-contacts',
    ],
    [
      'clear-ask',
      'Clear request',
      'Which role, which team or which person.',
      'Ask one clear thing: which role, which team or which person.',
      'building-contacts',
    ],
    ['easy-no', 'Room for a no', 'A way to decline without awkwardness.', 'Leave an easy way to say no.', 'building-contacts'],
    [
      'both-named',
      'Both named',
      'Each of the two is introduced by name.',
      'Say both names at once, so that nobody has to ask.',
      'building-contacts',
    ],
    [
      'why-each',
      'A reason for each',
      'What makes the talk worth while for either of them.',
      'Tell each of them one thing about the other that makes the talk worth while.',
      'building-contacts',
    ],
    [
      'kind-close',
      'Kind close',
      'That you go, and why, in half a sentence.',
      'Say that you are going, and why, in half a sentence.',
      'active-listening',
    ],
  ],
  [
    [
      'asked-job-early',
      'Job asked early',
      'A request for work before two questions about the other.',
      'Ask two questions about the work of the other before you ask for anything.',
      'building-contacts',
    ],
    [
      'pressure',
      'Pressure',
      'A request that leaves no room.',
      'Turn the request into a question that can be declined.',
      'building-contacts',
    ],
    [
      'self-talk',
      'Mostly about you',
      'Far more of you than of the other.',
      'End each turn about yourself with a question about the other.',
      'active-listening',
    ],
    [
      'brusque',
      'Turning away',
      'Words that sound like leaving the other standing.',
      'Say what was worth hearing before you turn to something else.',
      'active-listening',
    ],
    [
      'flattery',
      'Flattery',
      'Praise that would fit anybody.',
      'Name the one thing that was done or said, in place of the praise.',
      'active-listening',
    ],
    ['pitch', 'Selling', 'Words of somebody who sells.', 'Leave out what you sell until you are asked for it.', 'active-listening'],
    ['vague-step', 'Vague step', 'A next step without a day.', 'Put a day and an act into the next step.', 'building-contacts'],
    [
      'closed-only',
      'Closed questions only',
      'Only what can be answered with yes or no.',
      'Turn one of the questions into how or what.',
      'asking-questions',
    ],
    [
      'monologue',
      'Long turn',
      'More than sixty words in one turn.',
      'Stop after two or three sentences, so that the other can answer.',
      'active-listening',
    ],
  ],
);

export const MANAGERIAL_WORDS = wordsOf(
  [
    ['situation', 'When and where', 'The time and place of what was seen.', 'Say when and where it was.', 'giving-feedback'],
    [
      'behaviour',
      'What was seen',
      'An act that a camera would have recorded.',
      'Say what you saw or heard them do, without a word that judges.',
      'giving-feedback',
    ],
    ['effect', 'Effect', 'What followed, and for whom.', 'Say what followed from it, and for whom.', 'giving-feedback'],
    [
      'open-question',
      'Question that hands over',
      'An open question that leaves the answer to them.',
      'End with one open question and leave the answer to them.',
      'asking-questions',
    ],
    [
      'listening',
      'Listening back',
      'What was heard, said back before it is answered.',
      'Say back what you heard before you answer it.',
      'active-listening',
    ],
    ['request', 'Request', 'One act that is asked for.', 'Ask for one act, with a verb that can be seen.', 'handling-conflict'],
    [
      'own-view',
      'Own view',
      'How you see it, as your view.',
      'Say how it is for you, as your own view and not as a fact.',
      'handling-conflict',
    ],
    ['why', 'Why', 'What it is for.', 'Say what it is for.', 'delegating'],
    ['what', 'What is to stand', 'The result, so that both would recognise it.', 'Say what is to be there at the end.', 'delegating'],
    [
      'authority',
      'How far they decide',
      'What may be decided without you.',
      'Say what may be decided without you, and what not.',
      'delegating',
    ],
    ['by-when', 'By when', 'A day or a date.', 'Name a day.', 'delegating'],
    ['check-in', 'Look again', 'When both look at it again.', 'Agree on when you both look at it again.', 'leading-a-talk'],
    ['support', 'Support', 'What they need, or what you will do for it.', 'Ask what is needed from you.', 'leading-a-talk'],
    [
      'both-sides',
      'Both sides',
      'Each side tells it before anything is settled.',
      'Let each side tell it before anything is settled.',
      'handling-conflict',
    ],
    [
      'criteria',
      'What the work needs',
      'The same measure for everybody.',
      'Name what the work needs, the same for everybody.',
      'asking-questions',
    ],
    [
      'past-example',
      'A time it happened',
      'A question for something that was done.',
      'Ask for one time when such a thing was done.',
      'asking-questions',
    ],
    [
      'what-stays',
      'What stays',
      'What does not change, and what is not known yet.',
      'Say what stays as it is, and what is not known yet.',
      'leading-change',
    ],
    ['goal', 'Goal', 'What is wanted, and by when.', 'Say what is wanted, and by when.', 'setting-goals'],
    ['reality', 'Now', 'Where it stands, and what was tried.', 'Say where it stands now, and what was tried.', 'setting-goals'],
    ['options', 'Two ways', 'At least two ways forward.', 'Name two ways before one is chosen.', 'deciding'],
    ['will', 'Will', 'I will, an act and a day.', 'End with an act and a day, as a sentence that begins with I will.', 'setting-goals'],
  ],
  [
    [
      'label',
      'Label',
      'A word that judges the person.',
      'Leave out the word that judges, and say what was seen in its place.',
      'giving-feedback',
    ],
    ['always', 'Always or never', 'A word that invites exceptions.', 'Name one time in place of always or never.', 'giving-feedback'],
    [
      'threat',
      'Threat',
      'What ends the talk before it began.',
      'Say what you ask for and what you will do, without the threat.',
      'handling-conflict',
    ],
    ['order', 'Order', 'A command where a question would do.', 'Turn the order into a question for what they would do.', 'leading-a-talk'],
    ['vague', 'Vague', 'Words that can mean anything.', 'Put something in its place that one could see or count.', 'writing-clearly'],
    [
      'corporate-words',
      'Memo words',
      'Words that could stand in any memo.',
      'Say it in the words that you would use at the kitchen table.',
      'writing-clearly',
    ],
    [
      'solves-it',
      'Solved for them',
      'Your answer before theirs.',
      'Ask for their idea first, and keep yours for later.',
      'asking-questions',
    ],
    ['plays-down', 'Played down', 'What closes the matter too soon.', 'Ask how it is for them, and wait.', 'active-listening'],
    [
      'private-question',
      'Private question',
      'A question that is not about the work.',
      'Ask only for what the work needs.',
      'asking-questions',
    ],
    ['lecture', 'Lecture', 'A long turn without a question.', 'Stop earlier and ask for their view.', 'leading-a-talk'],
  ],
);

/** The four slots of a career talk, and of talks about goals. */
export const GROW_WORDS = wordsOf([
  ['goal', 'Goal', 'What you want, by when, and how you will see it.', 'Say in one sentence what you want, and by when.', 'setting-goals'],
  ['reality', 'Now', 'How it stands, and what you tried.', 'Say how it stands today, and what you have tried.', 'choosing-a-direction'],
  ['options', 'Ways', 'At least two ways forward.', 'Name two ways that you could go, even if one is poor.', 'deciding'],
  ['will', 'Will', 'What you will do, on which day, and what if it fails.', 'Say what you will do, and on which day.', 'setting-goals'],
]);
