import { readGrow } from '../../scoring/talks/career/read-grow.ts';
import { isAct, toMark } from '../goals.ts';
import { readDay } from '../read-day.ts';
import type { CareerStage } from './career-stages.ts';

const READ_CHARS = 3000;

/** What answers a question of weighing, or of what was done so far, before it is asked. */
const SIGNS: Partial<Readonly<Record<CareerStage, RegExp>>> = {
  decide_options:
    /\bbetween\b.{1,80}\band\b|\b(?:stay|keep|stick)\w*\b.{0,60}\bor\b|\bone\b.{1,60}\bone\b|\b(?:should i|shall i|do i|whether (?:to|i should)|either)\b[^.?!\n]{1,120}\bor\b|\b(?:vs|versus)\b/i,
  decide_criteria:
    /\b(?:(?:not|no) more than|at (?:most|least)|(?:has|have|needs?) to be|must (?:be|have|not)|matters? (?:most|to me)|(?:is|are|what is|what['’]s) (?:most )?important|would (?:not|never) give up|(?:cannot|can['’]t|won['’]t|will not|do not want to|don['’]t want to) (?:be|live|leave|lose|give up|work|travel))\b/i,
  decide_price: /\b(?:costs?|costing|los(?:e|es|ing)|have to give up|means? less|pay cut|(?:would|will) miss|the price)\b/i,
  decide_mind:
    /\b(?:chang(?:e|es|ed) my mind|turn me round|(?:not sure|unsure|do not know|don['’]t know) (?:whether|if|how much|how long)|(?:if|unless) [^.?!\n]{2,80},? i (?:would|['’]d|will) (?:stay|go|take|leave))\b/i,
  tried: /\bI(?:['’]ve| have)? (?:already |also |once )?(?:tried|asked|applied|spoke|spoken|talked) (?!about\b)/i,
};

/** Whether a message answers what a stage asks for. */
export function answersStage(stage: CareerStage, content: string): boolean {
  const text = content.slice(0, READ_CHARS);
  if (stage === 'decide_test') return isAct(text) && readDay(text) !== null;
  return SIGNS[stage]?.test(text) ?? false;
}

/** Questions that any words answer, or where nothing was asked. */
const OPEN_STAGES: readonly (CareerStage | null)[] = [null, 'goal', 'reality', 'tried', 'small', 'harder', 'deepen', 'care'];
const IF_THEN = /^\s*(?:if|when|whenever)\b/i;

/** Whether a message gives what was asked for, or anything else that the talk has a place for. */
export function fitsTalk(stage: CareerStage | null, content: string): boolean {
  const text = content.slice(0, READ_CHARS);
  if (OPEN_STAGES.includes(stage) || toMark(text) !== null || readDay(text) !== null || IF_THEN.test(text)) return true;
  if (stage === 'measure' || Object.values(SIGNS).some((sign) => sign.test(text))) return true;
  return Object.values(readGrow([text])).some(({ state }) => state !== 'empty');
}
