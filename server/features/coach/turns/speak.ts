import { checkReply, readAsked, type CheckInput } from '#core/coach/check-reply/check-reply.ts';
import type { AskedQuestion, Usage } from '#core/coach/conversation/message.ts';
import { COACH_FAILURES, type CoachFailure } from '#core/coach/failures.ts';
import { askAgainFor } from '#core/coach/prompt/build-prompt.ts';
import { BUILTIN } from '../../../gateway/choose-model.ts';
import { logFailure, logNews } from '../../../log.ts';
import type { LanguageModel, ModelRequest, ReplyPart } from '../../../ports/ai/language-model.ts';
import type { ReplyEnd } from './end-turn.ts';
import type { LiveTurn } from './live-turn.ts';

/** What a turn is to say, and what a service's reply is checked against. */
export interface Speech {
  readonly model: LanguageModel;
  readonly request: ModelRequest;
  readonly check: CheckInput;
}

/** A service whose reply does not pass is told why, and asked once more. */
const TRIES = 2;

/**
 * Takes in what the model says, to its end. A service's reply is complete when it has passed the check; when it has not
 * passed twice, the built-in coach's words stand.
 */
export async function speak(turn: LiveTurn, { model, request, check }: Speech, onText: () => void): Promise<ReplyEnd> {
  if (model.kind === 'builtin') return { ...(await listen(turn, model, request, onText)), checked: null };
  let usage: Usage = { inputTokens: 0, outputTokens: 0 };
  let asking = request;
  for (let tries = 0; tries < TRIES; tries += 1) {
    if (tries === 0) turn.begin(check);
    else turn.beginAnew(check);
    const heard = await listen(turn, model, asking, onText);
    usage = sum(usage, heard.usage);
    if (heard.state === 'stopped' || turn.stopReason !== null || (heard.state === 'failed' && tries === 0))
      return { ...heard, usage, checked: { asked: readAsked(turn.storable.text, check) ?? check.last, inPlaceOf: null } };
    const checked = heard.state === 'complete' ? checkReply(turn.written, check, heard.isCut) : { violations: [] };
    if (checked.text !== undefined) {
      turn.settle(checked.text);
      return { ...heard, usage, checked: { asked: standing(checked.asked, check), inPlaceOf: null } };
    }
    logNews(`A reply of ${model.id} did not pass: ${checked.violations.join(', ') || 'it failed'}.`);
    asking = { ...request, messages: askAgainFor(request.messages, checked.violations) };
  }
  turn.beginAnew(null);
  const own = await listen(turn, BUILTIN, request, onText);
  return { ...own, usage, checked: { asked: check.planned, inPlaceOf: 'service' } };
}

/** The question that stands when a reply asks nothing: the one before, unless the plan leaves it too. */
const standing = (asked: AskedQuestion | null, { planned, last }: CheckInput): AskedQuestion | null => asked ?? (planned && last);

const sum = (one: Usage, other: Usage): Usage => ({
  inputTokens: one.inputTokens + other.inputTokens,
  outputTokens: one.outputTokens + other.outputTokens,
});

type Heard = Omit<ReplyEnd, 'checked'> & { isCut: boolean };

async function listen(turn: LiveTurn, model: LanguageModel, request: ModelRequest, onText: () => void): Promise<Heard> {
  let usage: Usage = { inputTokens: 0, outputTokens: 0 };
  let isCut = false;
  const fail = (code: CoachFailure): Heard => ({ state: 'failed', failure: { code, message: COACH_FAILURES[code] }, usage, isCut });
  try {
    for await (const part of model.stream(request, turn.signal)) {
      if (part.type === 'text-delta') {
        turn.write(part.text);
        onText();
      } else if (part.type === 'usage') usage = { inputTokens: part.inputTokens, outputTokens: part.outputTokens };
      else if (part.type === 'error') return fail(failureOf(part));
      else {
        isCut = part.reason === 'length';
        break;
      }
    }
  } catch (error) {
    logFailure(error, 'A language model failed: ');
    return fail('ai_failed');
  }
  if (turn.stopReason === 'server_ends') return fail('ai_failed');
  if (turn.stopReason === 'stopped') return { state: 'stopped', failure: null, usage, isCut };
  return turn.written.trim() === '' ? fail('ai_empty_reply') : { state: 'complete', failure: null, usage, isCut };
}

const failureOf = ({ code }: ReplyPart & { type: 'error' }): CoachFailure => (code === 'empty_reply' ? 'ai_empty_reply' : 'ai_failed');
