/** Something that people write about, and what an answer needs to know. */
export interface Occasion {
  readonly name: string;
  readonly say: string;
  /** The lines of the message that the link begins. */
  readonly asks: readonly string[];
}

export const OCCASIONS: readonly Occasion[] = [
  {
    name: 'Something did not work',
    say: 'Say which page it was, what you did, what you expected and what came instead.',
    asks: ['Page:', 'What I did:', 'What I expected:', 'What came instead:', 'Device and browser:'],
  },
  {
    name: 'There is a mistake in a work',
    say: 'Name the work and the place in it: the chapter and the time, or a few words of the sentence.',
    asks: ['Work:', 'Place in it:', 'What is wrong:'],
  },
  {
    name: 'Something is missing',
    say: 'Tell what you wanted to do. That says more than the name of a feature.',
    asks: ['What I wanted to do:', 'How I do it now:'],
  },
  {
    name: 'My account or my data',
    say: 'Write from the address of your account, and say whether you want to see, correct or remove something.',
    asks: ['What I ask for:'],
  },
];

/** An address that opens a message with its subject and its questions written. */
export function mailTo(email: string, { name, asks }: Occasion): string {
  return `mailto:${email}?subject=${encodeURIComponent(name)}&body=${encodeURIComponent(asks.join('\r\n\r\n'))}`;
}
