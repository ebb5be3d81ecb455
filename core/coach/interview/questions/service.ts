import type { QuestionFamily } from '../question.ts';

export const SERVICE: Readonly<Record<string, QuestionFamily>> = {
  'difficult-customer': {
    competency: 'service',
    type: 'behavioural',
    slots: ['conflict'],
    asked: {
      'angry-customer': 'Tell me about an angry customer, patient or guest and what became of it.',
      'could-not-give-it': 'Describe a time you could not give somebody what they came for.',
      'rude-but-right': 'When was a person rude to you and nevertheless right?',
      'complaint-in-writing': 'Tell me about a formal complaint that you had to answer.',
    },
  },
  'extra-step': {
    competency: 'service',
    type: 'behavioural',
    slots: ['story'],
    asked: {
      'went-further': 'Tell me about doing something for a customer or client that nobody expected of you.',
      'noticed-a-need': 'Describe a need you noticed before the person said anything.',
      'regained-trust': 'When did you win back somebody who had lost trust in your service?',
    },
  },
  'rules-and-people': {
    competency: 'service',
    type: 'behavioural',
    slots: ['decision'],
    asked: {
      'bent-a-rule': 'Tell me about a time a rule stood in the way of helping somebody.',
      'who-goes-first': 'Describe having to decide which of two people to help first.',
      'refund-or-not': 'When did you have to choose between a customer and what your employer wanted?',
    },
  },
  'queue-and-counter': {
    competency: 'service',
    type: 'situational',
    slots: ['situational'],
    asked: {
      'long-queue': 'There are twelve people waiting and one of them starts shouting: what would you do?',
      'vulnerable-caller': 'A confused caller cannot say what they need and others are on hold: how would you handle the call?',
      'sold-out': 'A regular has travelled an hour for something that you have just sold out of: what do you do?',
    },
  },
};
