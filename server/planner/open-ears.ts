import type { HeardAs } from '#core/coach/hear/heard-as.ts';
import { noteFacts } from '#core/coach/facts/note-facts.ts';
import { shortAnswer } from '#core/coach/facts/short-answer.ts';
import { hear, readGrave, type Grave, type Heard } from '#core/coach/hear/hear.ts';
import { saidToCoach, sentencesToHear, withoutSaidToCoach, type SaidToCoach } from '#core/coach/hear/said-to-coach.ts';
import { askedIn, type Meanings, type Said } from '#core/coach/hear/samples.ts';
import type { ToCoach } from '#core/coach/beside/answer-aside.ts';
import type { Ears, GraveTexts } from '#core/coach/plan-turn.ts';
import { isDeedAskedIn, isStepAskedIn, slotAskedIn } from '#core/coach/talks/career/career-coach.ts';
import type { SessionStart, TurnInput } from '#core/coach/plan/turn-plan.ts';
import { textsOfContext } from '#core/coach/safety/leave-out-grave.ts';
import { encodeForFacts } from '../hearing/encode-facts.ts';
import { readFactWeights, readHearingWeights } from '../hearing/learned.ts';
import { openSentenceEncoder } from '../hearing/sentence-encoder.ts';
import { openPassages } from './open-passages.ts';
import { readBesideWords } from './read-coach-words.ts';

/** Of a set-up: more than anybody writes in words of their own, and less than a second. */
const READ_TEXTS = 24;
/** Ids, names of roles and choices are shorter. */
const LEAST_WORDS = 4;

interface OpenEars {
  /** What a turn begins with. */
  hearTurn(input: TurnInput): Promise<Ears>;
  /** How grave what a conversation is set up with is. */
  hearTexts(start: SessionStart): Promise<GraveTexts>;
  hearGrave(text: string): Promise<Grave>;
}

/** What may answer a question of the coach's, and what else may tell something of its writer. */
const ANSWERS: readonly HeardAs[] = ['draft', 'fact', 'correction'];
const TELLS: readonly HeardAs[] = [...ANSWERS, 'feeling', 'complaint', 'question'];

/** Reads what hearing takes. */
export async function openEars(): Promise<OpenEars> {
  const [encoder, weights, factWeights, beside] = await Promise.all([
    openSentenceEncoder(),
    readHearingWeights(),
    readFactWeights(),
    readBesideWords(),
  ]);
  const findPassage = openPassages(encoder);
  const hearGrave = async (text: string): Promise<Grave> => readGrave(text, await encoder.encode(text), weights);
  const meaningsOf = async ({ coach, message }: Said): Promise<Meanings> => ({
    message: await encoder.encode(message),
    asked: await encoder.encode(askedIn(coach)),
  });
  const hearToCoach = async (whole: Said): Promise<SaidToCoach[]> => {
    const heard = [];
    for (const { start, end } of sentencesToHear(whole, await encoder.encode(askedIn(whole.coach)), weights))
      heard.push({ start, end, means: await meaningsOf({ ...whole, message: whole.message.slice(start, end) }) });
    return saidToCoach(whole, heard, weights);
  };
  const isLeaving = async (said: Said): Promise<boolean> => {
    const { heardAs, sure } = hear(said, await meaningsOf(said), weights);
    return sure && (heardAs === 'stop' || heardAs === 'skip');
  };
  const answerTo = async (whole: Said, { start, end, heardAs }: SaidToCoach): Promise<ToCoach> => {
    const isAsked = heardAs === 'question' || heardAs === 'meta' || heardAs === 'confusion';
    const message = whole.message.slice(start, end);
    return {
      start,
      end,
      heardAs,
      passage: isAsked ? await findPassage({ message, mode: whole.mode, heardAs: heardAs === 'meta' ? 'meta' : 'question' }) : null,
    };
  };
  return {
    hearGrave,
    hearTurn: async ({ mode, said, intent = null, meantAs = null }) => {
      const content = said.at(-1)?.content ?? '';
      const coach = said.findLast(({ role }) => role === 'assistant')?.content ?? '';
      const whole = { mode, coach, message: content };
      const grave = await hearGrave(content);
      const toCoach = [];
      // Whoever says what the message is, or whom it is for, means all of it, and so does who wants to stop or pass.
      const isWhole = meantAs !== null || intent !== null || (await isLeaving(whole));
      for (const part of isWhole ? [] : await hearToCoach(whole)) toCoach.push(await answerTo(whole, part));
      const practised = withoutSaidToCoach(content, toCoach, mode);
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
          ? noteFacts(await encodeForFacts(encoder, { coach, message: practised }), factWeights, { asked })
          : [];
      // The parts of a message that is being made are no facts of their own.
      const told = isStepAskedIn(said) ? found.filter(({ slot }) => slot !== 'next_step' && slot !== 'deadline') : found;
      const short = told.length === 0 && asked !== null ? shortAnswer(practised.trim(), asked) : null;
      const noted = short ? [short] : told;
      // Where nobody is sure what it is and something is noted of it, it told that.
      const isTold = noted.length > 0 && !first.sure && !ANSWERS.includes(first.heardAs);
      const heard: Heard = isTold ? { heardAs: 'fact', orElse: first.heardAs, sure: false } : first;
      const heardAs = meantAs ?? heard.heardAs;
      const passage = heardAs === 'question' || heardAs === 'meta' ? await findPassage({ message, mode, heardAs }) : null;
      return { heard, grave, beside, noted, passage, toCoach };
    },
    hearTexts: async ({ context, goal }) => {
      const texts = new Set(
        [goal?.text ?? '', ...textsOfContext(context)].filter((text) => text.trim().split(/\s+/).length >= LEAST_WORDS),
      );
      const heard = new Map<string, Grave>();
      for (const text of [...texts].slice(0, READ_TEXTS)) heard.set(text, await hearGrave(text));
      return heard;
    },
  };
}
