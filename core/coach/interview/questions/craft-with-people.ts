import type { QuestionFamily } from '../question.ts';

export const CRAFT_WITH_PEOPLE: Readonly<Record<string, QuestionFamily>> = {
  'care-handover': {
    competency: 'craft',
    type: 'technical',
    slots: ['technical'],
    roles: ['care'],
    asked: {
      'care-getting-worse': 'A patient looks well on paper but seems worse to you than yesterday: what do you check, and whom do you tell?',
      'care-medicine-round': 'How do you make sure that the right person gets the right medicine on a busy round?',
      'care-refuses': 'A resident refuses to be washed for the third day: how do you proceed?',
    },
  },
  'care-records': {
    competency: 'craft',
    type: 'technical',
    slots: ['technical'],
    roles: ['care'],
    asked: {
      'care-notes': 'What belongs in the notes after a fall, and in which order do you write it?',
      'care-infection': 'How do you keep an infection on one corridor from reaching the next?',
      'care-handover-words': 'Take me through a good handover at the end of a shift, person by person.',
    },
  },
  'teaching-plan': {
    competency: 'craft',
    type: 'technical',
    slots: ['technical'],
    roles: ['education'],
    asked: {
      'teach-mixed-group': 'Half of a class already knows the topic and half does not: how do you plan the hour?',
      'teach-checking': 'How do you find out during a lesson who has understood?',
      'teach-first-lesson': 'How do you set up the first lesson with a group that nobody wanted to take?',
    },
  },
  'teaching-child': {
    competency: 'craft',
    type: 'technical',
    slots: ['technical'],
    roles: ['education'],
    asked: {
      'teach-falls-behind': 'A pupil who did well has stopped handing in work: what are your steps?',
      'teach-disruption': 'One learner keeps interrupting the others: what do you do in the lesson, and what afterwards?',
      'teach-parent-upset': 'A parent disputes a mark: how do you prepare for the talk?',
    },
  },
  'retail-floor': {
    competency: 'craft',
    type: 'technical',
    slots: ['technical'],
    roles: ['retail'],
    asked: {
      'retail-allergy': 'A guest asks whether a dish is safe with a nut allergy: what exactly do you do?',
      'retail-till-short': 'The till is forty short at closing: how do you look for the difference?',
      'retail-stock-count': 'How do you organise a stock count while the shop stays open?',
    },
  },
  'retail-rush': {
    competency: 'craft',
    type: 'technical',
    slots: ['technical'],
    roles: ['retail'],
    asked: {
      'retail-full-house': 'Every table is taken and the kitchen is twenty minutes behind: what do you do, in order?',
      'retail-fridge-warm': 'You open in the morning and a fridge stands at eleven degrees: what happens next?',
      'retail-display': 'How would you decide what goes on the shelf by the door?',
    },
  },
  'sales-process': {
    competency: 'craft',
    type: 'technical',
    slots: ['technical'],
    roles: ['sales'],
    asked: {
      'sales-first-call': 'How do you prepare for a first call with a buyer you know nothing about?',
      'sales-stalled': 'A deal has not moved for six weeks: how do you find out whether it is still alive?',
      'sales-discount': 'A buyer asks for a fifth off at the last minute: how do you answer, and why?',
    },
  },
  'sales-forecast': {
    competency: 'craft',
    type: 'technical',
    slots: ['technical'],
    roles: ['sales'],
    asked: {
      'sales-pipeline': 'How do you put together a forecast that you would stand by?',
      'sales-qualify': 'Which questions tell you early that somebody will never buy?',
      'sales-lost-account': 'A long-standing client hints at leaving: what do you do in the first two days?',
    },
  },
};
