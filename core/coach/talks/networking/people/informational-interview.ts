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
    facts: [
      {
        keys: ['day', 'week', 'typical', 'actually'],
        say: 'Most of my week is listening: five calls with people who use the thing, and one long note about them.',
      },
      {
        keys: ['start', 'begin', 'become', 'got into', 'path', 'way', 'before'],
        say: 'I came from a library. I was the one who answered when the catalogue broke, and one day I knew more than the makers.',
      },
      {
        keys: ['hard', 'difficult', 'worst', 'least', 'surpris'],
        say: 'The hard part is saying no nine times out of ten, and meaning it kindly.',
      },
      { keys: ['like', 'best', 'enjoy', 'love'], say: 'What I like is the moment when somebody stops explaining and just uses it.' },
      {
        keys: ['learn', 'skill', 'course', 'need', 'advice', 'advise'],
        say: 'If I hired, I would ask for one page on something you watched people do. No course gives you that.',
      },
      {
        keys: ['team', 'people', 'company', 'firm'],
        say: 'We are nine, in three towns. We meet on the first Monday of the month and argue about lunch.',
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
    facts: [
      { keys: ['apprentice', 'train', 'teach', 'young'], say: 'I have six apprentices. The quietest one finds the most faults.' },
      {
        keys: ['day', 'week', 'typical', 'morning'],
        say: 'I start at half past six with a walk round the site. Nothing is switched on before that walk.',
      },
      {
        keys: ['start', 'begin', 'become', 'path', 'before', 'change'],
        say: 'I was thirty-four when I began. Before that I drove a van and hated every bridge.',
      },
      {
        keys: ['hard', 'difficult', 'worst', 'danger', 'surpris'],
        say: 'The hardest thing is to stop a job when everybody waits. I have done it four times, and was right twice.',
      },
      {
        keys: ['learn', 'skill', 'course', 'need', 'advice', 'advise', 'exam'],
        say: 'Learn to draw what you see before you touch it. The exam comes later and is the easy bit.',
      },
      { keys: ['like', 'best', 'enjoy', 'love'], say: 'I like it when the lights come on in a school on the first of September.' },
    ],
  },
];
