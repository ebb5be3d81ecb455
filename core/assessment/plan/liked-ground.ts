import type { Interest } from '../questions.ts';
import { INTEREST_WORDS } from './interest-words.ts';
import { inSentence, isChoice, quoted } from './phrases.ts';

/** Something that is liked, as an action can use it. */
interface LikedGround {
  readonly name: string;
  /** After "a task": "where health is the subject". */
  readonly where: string;
  readonly people: string;
}

export type SayGround = (ground: LikedGround) => string;

export function likedGround(interest: string): LikedGround {
  const name = inSentence('interests', interest);
  if (isChoice('interests', interest)) return { name, ...INTEREST_WORDS[interest as Interest] };
  return { name, where: `that has to do with ${quoted(interest)}`, people: `people who know about ${quoted(interest)}` };
}
