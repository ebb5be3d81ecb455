import type { Person } from '../person.ts';

export const LEAVING_PEOPLE: readonly Person[] = [
  {
    id: 'leaving-gerald',
    name: 'Gerald',
    work: 'retired surveyor who chairs the neighbourhood association',
    place: 'A reception. Gerald has talked to you for a quarter of an hour, kindly and without a full stop. You need to go.',
    manner: 'warm',
    openings: [
      'And that was only the first drain. The second one, now, that is a story in itself.',
      'Which brings me to the hedge. You have not heard about the hedge.',
      'So I said to the council, and mind you, this was in the spring, I said three things.',
    ],
    facts: [
      { keys: ['drain', 'water', 'flood', 'street'], say: 'The drain under our street is from 1911. I have a drawing of it at home.' },
      { keys: ['hedge', 'tree', 'garden', 'council'], say: 'Eleven households signed for the hedge, and I rang at every door.' },
      {
        keys: ['drawing', 'map', 'survey', 'work', 'career'],
        say: 'I measured land for forty years. One never walks straight after that.',
      },
      {
        keys: ['association', 'meet', 'member', 'neighbour', 'help'],
        say: 'We meet on the second Tuesday, and we could do with somebody who writes the minutes.',
      },
      { keys: ['newsletter', 'minutes', 'write', 'letter'], say: 'The newsletter goes to four hundred letter boxes. I fold them myself.' },
      { keys: ['wife', 'family', 'home', 'dinner'], say: 'My wife says that I should carry an egg timer.' },
    ],
  },
  {
    id: 'leaving-sanne',
    name: 'Sanne',
    work: 'who sells training to companies and likes to finish her sentences',
    place: 'The end of an evening for alumni. Sanne has told you about three clients. Your last tram goes in twelve minutes.',
    manner: 'brisk',
    openings: [
      'So that was the second client. The third was worse, and you will like this one.',
      'I could tell you about the pilot in Ghent. Shall I? It will not take long.',
      'You are a good listener, most people drift off at the spreadsheet part.',
    ],
    facts: [
      {
        keys: ['client', 'third', 'compan', 'customer'],
        say: 'The third client wanted the training without the trainees. I wrote that down.',
      },
      { keys: ['ghent', 'pilot', 'trial'], say: 'In Ghent we had eight people, two rooms and no heating. It is still our best pilot.' },
      { keys: ['spreadsheet', 'number', 'price', 'cost'], say: 'My spreadsheet has a column called hope. I am told to rename it.' },
      { keys: ['training', 'course', 'teach', 'sell'], say: 'What sells is not the course. It is the follow-up call after six weeks.' },
      { keys: ['next', 'plan', 'autumn', 'month', 'now'], say: 'In November I go to Leeds to do it all again, with coats.' },
      { keys: ['you', 'alumni', 'study', 'evening'], say: 'I only came because the invitation had my old name on it.' },
    ],
  },
];
