/** Each begins with another letter, so that an initial says who is meant; short, and none looks like another. */
export const NAMES: readonly string[] = [
  'Anna',
  'Ben',
  'Cleo',
  'David',
  'Emma',
  'Finn',
  'Gita',
  'Hugo',
  'Iris',
  'Jonas',
  'Kira',
  'Leo',
  'Maya',
  'Nils',
  'Olga',
  'Paul',
  'Rosa',
  'Sami',
  'Tara',
  'Viktor',
  'Wanda',
  'Yusuf',
  'Zoe',
];

export const initialOf = (name: string): string => name.charAt(0);

const COUNTS = ['no', 'one', 'two', 'three', 'four', 'five', 'six'];

/** "three": small numbers as sentences have them. */
export const inWords = (count: number): string => COUNTS[count] ?? String(count);
