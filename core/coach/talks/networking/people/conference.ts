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
    want: 'What I need is one more ward that would try my list for a week.',
    facts: [
      { keys: ['how long', 'how many years', 'many years'], say: 'Eleven years on the ward, and four as its manager.' },
      {
        keys: ['swap', 'phone', 'call'],
        say: 'We have about forty swaps a week, and all of them go by phone.',
        more: 'On a bad Sunday it is twelve, and I make the calls from my kitchen.',
      },
      {
        keys: ['night', 'weekend', 'worst', 'hard'],
        say: 'Nights are the worst. Two people hold them up, and one of them retires in June.',
        more: 'The one who stays has a small child, so I dread the summer.',
      },
      {
        keys: ['checklist', 'page', 'tool', 'app', 'system'],
        say: 'I made a checklist, one page, nine questions before a rota goes up. Nobody else has tried it yet.',
        more: 'It began as a note to myself after a weekend with three people too few.',
      },
      {
        keys: ['team', 'staff', 'nurse', 'people', 'ward'],
        say: 'There are thirty-one of us, and four of those are new since spring.',
        more: 'The new ones swap among themselves now, and I only hear of it afterwards.',
      },
      {
        keys: ['start', 'begin', 'get into', 'before', 'career', 'become'],
        say: 'I was a porter first. I learnt the building before I learnt the job.',
        more: 'A nurse told me to apply. She filled in half the form herself.',
      },
      {
        keys: ['brought', 'here', 'talk', 'speaker', 'slide', 'heard', 'think'],
        say: 'The speaker had a nice chart. I would have liked to see it in February, with flu about.',
        more: 'His hospital has a pool of spare staff. We have Denise.',
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
    want: 'I would give a good deal for a depot that has been through a winter with batteries.',
    facts: [
      { keys: ['how long', 'how many years', 'many years'], say: 'Nineteen winters. I count in winters.' },
      {
        keys: ['bus', 'electric', 'batter', 'fleet'],
        say: 'Half of our buses run on batteries since last autumn, and the old mechanics had to learn everything anew.',
        more: 'They are quiet, so you no longer hear a fault. You have to look for it.',
      },
      {
        keys: ['mechanic', 'train', 'learn', 'teach', 'old'],
        say: 'Two of the older mechanics now teach the younger ones. That was not my idea, it was theirs.',
        more: 'They meet before the shift, half an hour, with coffee. Nobody skips it.',
      },
      {
        keys: ['plan', 'rota', 'repair', 'schedule', 'day'],
        say: 'I plan by the weather. The first frost brings more repairs than any strike.',
        more: 'I keep a notebook of first frosts. Nineteen of them so far.',
      },
      {
        keys: ['part', 'supplier', 'wait', 'hard', 'problem'],
        say: 'What holds us up is spare parts. One door motor took eleven weeks.',
        more: 'In the end we took one from a bus that was waiting for something else.',
      },
      {
        keys: ['here', 'fair', 'stand', 'look', 'hope', 'bring'],
        say: 'I am here for one thing, a cheaper way to see which battery will fail next.',
        more: 'We lost two buses on a Monday in January, both full. I would like it not to happen again.',
      },
      {
        keys: ['family', 'live', 'town', 'before', 'start'],
        say: 'Before that I repaired lifts. Same trouble, only vertical.',
        more: 'The nights were worse, though. People stuck between floors do not wait until morning.',
      },
    ],
  },
];
