import type { Person } from '../person.ts';

/** For a situation in the learner's own words: people who fit most places where people meet. */
export const OWN_PEOPLE: readonly Person[] = [
  {
    id: 'own-robin',
    name: 'Robin',
    work: 'somebody who has been in the field for some years',
    place: 'The situation that you described. Robin has a few minutes and turns to you.',
    manner: 'warm',
    openings: [
      'Hello. I am Robin. I do not think we have spoken before.',
      'Good to see a face that is not on a badge. Robin.',
      'I am Robin. You looked as if you wanted to say something.',
    ],
    want: 'What I am after is to see how somebody else hands over on a Friday.',
    facts: [
      { keys: ['how long', 'how many years', 'many years'], say: 'Six years in this field, two in this place.' },
      {
        keys: ['work', 'job', 'you do', 'day', 'role'],
        say: 'I look after a small team, and half of my day goes to things that nobody planned.',
        more: 'Yesterday it was a lost key. The meeting with the key in it was the useful one.',
      },
      {
        keys: ['team', 'people', 'colleague'],
        say: 'We are seven. Two of them joined last month and already know more than I do about the new system.',
        more: 'I have started to ask them first. It saves me from pretending.',
      },
      {
        keys: ['system', 'new', 'change', 'tool'],
        say: 'The new system was meant to save us an hour a day. So far it has cost us one.',
        more: 'Nobody asked those who type into it. I include myself in the blame.',
      },
      {
        keys: ['start', 'begin', 'get into', 'before', 'path', 'become'],
        say: 'I came into it by accident, standing in for somebody who never came back.',
        more: 'For the first month I used her notebook. It was very good.',
      },
      {
        keys: ['hard', 'difficult', 'problem', 'worst'],
        say: 'The hard part is the handover on Fridays. Something is always left on a table.',
        more: 'Last Friday it was a delivery note, and it cost us a customer’s weekend.',
      },
      {
        keys: ['here', 'hope', 'look', 'need', 'help'],
        say: 'I am looking for somebody who has sorted out a handover and would tell me how.',
        more: 'I do not need a system for it. One page that people really use would do.',
      },
    ],
  },
  {
    id: 'own-sam',
    name: 'Sam',
    work: 'somebody who decides about a good deal, and says so rarely',
    place: 'The situation that you described. Sam is between two other things and stops beside you.',
    manner: 'brisk',
    openings: [
      'Sam. I have ten minutes before the next thing.',
      'Hello. I know your name from a list, but not which one. I am Sam.',
      'I am Sam. Somebody said we should talk, and then went to get a drink.',
    ],
    want: 'I would like to know how others get people to write things down.',
    facts: [
      { keys: ['how long', 'how many years', 'many years'], say: 'Long enough to have seen the plan come round twice. Nine years.' },
      {
        keys: ['work', 'job', 'you do', 'day', 'role'],
        say: 'Mostly I decide what we leave out. It is a quieter job than it sounds.',
        more: 'The trick is to say it early, while nobody is in love with it yet.',
      },
      {
        keys: ['decide', 'leave', 'priorit', 'project'],
        say: 'This quarter we dropped two projects, and nobody has asked after the second one.',
        more: 'The first one had a cake with its name on. That made it harder.',
      },
      {
        keys: ['team', 'people', 'colleague', 'place'],
        say: 'There are twenty of us over three floors, and the stairs are where things get done.',
        more: 'I take the stairs on purpose at ten. I hear more there than in any meeting.',
      },
      {
        keys: ['start', 'begin', 'get into', 'before', 'path', 'become'],
        say: 'I trained as a baker. Early hours, exact weights; it was not a bad preparation.',
        more: 'I still get up at four. It is the only hour without messages.',
      },
      {
        keys: ['hard', 'difficult', 'problem', 'worst'],
        say: 'What troubles me is that the people who know most write least.',
        more: 'One of them retires next year, and what he knows is in a drawer.',
      },
      {
        keys: ['here', 'hope', 'look', 'need', 'help', 'write'],
        say: 'If somebody could get those people to write half a page each, I would buy lunch.',
        more: 'I have tried forms. They filled in their names.',
      },
    ],
  },
];
