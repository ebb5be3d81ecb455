import { hashText } from '#core/random.ts';
import { fill } from '../wording/fill.ts';
import type { EndNote, NetworkingWords } from './networking-words.ts';
import type { Fact, Person } from './person.ts';
import { readActs, type Act } from './read-act.ts';

/** What the person does with a turn of the learner. */
export interface Played {
  /** In the person's words, stage notes in italics. Never empty. */
  readonly words: string;
  readonly acts: readonly Act[];
  /** What is told of the person's facts in this turn, as data for a model. */
  readonly fact: string | null;
  /** How the scene ended with this turn; null while it goes on. */
  readonly ended: EndNote | null;
}

/** The scene ends on its own with this turn. */
export const MAX_TURNS = 10;
const SHORT_AT_TURN = MAX_TURNS - 2;
const MISSES_TO_END = 3;
const READ_CHARS = 2000;
/** A question that any of a person's facts answers. */
const ABOUT_ANYTHING =
  /\b(?:you|your) (?:do|work|job|role|day|week|time|up to)\b|\babout (?:you|yourself|it|that)\b|\bhow (?:is|are) (?:it|things|you)\b|\bwhat (?:is|was) (?:it|that|life) like\b|\bthese days\b|\b(?:keeps|brings|brought) you\b|\bare you (?:doing|up to|working)\b|\bmore\b/i;
const JOB_REQUESTS_TO_END = 2;
const RUDE_TURNS_TO_END = 2;
const WANT_FROM_TURN = 3;
const STEPS_TO_END = 2;

/** The learner speaks of their own work. */
const OWN_WORK =
  /\b(?:I|my|we)\b.*\b(?:work|job|plan|run|teach|make|build|sell|lead|manage|study|train|care|drive|write|look after|team|project)/i;
/** What one does not ask somebody one has just met, or what a scene does not hold. */
const PRIVATE =
  /\b(?:where (?:are|do|did) you|do you have (?:any )?(?:children|kids|a family)|are you married|how old|salar|you earn|your (?:favou?rite|age|hobb|family|politic|pay\b))/i;
/** Points to somebody, or to something said. */
const SOMEBODY_OR_THING =
  /\b(?:you|your|yours|we|our|us|i|me|my|that|this|it|its|they|them|their|he|she|his|her|there|here|these|those)\b/i;
const GREETING = /^\s*(?:hi|hello|hey|good)\b/i;
const TELL_MORE = /\b(?:more|why|how (?:so|come|did|was|is)|what (?:happened|then|else)|that|it)\b/i;
/** Turns that leave it to the person to go on. */
const IDLE: readonly Act[] = ['tell', 'nod', 'introduce', 'thank'];
/** Turns that bring nothing out of a person. */
const REFUSED: readonly Act[] = ['leave', 'ask_job', 'rude'];
const ASKING: readonly Act[] = ['follow_up', 'ask_open', 'ask_closed'];

/** A scene so far. No line of it is said twice. */
class Scene {
  readonly #person: Person;
  readonly #say: NetworkingWords;
  readonly #seed: string;
  readonly #talksOn: boolean;
  readonly #used = new Set<string>();
  #heard: string;
  #turns = 0;
  #misses = 0;
  #jobRequests = 0;
  #rudeTurns = 0;
  #lastFact: Fact | null = null;
  #steps = 0;

  constructor(person: Person, seed: string, opening: string, say: NetworkingWords) {
    this.#person = person;
    this.#say = say;
    this.#seed = seed;
    this.#heard = opening;
    this.#talksOn = person.talks_on === true;
  }

