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
    want: 'To be honest, I was glad that you wrote. I need a plan for my Saturdays, and I do not know whom to ask.',
    facts: [
      { keys: ['how long', 'how many years', 'many years'], say: 'It will be three years in May.' },
      {
        keys: ['now', 'work', 'job', 'doing', 'these days', 'food'],
        say: 'I run the store of a food bank now. Three vans, and potatoes that nobody ordered.',
        more: 'Last month it was two tonnes of leeks. We learnt a lot of soups.',
      },
      {
        keys: ['van', 'driver', 'store', 'potato', 'deliver'],
        say: 'The vans are old, and the routes are in one man’s head. He is seventy.',
        more: 'I rode along with him on Tuesday and wrote down eleven stops. There are thirty.',
      },
      {
        keys: ['office', 'old', 'remember', 'team', 'radiator'],
        say: 'I still have the mug from the night the server died and we did the payroll by hand.',
        more: 'You made the list of names, if I remember it right. Everybody was paid by four in the morning.',
      },
      {
        keys: ['leave', 'left', 'why', 'change', 'move'],
        say: 'I left when the third reorganisation gave me back my first desk.',
        more: 'It had the same squeak in the drawer. I took it as a sign.',
      },
      {
        keys: ['family', 'kids', 'child', 'home', 'you been'],
        say: 'The twins are at school now, so I have a whole hour between nine and ten.',
        more: 'I spend most of it looking for shoes, but it is mine.',
      },
      {
        keys: ['volunteer', 'help', 'need', 'hard', 'problem'],
        say: 'What we lack is not hands. It is somebody who can make a plan for twelve of them.',
        more: 'Twelve people come on Saturdays, and eight of them stand about.',
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
    want: 'I am looking for somebody outside the office who would read our report and say where they fell asleep.',
    facts: [
      { keys: ['how long', 'how many years', 'many years'], say: 'Six years. They gave me a better chair after the fifth.' },
      {
        keys: ['now', 'work', 'job', 'doing', 'these days', 'plan'],
        say: 'I count cyclists for the city, so that others can ignore the numbers properly.',
        more: 'I sit at a corner with a clicker. It is the calmest part of my week.',
      },
      {
        keys: ['cycl', 'bike', 'count', 'number', 'street'],
        say: 'We counted nine hundred an hour on one bridge. They had planned for two hundred.',
        more: 'We showed them the figures. They asked whether it had been a sunny day.',
      },
      {
        keys: ['bridge', 'course', 'study', 'project', 'remember'],
        say: 'Our bridge held eleven kilos. The winning one held forty and was ugly.',
        more: 'I kept a piece of it. It holds my window open.',
      },
      {
        keys: ['colleague', 'office', 'team', 'boss', 'people'],
        say: 'There are four of us in a room for two, and one plant that does better than all of us.',
        more: 'We take turns to work in the canteen. It has the better light.',
      },
      {
        keys: ['hard', 'difficult', 'worst', 'problem'],
        say: 'The hard part is that a good street is one nobody writes to us about.',
        more: 'I keep the one thank-you letter we ever had. It is about a bench.',
      },
      {
        keys: ['live', 'town', 'move', 'where', 'train', 'going'],
        say: 'I moved out to the lake. It adds an hour, and I read on the train.',
        more: 'I am through most of the Russians now, thanks to the signal failures.',
      },
    ],
  },
];
