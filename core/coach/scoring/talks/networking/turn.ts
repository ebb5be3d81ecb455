import { hasPhrase, phrases } from '../reading/phrases.ts';
import { isGeneric, questionsOf } from '../reading/questions.ts';
import type { ReadText, Sentence, Word } from '../reading/read-text.ts';
import { thingsIn, stemsHeard, wordsTakenUp } from './heard.ts';
import type { NetworkingScene } from './scenes.ts';

/** A turn, read once for all that look at it. */
export interface Turn {
  readonly text: ReadText;
  readonly scene: NetworkingScene;
  readonly questions: ReadonlySet<Sentence>;
  readonly heard: ReadonlySet<string>;
  /** Of the other's last turn. */
  readonly thingsHeard: readonly string[];
  /** Nothing has been said by the other yet. */
  readonly isFirst: boolean;
  /** Questions of substance that the learner asked before. */
  readonly askedBefore: number;
}

export function readTurn(text: ReadText, scene: NetworkingScene, previous: readonly string[], history: readonly ReadText[]): Turn {
  return {
    text,
    scene,
    questions: new Set(questionsOf(text)),
    heard: stemsHeard(previous),
    thingsHeard: thingsIn(previous.at(-1) ?? ''),
    isFirst: previous.length === 0,
    askedBefore: history.flatMap(questionsOf).filter((question) => !isGeneric(question)).length,
  };
}

const POINTS = phrases(['you|your|yours|we|our|us|i|me|my|that|this|it|they|them|their|he|she|his|her|there|here|these|those']);

/** A question about something named that has to do with neither of the two: "What is the capital of France?" */
export const isElsewhere = (turn: Turn, question: Sentence): boolean =>
  turn.questions.has(question) &&
  question.words.some(({ named }) => named) &&
  !hasPhrase(question.words, POINTS) &&
  takesUp(turn, question).length === 0;

export const takesUp = ({ heard }: Turn, sentence: Sentence): Word[] => wordsTakenUp(sentence, heard);