  play(text: string): Played {
    this.#turns++;
    const acts = readActs(text, this.#heard);
    if (acts.length === 0) this.#misses++;
    if (acts.includes('ask_job')) this.#jobRequests++;
    if (acts.includes('rude')) this.#rudeTurns++;
    if (acts.includes('next_step')) this.#steps++;

    const fitting = this.#fittingFact(acts, text);
    const more = fitting ? null : this.#moreFor(acts, text);
    const fact = more === null ? this.#factFor(acts, text, fitting) : null;
    const told = more ?? fact?.say ?? null;
    const spoken = [this.#answerTo(acts, text, told, fact), told, told === null ? this.#askBack(acts, text) : null].filter(
      (line) => line !== null && line !== '',
    ) as string[];
    const ended = this.#endAfter(acts, spoken.length === 0);
    if (ended) spoken.push(this.#next(this.#say.ending[ended]) as string);
    else if (this.#turns === SHORT_AT_TURN) spoken.push(this.#next(this.#say.time_is_short) as string);
    this.#heard = told ?? this.#heard;
    this.#lastFact = fact ?? this.#lastFact;
    return { words: spoken.map((line) => fill(line, { name: this.#person.name })).join(' '), acts, fact: told, ended };
  }

  #answerTo(acts: readonly Act[], text: string, told: string | null, fact: Fact | null): string | null {
    const [act] = acts;
    if (act === undefined) return this.#say.not_understood[this.#misses - 1] ?? null;
    if (act === 'leave' && this.#rudeTurns > 0) return null;
    if (ASKING.includes(act)) {
      if (told === null && isElsewhere(text, acts)) return this.#next(this.#say.puzzled) ?? this.#next(this.#say.passes_over);
      if (told === null && PRIVATE.test(text)) return this.#next(this.#say.keeps_private) ?? this.#next(this.#say.passes_over);
      const isAnswered = told !== null && (fact === null || asksFor(fact, text) || ABOUT_ANYTHING.test(text) || this.#talksOn);
      if (!isAnswered && (told !== null || act !== 'ask_closed')) {
        return [this.#next(this.#say.passes_over), told && this.#next(this.#say.takes_the_lead)].filter(Boolean).join(' ');
      }
      // A person who is asked something mostly just answers.
      if (told !== null && this.#turns % 2 === 0) return null;
    }
    const line = this.#next(this.#say.manner[this.#person.manner][act]) ?? this.#next(this.#say.takes_the_lead);
    const isOpen = act === 'reflect' && told === null && acts.includes('ask_open');
    return isOpen ? [line, this.#next(this.#say.passes_over)].filter(Boolean).join(' ') : line;
  }

  /** What the person adds to what they told last, when it is taken up. */
  #moreFor(acts: readonly Act[], text: string): string | null {
    const more = this.#lastFact?.more;
    const isTakenUp = acts[0] === 'reflect' || acts.includes('follow_up') || (acts[0] === 'ask_open' && TELL_MORE.test(text));
    if (!more || !isTakenUp || this.#used.has(more) || !this.#isAskedOn(acts, text)) return null;
    this.#used.add(more);
    return more;
  }

  /** A question that is asked with it has to be about the same, or about anything. */
  #isAskedOn(acts: readonly Act[], text: string): boolean {
    const fact = this.#lastFact;
    if (!fact || !acts.some((act) => ASKING.includes(act))) return true;
    const question = questionIn(text);
    return TELL_MORE.test(question) || ABOUT_ANYTHING.test(question) || asksFor(fact, question) || sharesWord(question, fact);
  }

  #untold(): Fact[] {
    return this.#person.facts.filter(({ say }) => !this.#used.has(say));
  }

  #fittingFact(acts: readonly Act[], text: string): Fact | undefined {
    const isAsked = acts.some((each) => ASKING.includes(each)) || (acts[0] === 'introduce' && !GREETING.test(text));
    return isAsked && !REFUSED.includes(acts[0] as Act) ? this.#untold().find((each) => asksFor(each, text)) : undefined;
  }

  /** What is asked for; or the next thing, to a question about anything, and wherever the person has to move the talk on. */
  #factFor([act]: readonly Act[], text: string, fitting: Fact | undefined): Fact | null {
    if (act !== undefined && REFUSED.includes(act)) return null;
    const isIdle = act === 'tell' && !OWN_WORK.test(text) && this.#turns % 2 === 0;
    const movesOn = act === undefined ? this.#misses === 2 : this.#talksOn || isIdle || !this.#hasLine(act);
    const isAboutThem = act !== undefined && ASKING.includes(act) && act !== 'ask_closed' && ABOUT_ANYTHING.test(text);
    const next = movesOn || isAboutThem ? this.#untold().find(({ keys }) => !keys.includes('how long')) : undefined;
    const fact = fitting ?? next ?? null;
    if (fact) this.#used.add(fact.say);
    return fact;
  }

  /** What the person says of their own accord: a question back, and once what they are after themselves. */
  #askBack([act]: readonly Act[], text: string): string | null {
    if (this.#talksOn || this.#turns >= SHORT_AT_TURN || act === undefined || !IDLE.includes(act)) return null;
    const { want } = this.#person;
    if (want && this.#turns >= WANT_FROM_TURN && !this.#used.has(want)) {
      this.#used.add(want);
      return `${this.#next(this.#say.has_a_want) ?? ''} ${want}`.trim();
    }
    return act === 'tell' && OWN_WORK.test(text)
      ? this.#next(this.#say.asks_back)
      : act === 'nod' || act === 'introduce'
        ? this.#next(this.#say.ends_silence)
        : null;
  }

  #endAfter(acts: readonly Act[], isSilent: boolean): EndNote | null {
    if (this.#jobRequests >= JOB_REQUESTS_TO_END && this.#steps === 0) return 'asked_too_soon';
    if (this.#rudeTurns >= RUDE_TURNS_TO_END || (this.#rudeTurns > 0 && acts[0] === 'leave')) return 'turned_away';
    const isOver =
      acts[0] === 'leave' || this.#steps >= STEPS_TO_END || this.#misses >= MISSES_TO_END || this.#turns >= MAX_TURNS || isSilent;
    if (!isOver) return null;
    if (this.#steps > 0) return 'step_agreed';
    return acts[0] === 'leave' ? 'left' : 'time_up';
  }

  readonly #hasLine = (act: Act): boolean => this.#isLeftIn(this.#say.manner[this.#person.manner][act]);

  readonly #isLeftIn = (lines: readonly string[]): boolean => lines.some((line) => !this.#used.has(line));

  #next(lines: readonly string[]): string | null {
    const start = hashText(`${this.#seed}:${lines[0]}`) % lines.length;
    const line = [...lines.slice(start), ...lines.slice(0, start)].find((each) => !this.#used.has(each)) ?? null;
    if (line) this.#used.add(line);
    return line;
  }
}

/** The last question of a text; all of it where there is none. */
const questionIn = (text: string): string => text.split(/(?<=[.!?])\s+/).findLast((sentence) => sentence.endsWith('?')) ?? text;

const MEANING_CHARS = 5;
const wordsIn = (text: string): string[] => text.toLowerCase().match(/\p{L}+/gu) ?? [];

/** Whether a question uses a word of what was told, or of what is still to be told of it. */
function sharesWord(question: string, { say, more = '' }: Fact): boolean {
  const told = new Set(wordsIn(`${say} ${more}`));
  return wordsIn(question).some((word) => word.length >= MEANING_CHARS && told.has(word));
}

/** Neither about the person nor about anything that was said. */
const isElsewhere = (text: string, acts: readonly Act[]): boolean =>
  !acts.includes('follow_up') && !SOMEBODY_OR_THING.test(questionIn(text.slice(0, READ_CHARS)));

/** Whether a word of what is asked begins with one of the fact's keys. */
function asksFor({ keys }: Fact, text: string): boolean {
  const words = ` ${questionIn(text.slice(0, READ_CHARS))
    .toLowerCase()
    .replaceAll(/[^\p{L}]+/gu, ' ')}`;
  return keys.some((key) => words.includes(` ${key}`));
}

export const openingOf = ({ openings }: Person, seed: string): string =>
  openings[hashText(`${seed}:opening`) % openings.length] ?? openings[0];

/** What a person says to the last of a learner's turns, played from the beginning; turns after the end of the scene count no more. */
export function playScene(person: Person, seed: string, texts: readonly string[], say: NetworkingWords): Played | null {
  const scene = new Scene(person, seed, openingOf(person, seed), say);
  let played: Played | null = null;
  for (const text of texts) {
    if (played?.ended) return played;
    played = scene.play(text);
  }
  return played;
}
