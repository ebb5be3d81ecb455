export interface Label {
  /** As it stands on the chart. */
  readonly short: string;
  readonly name: string;
  /** As it stands in a sentence: "on Monday". */
  readonly at: string;
}

export interface Topic {
  readonly noun: string;
  readonly did: string;
}

const day = (name: string): Label => ({ short: name.slice(0, 3), name, at: `on ${name}` });
const month = (name: string): Label => ({ short: name.slice(0, 3), name, at: `in ${name}` });
const sort = (at: string): Label => ({ short: at.split(' ').at(-1) ?? at, name: at, at });

export const PERIODS = {
  day: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'].map(day),
  month: ['January', 'February', 'March', 'April', 'May', 'June', 'July', 'August', 'September', 'October', 'November'].map(month),
} as const;

/** Counted over time; `pair`: what they are made up of. */
export const COUNTED: readonly (Topic & { readonly pair: readonly [string, string] })[] = [
  { noun: 'visitors', did: 'came', pair: ['adults', 'children'] },
  { noun: 'parcels', did: 'were sent', pair: ['small parcels', 'large parcels'] },
  { noun: 'books', did: 'were lent', pair: ['novels', 'comics'] },
  { noun: 'litres', did: 'were sold', pair: ['litres of milk', 'litres of juice'] },
  { noun: 'tickets', did: 'were sold', pair: ['day tickets', 'week tickets'] },
  { noun: 'trees', did: 'were planted', pair: ['apple trees', 'plum trees'] },
];

/** Counted by sort, all in all. */
export const SORTED: readonly (Topic & { readonly labels: readonly Label[] })[] = [
  { noun: 'visitors', did: 'came', labels: ['by bus', 'by car', 'by train', 'by bike', 'on foot'].map(sort) },
  { noun: 'parcels', did: 'were sent', labels: ['by road', 'by rail', 'by air', 'by sea', 'by bike'].map(sort) },
  { noun: 'books', did: 'were lent', labels: ['to adults', 'to children', 'to schools', 'to clubs', 'to firms'].map(sort) },
  { noun: 'meals', did: 'were served', labels: ['at home', 'at school', 'at work', 'at sea', 'at fairs'].map(sort) },
  {
    noun: 'litres of water',
    did: 'were used',
    labels: ['in the kitchen', 'in the garden', 'in the bath', 'in the yard', 'in the stable'].map(sort),
  },
];
