import type { QuestionFamily } from '../question.ts';

export const CRAFT_WITH_THINGS: Readonly<Record<string, QuestionFamily>> = {
  'software-fault': {
    competency: 'craft',
    type: 'technical',
    slots: ['technical'],
    roles: ['software'],
    asked: {
      'software-slow-page': 'A page that took one second now takes eight: how do you find the reason?',
      'software-flaky-test': 'A test fails one time in twenty: how do you go about it?',
      'software-data-wrong': 'Two dashboards show different totals for the same day: where do you begin?',
    },
  },
  'software-design': {
    competency: 'craft',
    type: 'technical',
    slots: ['technical'],
    roles: ['software'],
    difficulty: ['mid', 'senior'],
    asked: {
      'software-migrate': 'How would you move a busy table to a new shape without stopping the service?',
      'software-review': 'What do you look at, and in which order, when you review a change of five hundred lines?',
      'software-rate-limit': 'How would you protect a public service from one client that asks too much?',
    },
  },
  'software-basics': {
    competency: 'craft',
    type: 'technical',
    slots: ['technical'],
    roles: ['software'],
    difficulty: ['entry'],
    asked: {
      'software-search-list': 'How would you look for double entries in a list of a million names, and what does it cost?',
      'software-explain-request': 'What happens between typing an address into a browser and seeing the page?',
      'software-undo-commit': 'You have committed a password by accident: what do you do?',
    },
  },
  'engineering-cause': {
    competency: 'craft',
    type: 'technical',
    slots: ['technical'],
    roles: ['engineering'],
    asked: {
      'engineering-vibration': 'A pump has begun to vibrate since it was serviced: how do you narrow down the cause?',
      'engineering-tolerance': 'Parts pass inspection singly but do not fit together: what do you look into?',
      'engineering-test-plan': 'How do you test a part that must last ten years when you have six weeks?',
    },
  },
  'engineering-judgement': {
    competency: 'craft',
    type: 'technical',
    slots: ['technical'],
    roles: ['engineering'],
    asked: {
      'engineering-safety-factor': 'How do you choose a safety margin when the load is only roughly known?',
      'engineering-drawing-error': 'You find a mistake in a drawing that is already in production: what follows?',
      'engineering-cheaper-material': 'Purchasing proposes a cheaper material: what would you want to know before you agree?',
    },
  },
  'trade-fault': {
    competency: 'craft',
    type: 'technical',
    slots: ['technical'],
    roles: ['trades'],
    asked: {
      'trade-breaker-trips': 'A breaker trips every few days and nobody knows when: how do you trace it?',
      'trade-damp-patch': 'A damp patch appears on a ceiling below a dry bathroom: what are your steps?',
      'trade-live-check': 'How do you make sure that what you are about to work on is safe to touch?',
    },
  },
  'trade-on-site': {
    competency: 'craft',
    type: 'technical',
    slots: ['technical'],
    roles: ['trades'],
    asked: {
      'trade-quote': 'How do you price a job in an old house before you have seen behind the wall?',
      'trade-surprise': 'You open a floor and find work that was never up to standard: what do you say and do?',
      'trade-finish-check': 'What do you check before you call a job finished and hand over the keys?',
    },
  },
  'logistics-flow': {
    competency: 'craft',
    type: 'technical',
    slots: ['technical'],
    roles: ['logistics'],
    asked: {
      'logistics-late-lorry': 'A lorry with stock for four shops is three hours late: what do you do first, second and third?',
      'logistics-picking-errors': 'Picking errors have doubled on one shift: how would you find out why?',
      'logistics-layout': 'How would you decide where goods should lie in a warehouse?',
    },
  },
  'logistics-safety': {
    competency: 'craft',
    type: 'technical',
    slots: ['technical'],
    roles: ['logistics'],
    asked: {
      'logistics-load': 'How do you make sure that a mixed load stays where it is on the road?',
      'logistics-near-miss': 'A forklift just missed a person: what happens in the next hour?',
      'logistics-count-off': 'The system says ninety pallets and you count eighty-four: how do you proceed?',
    },
  },
};
