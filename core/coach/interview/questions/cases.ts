import type { QuestionFamily } from '../question.ts';

export const CASES: Readonly<Record<string, QuestionFamily>> = {
  'case-estimate': {
    competency: 'critical-thinking',
    type: 'case',
    slots: ['technical'],
    asked: {
      'coffee-shop-cups': 'About how many cups does a station coffee shop sell on a weekday, and how would you get to that figure?',
      'city-plumbers': 'Roughly how many plumbers work in a city of a million people: take me through your reckoning.',
      'parcels-in-a-van': 'Estimate how many parcels one van can deliver on a shift in town, step by step.',
      'library-visits': 'How many people visit a town library in a year, and which of your assumptions would you check first?',
    },
  },
  'case-decline': {
    competency: 'problem-solving',
    type: 'case',
    slots: ['technical'],
    difficulty: ['mid', 'senior'],
    asked: {
      'sales-fall': 'A shop sells a tenth less than last year while the street is as busy as ever: how would you find out why?',
      'more-complaints': 'Complaints have doubled in three months and staffing has not changed: where would you look, and in which order?',
      'waiting-times': 'Waiting times in a clinic rose from twenty to forty minutes: how would you work out the cause?',
      'users-leave': 'A third of new users leave an app in the first week: how would you investigate?',
    },
  },
  'case-choose': {
    competency: 'critical-thinking',
    type: 'case',
    slots: ['decision'],
    difficulty: ['mid', 'senior'],
    asked: {
      'second-branch': 'A bakery with one busy shop may open a second one or deliver: how would you help the owner choose?',
      'buy-or-build': 'A school can buy a timetable system or have one made: what would you compare, and what would decide it?',
      'price-rise': 'Costs are up eight per cent and customers are sensitive to price: what would you recommend, and on what grounds?',
      'cut-one-service': 'A charity must close one of its four services: how would you go about the choice?',
    },
  },
  'case-launch': {
    competency: 'planning',
    type: 'case',
    slots: ['technical'],
    asked: {
      'open-a-canteen': 'You have ten weeks to open a canteen for two hundred people: how do you break the job down?',
      'move-the-office': 'Sixty people move to a new building in three months: what do you plan first, and what could go wrong?',
      'pilot-a-service': 'You are to try out a repair service in one town before it goes everywhere: how would you set up the trial?',
    },
  },
};
