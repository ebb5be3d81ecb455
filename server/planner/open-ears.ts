import type { HeardAs } from '#core/coach/hear/heard-as.ts';
import { noteFacts } from '#core/coach/facts/note-facts.ts';
import { shortAnswer } from '#core/coach/facts/short-answer.ts';
import { hear, NOT_GRAVE, readGrave, readGraveByWords, type Grave, type Heard } from '#core/coach/hear/hear.ts';
import { saidToCoach, sentencesToHear, withoutSaidToCoach } from '#core/coach/hear/said-to-coach.ts';
import { askedIn, UNREAD, type Meanings, type Said } from '#core/coach/hear/samples.ts';
import type { ToCoach } from '#core/coach/beside/answer-aside.ts';
import type { Passage } from '#core/coach/beside/passage.ts';
import type { Ears, GraveTexts } from '#core/coach/plan-turn.ts';
import { isDeedAskedIn, isStepAskedIn, slotAskedIn } from '#core/coach/talks/career/career-coach.ts';
import type { SessionStart, TurnInput } from '#core/coach/plan/turn-plan.ts';
import { textsOfContext } from '#core/coach/safety/leave-out-grave.ts';
import { encodeForFacts } from '../hearing/encode-facts.ts';
import { readFactWeights, readHearingWeights } from '../hearing/learned.ts';
import { openListener, TASK_PIECES } from '../hearing/listener.ts';
import type { Listener } from '../hearing/sentence-encoder.ts';
import { openPassages } from './open-passages.ts';
import { readBesideWords } from './read-coach-words.ts';

/** Of a message, for what it tells of its writer: no message of bench/labelled/facts takes more. */
const FACT_PIECES = 250;
/** Of the known questions that were not read yet, for one message: sixteen and more, some 100 ms. */
const KNOWN_PIECES = 200;
/** Ids, names of roles and choices are shorter. */
const LEAST_WORDS = 4;

interface OpenEars {
  /** What a turn begins with. */
  hearTurn(input: TurnInput): Promise<Ears>;
  /** How grave what a conversation is set up with is. */
  hearStart(start: SessionStart): Promise<GraveTexts>;
  /** How grave each of them is: all by their words, and what they mean of those first that may be by them. */
  hearTexts(texts: readonly string[], listener: Listener): Promise<GraveTexts>;
}

/** What may answer a question of the coach's, and what else may tell something of its writer. */
const ANSWERS: readonly HeardAs[] = ['draft', 'fact', 'correction'];
const TELLS: readonly HeardAs[] = [...ANSWERS, 'feeling', 'complaint', 'question'];

/** Reads what hearing takes. */
export async function openEars(): Promise<OpenEars> {
  const [weights, factWeights, beside] = await Promise.all([readHearingWeights(), readFactWeights(), readBesideWords()]);
  const findPassage = openPassages();
  const hearTexts = async (texts: readonly string[], listener: Listener): Promise<GraveTexts> => {
    const inTurn = [...new Set(texts)]
      .map((text) => ({ text, ...readGraveByWords(text, weights) }))
      .toSorted((a, b) => b.chance - a.chance);
    const vectors = await listener.encodeAll(inTurn.map(({ text }) => text));
    // Of ten harmless texts one is grave by its words, but hardly any is surely: of many that are not read one would always be.
    const byWords = (grave: Grave): Grave => (grave.isFaint ? NOT_GRAVE : grave);
    return new Map(inTurn.map(({ text, grave }, at) => [text, vectors[at] ? readGrave(text, vectors[at], weights) : byWords(grave)]));
  };
  return {
    hearTexts,
    hearTurn: async ({ mode, said, intent = null, meantAs = null }) => {
      const content = said.at(-1)?.content ?? '';
      const coach = said.findLast(({ role }) => role === 'assistant')?.content ?? '';
      const whole = { mode, coach, message: content };
      const listener = openListener(TASK_PIECES - FACT_PIECES);
      const meaningsOf = async ({ message }: Said): Promise<Meanings> => {
        const [means, asked] = await listener.encodeAll([message, askedIn(coach)]);
        return { message: means ?? UNREAD, asked: asked ?? UNREAD };
      };
      const means = await meaningsOf(whole);
      const grave = readGrave(content, means.message, weights);
      const leaving = hear(whole, means, weights);
      // Whoever says what the message is, or whom it is for, means all of it, and so does who wants to stop or pass.
      const isWhole = meantAs !== null || intent !== null || (leaving.sure && (leaving.heardAs === 'stop' || leaving.heardAs === 'skip'));
      const sentences = isWhole ? [] : sentencesToHear(whole, means.asked, weights);
      const meant = await listener.encodeAll(sentences.map(({ start, end }) => content.slice(start, end)));
      const apart = sentences.map((one, at) => ({ ...one, means: { message: meant[at] ?? UNREAD, asked: means.asked } }));
      const parts = saidToCoach(whole, apart, weights);
      const practised = withoutSaidToCoach(content, parts, mode);
      const message = practised.trim().replaceAll(/\s+/g, ' ');
      const rest = { mode, coach, message };
      const plain = hear(rest, await meaningsOf(rest), weights, intent);
      const isCareer = mode === 'career';
      const isDeed = isCareer && plain.heardAs === 'question' && !message.includes('?') && isDeedAskedIn(said);
      const first: Heard = isDeed ? { heardAs: 'draft', orElse: 'fact', sure: false } : plain;
      const heardFirst = meantAs ?? first.heardAs;
      const asked = ANSWERS.includes(heardFirst) ? slotAskedIn(said) : null;
      const found =
        isCareer && TELLS.includes(heardFirst)
          ? noteFacts(await encodeForFacts(openListener(FACT_PIECES), { coach, message: practised }, factWeights), factWeights, { asked })
          : [];
      // The parts of a message that is being made are no facts of their own.
      const told = isStepAskedIn(said) ? found.filter(({ slot }) => slot !== 'next_step' && slot !== 'deadline') : found;
      const short = told.length === 0 && asked !== null ? shortAnswer(practised.trim(), asked) : null;
      const noted = short ? [short] : told;
      // Where nobody is sure what it is and something is noted of it, it told that.
      const isTold = noted.length > 0 && !first.sure && !ANSWERS.includes(first.heardAs);
      const heard: Heard = isTold ? { heardAs: 'fact', orElse: first.heardAs, sure: false } : first;
      const heardAs = meantAs ?? heard.heardAs;
      const listeners = { ofAsked: listener, ofKnown: openListener(KNOWN_PIECES) };
      const answerTo = async (asked: string, as: HeardAs): Promise<Passage | null> =>
        as === 'question' || as === 'meta' ? findPassage({ message: asked, mode, heardAs: as }, listeners) : null;
      const toCoach: ToCoach[] = [];
      for (const part of parts) {
        const as = part.heardAs === 'confusion' ? 'question' : part.heardAs;
        toCoach.push({ ...part, passage: await answerTo(content.slice(part.start, part.end), as) });
      }
      return { heard, grave, beside, noted, passage: await answerTo(message, heardAs), toCoach };
    },
    hearStart: ({ context, goal }) => {
      const texts = [goal?.text ?? '', ...textsOfContext(context)].filter((text) => text.trim().split(/\s+/).length >= LEAST_WORDS);
      return hearTexts(texts, openListener());
    },
  };
}
