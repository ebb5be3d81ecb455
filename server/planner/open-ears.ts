import type { HeardAs } from '#core/coach/hear/heard-as.ts';
import { noteFacts } from '#core/coach/facts/note-facts.ts';
import { hear, readGrave, type Heard } from '#core/coach/hear/hear.ts';
import type { Ears } from '#core/coach/plan-turn.ts';
import { isDeedAskedIn, slotAskedIn } from '#core/coach/talks/career/career-coach.ts';
import type { TurnInput } from '#core/coach/plan/turn-plan.ts';
import { encodeForFacts } from '../hearing/encode-facts.ts';
import { readFactWeights, readHearingWeights } from '../hearing/learned.ts';
import { openSentenceEncoder } from '../hearing/sentence-encoder.ts';
import { openPassages } from './open-passages.ts';
import { readBesideWords } from './read-coach-words.ts';

/** What may answer a question of the coach's, and what else may tell something of its writer. */
const ANSWERS: readonly HeardAs[] = ['draft', 'fact', 'correction'];
const TELLS: readonly HeardAs[] = [...ANSWERS, 'feeling', 'complaint', 'question'];

/** Reads what hearing takes, and hears then what each turn begins with. */
export async function openEars(): Promise<(input: TurnInput) => Promise<Ears>> {
  const [encoder, weights, factWeights, beside] = await Promise.all([
    openSentenceEncoder(),
    readHearingWeights(),
    readFactWeights(),
    readBesideWords(),
  ]);
  const findPassage = openPassages(encoder);
  return async ({ mode, said, intent = null, meantAs = null }) => {
    const message = said.at(-1)?.content ?? '';
    const coach = said.findLast(({ role }) => role === 'assistant')?.content ?? '';
    const vector = await encoder.encode(message);
    const isCareer = mode === 'career';
    const plain = hear({ mode, coach, message }, vector, weights, intent);
    const isDeed = isCareer && plain.heardAs === 'question' && !message.includes('?') && isDeedAskedIn(said);
    const first: Heard = isDeed ? { heardAs: 'draft', orElse: 'fact', sure: false } : plain;
    const heardFirst = meantAs ?? first.heardAs;
    const asked = ANSWERS.includes(heardFirst) ? slotAskedIn(said) : null;
    const noted =
      isCareer && TELLS.includes(heardFirst) ? noteFacts(await encodeForFacts(encoder, { coach, message }), factWeights, { asked }) : [];
    // Where nobody is sure what it is and something is noted of it, it told that.
    const isTold = noted.length > 0 && !first.sure && !ANSWERS.includes(first.heardAs);
    const heard: Heard = isTold ? { heardAs: 'fact', orElse: first.heardAs, sure: false } : first;
    const passage = isCareer && (meantAs ?? heard.heardAs) === 'question' ? await findPassage(message) : null;
    return { heard, grave: readGrave(message, vector, weights), beside, noted, passage };
  };
}
