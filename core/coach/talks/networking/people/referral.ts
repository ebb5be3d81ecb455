import type { Person } from '../person.ts';

export const REFERRAL_PEOPLE: readonly Person[] = [
  {
    id: 'referral-amara',
    name: 'Amara',
    work: 'a friend of a friend, nurse educator in the clinic you would like to work for',
    place: 'A café near the clinic. A friend gave you her number. Amara has just put her bag on the third chair.',
    manner: 'warm',
    openings: [
      'So you are the one Jo keeps talking about. I am Amara. She said it was about the clinic.',
      'I ordered for myself, I hope that is all right. Jo said you had something to ask.',
      'Sorry, the lift again. Amara. Jo said I should hear you out.',
    ],
    want: 'What would help me is to know which ward you want, and why that one.',
    facts: [
      {
        keys: ['clinic', 'place', 'work there', 'like', 'really'],
        say: 'It is a good place with bad coffee. People stay, and that tells you something.',
        more: 'Most of my course left nursing. Of the ones who came here, nobody has.',
      },
      {
        keys: ['team', 'ward', 'people', 'colleague', 'who'],
        say: 'The outpatient team is the one that grows. Bea runs it, and she reads every letter herself.',
        more: 'They took on four people since January, and two more are to come.',
      },
      {
        keys: ['bea', 'lead', 'boss', 'manager', 'look for', 'want'],
        say: 'Bea cares about handovers. She asks everybody how they would take over a shift at seven.',
        more: 'She wants to hear what you would ask first, not what you would do first.',
      },
      {
        keys: ['recommend', 'refer', 'put', 'word', 'name', 'pass'],
        say: 'I can only say what I have seen. Give me two lines about your work that I can repeat without blushing.',
        more: 'If it is true and short, I will read it out to Bea as it stands.',
      },
      {
        keys: ['start', 'begin', 'get into', 'before', 'how long', 'yourself', 'your work'],
        say: 'I have been there for nine years, and I teach the new ones on Wednesdays.',
        more: 'I began on the night desk. Teaching came because I could not stop explaining.',
      },
      {
        keys: ['hard', 'difficult', 'worst', 'know', 'should'],
        say: 'What people underestimate is the paperwork. It took me a year to find my own way through it.',
        more: 'I made myself a sheet with the six forms that matter. It hangs in the staff room now.',
      },
    ],
  },
  {
    id: 'referral-piotr',
    name: 'Piotr',
    work: 'a former neighbour, shift leader in a warehouse that is growing',
    place: 'The yard behind your old house. Piotr is mending a bicycle and does not look up at once.',
    manner: 'dry',
    openings: [
      'You have that look. Either the lift is broken or you want something.',
      'Hold this wheel for a second. Good. Now tell me why you are here.',
      'Long time. I am still at the warehouse, in case you wanted to ask.',
    ],
    want: 'Before I say anything to anybody, I would need to know what you did on your worst shift.',
    facts: [
      { keys: ['how long', 'how many years', 'many years'], say: 'Five years, and four of them on the same shift.' },
      {
        keys: ['warehouse', 'place', 'work there', 'like', 'really'],
        say: 'It is loud, it is fair, and the pay is there on the first. That is more than I can say of the last one.',
        more: 'The canteen is good too. I have put on four kilos since spring.',
      },
      {
        keys: ['grow', 'hire', 'hiring', 'new', 'hall', 'open'],
        say: 'They open a second hall in October. Forty people, two shifts.',
        more: 'They begin with the late shift, because nobody wants it.',
      },
      {
        keys: ['boss', 'lead', 'who', 'manager', 'decide'],
        say: 'Samira decides. She was a picker herself, so do not tell her fairy tales.',
        more: 'She walks through the hall at six each morning. That is when she talks to people.',
      },
      {
        keys: ['recommend', 'refer', 'word', 'name', 'pass', 'put'],
        say: 'My name is all I have in there. If I say yours, I must know what I say.',
        more: 'I said a name once, and he came for three days. They still remind me.',
      },
      {
        keys: ['look for', 'want', 'need', 'skill', 'matter'],
        say: 'She looks for people who ring before they are late, not after.',
        more: 'She told me so on my first day, and I have rung twice in five years.',
      },
      {
        keys: ['hard', 'difficult', 'worst', 'night', 'shift'],
        say: 'Night shift is the hard one. Two weeks of it, and you know your own kitchen very well.',
        more: 'The trick is to sleep before it and not after. It took me a winter to find out.',
      },
    ],
  },
];
