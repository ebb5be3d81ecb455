import type { Person } from '../person.ts';

/** Two people who do not know each other: one speaks, the other stands beside. */
export const INTRODUCTION_PEOPLE: readonly Person[] = [
  {
    id: 'introduction-noor',
    name: 'Noor',
    work: 'who runs a repair café; beside her stands Piet, who teaches design and looks for real broken things for his class',
    place: 'A street party. You know both of them, and they do not know each other. Noor has grease on her thumb; Piet looks at his shoes.',
    manner: 'warm',
    openings: [
      'There you are. I was about to go and look for a chair. *She looks at Piet.* And you are with a friend.',
      'Hello, you. *She nods at Piet.* I do not think we have met.',
      'I hoped you would come. *Noor looks from you to Piet and waits.*',
    ],
    facts: [
      {
        keys: ['piet', 'class', 'design', 'student', 'teach'],
        say: '*Piet looks up.* I have twenty students and nothing broken to give them.',
      },
      {
        keys: ['noor', 'repair', 'café', 'cafe', 'mend', 'broken'],
        say: 'Last Saturday we had sixty toasters. I am not exaggerating by much.',
      },
      {
        keys: ['toaster', 'saturday', 'need', 'help', 'hand'],
        say: 'What I need on Saturdays is hands that are not afraid of a screwdriver.',
      },
      {
        keys: ['know', 'met', 'how', 'friend'],
        say: 'And how do you two know each other, I wonder. *Piet smiles and leaves that to you.*',
      },
      { keys: ['when', 'where', 'day', 'time', 'visit'], say: 'We open at ten, behind the old post office.' },
      { keys: ['idea', 'together', 'could', 'both'], say: '*Piet says:* I have never thought of toasters, to be honest. That might work.' },
    ],
  },
  {
    id: 'introduction-grace',
    name: 'Grace',
    work: 'who books speakers for an evening school; beside her stands Dilan, a beekeeper who would like to tell people about bees',
    place: 'The break of a concert. You know Grace from the choir and Dilan from the allotments. They stand on either side of you.',
    manner: 'brisk',
    openings: [
      'Ten minutes until the bell. *Grace looks at Dilan with friendly curiosity.* Good evening.',
      'I have exactly one drink’s time. *She turns to the stranger beside you and waits for a name.*',
      'Lovely first half. *Grace glances at Dilan, who glances at you.*',
    ],
    facts: [
      { keys: ['dilan', 'bee', 'hive', 'honey', 'allotment'], say: '*Dilan says:* Nine hives, and one that I do not turn my back on.' },
      {
        keys: ['grace', 'school', 'evening', 'speaker', 'programme', 'book'],
        say: 'My spring programme has a hole in it, on a Thursday in March.',
      },
      { keys: ['thursday', 'march', 'spring', 'hole', 'date'], say: 'It is an hour and a half, and about forty people who ask too much.' },
      {
        keys: ['ask', 'people', 'talk', 'tell'],
        say: '*Dilan says:* I could bring an empty hive. People understand it when they can smell it.',
      },
      { keys: ['know', 'met', 'how', 'friend', 'choir'], say: 'We sing in the same row, and one of us is flat. *Grace does not say who.*' },
      { keys: ['contact', 'email', 'number', 'reach', 'write'], say: 'I answer letters within a day. It is my only virtue.' },
    ],
  },
];
