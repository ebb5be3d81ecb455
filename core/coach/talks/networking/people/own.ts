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
    facts: [
      {
        keys: ['work', 'job', 'do', 'day', 'role'],
        say: 'I look after a small team, and half of my day goes to things that nobody planned.',
      },
      {
        keys: ['team', 'people', 'colleague'],
        say: 'We are seven. Two of them joined last month and already know more than I do about the new system.',
      },
      { keys: ['system', 'new', 'change', 'tool'], say: 'The new system was meant to save us an hour a day. So far it has cost us one.' },
      {
        keys: ['start', 'begin', 'before', 'path', 'become'],
        say: 'I came into it by accident, standing in for somebody who never came back.',
      },
      {
        keys: ['hard', 'difficult', 'problem', 'worst'],
        say: 'The hard part is the handover on Fridays. Something is always left on a table.',
      },
      {
        keys: ['here', 'hope', 'look', 'need', 'help'],
        say: 'I am looking for somebody who has sorted out a handover and would tell me how.',
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
    facts: [
      { keys: ['work', 'job', 'do', 'day', 'role'], say: 'Mostly I decide what we leave out. It is a quieter job than it sounds.' },
      {
        keys: ['decide', 'leave', 'priorit', 'project'],
        say: 'This quarter we dropped two projects, and nobody has asked after the second one.',
      },
      {
        keys: ['team', 'people', 'colleague', 'place'],
        say: 'There are twenty of us over three floors, and the stairs are where things get done.',
      },
      {
        keys: ['start', 'begin', 'before', 'path', 'become'],
        say: 'I trained as a baker. Early hours, exact weights; it was not a bad preparation.',
      },
      { keys: ['hard', 'difficult', 'problem', 'worst'], say: 'What troubles me is that the people who know most write least.' },
      {
        keys: ['here', 'hope', 'look', 'need', 'help', 'write'],
        say: 'If somebody could get those people to write half a page each, I would buy lunch.',
      },
    ],
  },
];
