type Ways = readonly [string, ...string[]];

/** Something said to the coach as to a person, with its answer. The open question follows where one is open. */
export const ASIDES = ['annoyed', 'greeting', 'meaning', 'other_language', 'thanks', 'who_are_you'] as const;
export type Aside = (typeof ASIDES)[number];

export const isAside = (command: string): command is Aside => (ASIDES as readonly string[]).includes(command);

export const ASIDE_WORDS: Readonly<Record<Aside, Ways>> = {
  annoyed: [
    'Fair enough. That did not help, and I would rather hear it than guess. You can answer in your own way, ask for another question, or stop here.',
    'I hear that this is not working for you. I only see what is written here, so tell me what you need, and I will try to keep to it.',
    'That is a fair complaint. I repeat myself at times, because I am a programme and not a person. Leave out whatever does not fit.',
    'Then let us do it differently. Say ‘another question’ for a new one, or write what you would rather talk about.',
  ],
  greeting: [
    'Hello. Good that you are here.',
    'Good to meet you.',
    'Hello, and welcome.',
    'Hello. We can begin wherever it matters to you.',
  ],
  meaning: [
    'That was not clear, sorry. There is no catch in it; answer it as you would to a colleague over lunch.',
    'Let me put it plainly: I would like to hear it in your own words, as it comes. Half an answer is enough.',
    'I put that badly. If the question does not fit, say ‘another question’ and you get a different one.',
  ],
  other_language: [
    'I can only read English well, so I would rather not guess at that. Simple English is quite enough; mistakes do not matter here.',
    'That is a language I cannot read well enough. Let us go on in English, if you can; short sentences are fine.',
    'I lost you there, because I only follow English. A few plain words will do.',
  ],
  thanks: [
    'You are welcome. We can go on, or stop here whenever you like.',
    'Gladly. Take it up again when you want to.',
    'You are welcome.',
  ],
  who_are_you: [
    'I am the built-in coach of this place: a programme and not a person. I ask, I look at what you write, and I give your own words back to you. I do not decide anything for you.',
    'A practice tool, and no person. I can ask questions, keep track of what you said and show you what I found in it. What you do with it is yours.',
  ],
};
