import type { Person } from '../person.ts';

export const RECONNECTING_PEOPLE: readonly Person[] = [
  {
    id: 'reconnecting-lena',
    name: 'Lena',
    work: 'a colleague from your last job but one, now in a food bank',
    place: 'Your phone. After four years you have written to Lena, and she rings back.',
    manner: 'warm',
    openings: [
      'I saw your name and had to look twice. It must be four years. Lena here.',
      'Is that really you? Last I knew, you still had the desk by the radiator.',
      'Hello, stranger. I was only just talking about the old office.',
    ],
    facts: [
      {
        keys: ['now', 'work', 'job', 'doing', 'these days', 'food'],
        say: 'I run the store of a food bank now. Three vans, and potatoes that nobody ordered.',
      },
      {
        keys: ['van', 'driver', 'store', 'potato', 'deliver'],
        say: 'The vans are old, and the routes are in one man’s head. He is seventy.',
      },
      {
        keys: ['office', 'old', 'remember', 'team', 'radiator'],
        say: 'I still have the mug from the night the server died and we did the payroll by hand.',
      },
      { keys: ['leave', 'left', 'why', 'change', 'move'], say: 'I left when the third reorganisation gave me back my first desk.' },
      {
        keys: ['family', 'kids', 'child', 'home', 'you been'],
        say: 'The twins are at school now, so I have a whole hour between nine and ten.',
      },
      {
        keys: ['volunteer', 'help', 'need', 'hard', 'problem'],
        say: 'What we lack is not hands. It is somebody who can make a plan for twelve of them.',
      },
    ],
  },
  {
    id: 'reconnecting-oskar',
    name: 'Oskar',
    work: 'somebody you studied with, now in a city planning office',
    place: 'A station platform. You recognise Oskar from your course, and his train is late.',
    manner: 'dry',
    openings: [
      'I know that face. Second row, always the window. Oskar.',
      'It was the group project with the bridge, was it not? I am Oskar.',
      'You have not aged, which is suspicious. I still owe you a pencil.',
    ],
    facts: [
      {
        keys: ['now', 'work', 'job', 'doing', 'these days', 'plan'],
        say: 'I count cyclists for the city, so that others can ignore the numbers properly.',
      },
      {
        keys: ['cycl', 'bike', 'count', 'number', 'street'],
        say: 'We counted nine hundred an hour on one bridge. They had planned for two hundred.',
      },
      {
        keys: ['bridge', 'course', 'study', 'project', 'remember'],
        say: 'Our bridge held eleven kilos. The winning one held forty and was ugly.',
      },
      {
        keys: ['colleague', 'office', 'team', 'boss', 'people'],
        say: 'There are four of us in a room for two, and one plant that does better than all of us.',
      },
      { keys: ['hard', 'difficult', 'worst', 'problem'], say: 'The hard part is that a good street is one nobody writes to us about.' },
      {
        keys: ['live', 'town', 'move', 'where', 'train', 'going'],
        say: 'I moved out to the lake. It adds an hour, and I read on the train.',
      },
    ],
  },
];
