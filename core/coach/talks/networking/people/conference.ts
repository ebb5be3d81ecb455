import type { Person } from '../person.ts';

export const CONFERENCE_PEOPLE: readonly Person[] = [
  {
    id: 'conference-ines',
    name: 'Ines',
    work: 'ward manager in a city hospital',
    place: 'The coffee table after a talk on shift planning. Ines stands beside you and stirs a cup that has no sugar in it.',
    manner: 'dry',
    openings: [
      'You wrote a lot in there. I am Ines. I came for the rotas and stayed for the biscuits.',
      'Ines. I run a ward, so I count exits before I count slides.',
      'Was that seat next to me yours? I am Ines, from the hospital across the river.',
    ],
    facts: [
      { keys: ['swap', 'phone', 'call'], say: 'We have about forty swaps a week, and all of them go by phone.' },
      {
        keys: ['night', 'weekend', 'worst', 'hard'],
        say: 'Nights are the worst. Two people hold them up, and one of them retires in June.',
      },
      {
        keys: ['checklist', 'page', 'tool', 'app', 'system'],
        say: 'I made a checklist, one page, nine questions before a rota goes up. Nobody else has tried it yet.',
      },
      { keys: ['team', 'staff', 'nurse', 'people', 'ward'], say: 'There are thirty-one of us, and four of those are new since spring.' },
      {
        keys: ['start', 'begin', 'before', 'career', 'become'],
        say: 'I was a porter first. I learnt the building before I learnt the job.',
      },
      {
        keys: ['brought', 'here', 'talk', 'speaker', 'slide', 'heard', 'think'],
        say: 'The speaker had a nice chart. I would have liked to see it in February, with flu about.',
      },
    ],
  },
  {
    id: 'conference-tomasz',
    name: 'Tomasz',
    work: 'maintenance planner for a bus company',
    place: 'A queue for lunch at a trade fair. Tomasz holds two plates and looks for a table.',
    manner: 'warm',
    openings: [
      'Take a plate, I have one too many. Tomasz, I keep buses on the road.',
      'They say the soup is good here. I am Tomasz, from the bus depot in the north.',
      'Is it your first time here? I am Tomasz. I plan repairs and eat early.',
    ],
    facts: [
      {
        keys: ['bus', 'electric', 'batter', 'fleet'],
        say: 'Half of our buses run on batteries since last autumn, and the old mechanics had to learn everything anew.',
      },
      {
        keys: ['mechanic', 'train', 'learn', 'teach', 'old'],
        say: 'Two of the older mechanics now teach the younger ones. That was not my idea, it was theirs.',
      },
      {
        keys: ['plan', 'rota', 'repair', 'schedule', 'day'],
        say: 'I plan by the weather. The first frost brings more repairs than any strike.',
      },
      { keys: ['part', 'supplier', 'wait', 'hard', 'problem'], say: 'What holds us up is spare parts. One door motor took eleven weeks.' },
      {
        keys: ['here', 'fair', 'stand', 'look', 'hope', 'bring'],
        say: 'I am here for one thing, a cheaper way to see which battery will fail next.',
      },
      { keys: ['family', 'live', 'town', 'before', 'start'], say: 'Before that I repaired lifts. Same trouble, only vertical.' },
    ],
  },
];
