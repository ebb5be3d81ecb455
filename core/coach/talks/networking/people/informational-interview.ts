import type { Person } from '../person.ts';

export const INFORMATIONAL_PEOPLE: readonly Person[] = [
  {
    id: 'informational-maeve',
    name: 'Maeve',
    work: 'product lead for a small software firm',
    place: 'A video call. Maeve said yes to fifteen minutes about her work. A cat walks past behind her.',
    manner: 'brisk',
    openings: [
      'Good morning. I have fifteen minutes and a cat that has none. Where would you like to begin?',
      'There you are. I am Maeve. You wanted to hear about my work, so ask away.',
      'Hello. I read your message on the train. I have until a quarter past.',
    ],
    want: 'I am short of people who have watched somebody use our thing and can tell me straight what went wrong.',
    facts: [
      { keys: ['how long', 'how many years', 'many years'], say: 'Eight years here, three of them in this part of the firm.' },
      {
        keys: ['day', 'week', 'typical', 'actually'],
        say: 'Most of my week is listening: five calls with people who use the thing, and one long note about them.',
        more: 'The note goes to everybody, and one of us reads it.',
      },
      {
        keys: ['start', 'begin', 'get into', 'become', 'path', 'way', 'before'],
        say: 'I came from a library. I was the one who answered when the catalogue broke, and one day I knew more than the makers.',
        more: 'They asked me to come for three months. That was eight years ago.',
      },
      {
        keys: ['hard', 'difficult', 'worst', 'least', 'surpris'],
        say: 'The hard part is saying no nine times out of ten, and meaning it kindly.',
        more: 'I write the no down first and sleep on it. About one in five turns into a yes.',
      },
      {
        keys: ['like', 'best', 'enjoy', 'love'],
        say: 'What I like is the moment when somebody stops explaining and just uses it.',
        more: 'Last week it was a man of seventy. He closed the manual and said he would be fine.',
      },
      {
        keys: ['learn', 'skill', 'course', 'need', 'advice', 'advise'],
        say: 'If I hired, I would ask for one page on something you watched people do. No course gives you that.',
        more: 'A queue will do, or a ticket machine. What counts is that you saw what they did and not what they said.',
      },
      {
        keys: ['team', 'people', 'company', 'firm'],
        say: 'We are nine, in three towns. We meet on the first Monday of the month and argue about lunch.',
        more: 'The argument is useful. Whoever loses writes the plan.',
      },
    ],
  },
  {
    id: 'informational-kwame',
    name: 'Kwame',
    work: 'site electrician who now trains apprentices',
    place: 'A bench outside a workshop. Kwame has his lunch box open and time until the bell.',
    manner: 'warm',
    openings: [
      'Sit down, the bench holds two. I am Kwame. My niece said you had questions.',
      'You found it. Most people end up at the paint shop. What did you want to know?',
      'I am Kwame. I have a sandwich and until one. Go ahead.',
    ],
    want: 'What I look for is somebody who would tell my apprentices what the work is like from the other side of the plug.',
    facts: [
      { keys: ['how long', 'how many years', 'many years'], say: 'Seventeen years on the tools, and the last five with apprentices.' },
      {
        keys: ['apprentice', 'train', 'teach', 'young'],
        say: 'I have six apprentices. The quietest one finds the most faults.',
        more: 'She checks everybody’s work before they call me. I did not ask her to.',
      },
      {
        keys: ['day', 'week', 'typical', 'morning'],
        say: 'I start at half past six with a walk round the site. Nothing is switched on before that walk.',
        more: 'Once I found a fox in the switch room. Mostly it is wet plugs.',
      },
      {
        keys: ['start', 'begin', 'get into', 'become', 'path', 'before', 'change'],
        say: 'I was thirty-four when I began. Before that I drove a van and hated every bridge.',
        more: 'My wife found the course. I was the oldest there by eleven years.',
      },
      {
        keys: ['hard', 'difficult', 'worst', 'danger', 'surpris'],
        say: 'The hardest thing is to stop a job when everybody waits. I have done it four times, and was right twice.',
        more: 'The other two times I bought the cake. Nobody held it against me for long.',
      },
      {
        keys: ['learn', 'skill', 'course', 'need', 'advice', 'advise', 'exam'],
        say: 'Learn to draw what you see before you touch it. The exam comes later and is the easy bit.',
        more: 'I still have my first notebook. The drawings are terrible, and I passed because of them.',
      },
      {
        keys: ['like', 'best', 'enjoy', 'love'],
        say: 'I like it when the lights come on in a school on the first of September.',
        more: 'The children never look up. That is how you know it works.',
      },
    ],
  },
];
