import type { QuestionFamily } from '../question.ts';

export const CRAFT_WITH_PAPERS: Readonly<Record<string, QuestionFamily>> = {
  'office-order': {
    competency: 'craft',
    type: 'technical',
    slots: ['technical'],
    roles: ['office'],
    asked: {
      'office-invoice-query': 'A supplier insists that an invoice is unpaid and your records say otherwise: how do you settle it?',
      'office-diary': 'How do you find an hour for six busy people in three time zones?',
      'office-minutes': 'What do you write down in a meeting, and what do you leave out?',
    },
  },
  'office-records': {
    competency: 'craft',
    type: 'technical',
    slots: ['technical'],
    roles: ['office'],
    asked: {
      'office-spreadsheet-check': 'You are handed a large spreadsheet full of formulas: how do you check that it is right?',
      'office-filing': 'How would you set up shared folders so that people still find things in a year?',
      'office-month-end': 'Which checks do you make before figures leave your desk at the end of a month?',
    },
  },
  'management-people': {
    competency: 'craft',
    type: 'technical',
    slots: ['technical'],
    roles: ['management'],
    asked: {
      'management-one-to-one': 'How do you run a one-to-one with somebody whose work you do not understand in detail?',
      'management-underperformance': 'What are your first three steps when good work turns poor?',
      'management-hiring': 'How do you set up an interview so that the decision does not rest on liking?',
    },
  },
  'management-steering': {
    competency: 'craft',
    type: 'technical',
    slots: ['technical'],
    roles: ['management'],
    asked: {
      'management-budget-cut': 'Your budget falls by a tenth in mid-year: how do you decide where it comes from?',
      'management-goals': 'How do you set a goal for a team whose results depend on other teams?',
      'management-status': 'How do you find out the true state of a project that is always reported as on track?',
    },
  },
  'research-method': {
    competency: 'craft',
    type: 'technical',
    slots: ['technical'],
    roles: ['research'],
    asked: {
      'research-unexpected': 'An experiment gives a result that contradicts the last three: what do you do before you believe it?',
      'research-sample': 'How do you decide how many samples or people a study needs?',
      'research-missing-data': 'A fifth of the answers in a survey are missing: how do you deal with that?',
    },
  },
  'research-sharing': {
    competency: 'craft',
    type: 'technical',
    slots: ['technical'],
    roles: ['research'],
    asked: {
      'research-reproduce': 'How do you make sure that somebody else could repeat your work in two years?',
      'research-lab-safety': 'You come into the lab and smell a solvent that should be closed away: what do you do?',
      'research-weak-paper': 'How do you judge whether a published finding is sound enough to build upon?',
    },
  },
  'creative-brief': {
    competency: 'craft',
    type: 'technical',
    slots: ['technical'],
    roles: ['creative'],
    asked: {
      'creative-vague-brief': 'A client says that they will know it when they see it: how do you get to a brief?',
      'creative-feedback-clash': 'Two people who both decide want opposite changes to a design: how do you go on?',
      'creative-campaign-check': 'How would you find out whether a campaign did anything at all?',
    },
  },
  'creative-craft': {
    competency: 'craft',
    type: 'technical',
    slots: ['technical'],
    roles: ['creative'],
    asked: {
      'creative-access': 'How do you make sure that a page or poster can be read by people who see poorly?',
      'creative-too-long': 'A text is twice as long as the space for it: how do you cut it?',
      'creative-choose-idea': 'You have five ideas and time for one: how do you choose?',
    },
  },
};
