import { checkReply, VIOLATIONS, type CheckInput } from '#core/coach/check-reply/check-reply.ts';
import { buildPrompt, RULES } from '#core/coach/prompt/build-prompt.ts';
import type { PlannedTurn, TurnInput } from '#core/coach/plan/turn-plan.ts';
import type { LanguageModel, ModelRequest, ReplyPart } from '../ports/ai/language-model.ts';

/** One thing that was looked at, in plain words. `ok` null: it is worth knowing, and nothing is wrong. */
export interface CheckLine {
  readonly ok: boolean | null;
  readonly text: string;
}

const SAID =
  'Last March our rota failed three times in a week. I sat down with Rosa and we tried a swap list on paper. Sick calls fell from 12 to 4.';
const ASKED = { id: null, text: 'Tell me about a problem you solved with somebody else.', isFollowUp: false, number: 1 };
const INPUT: TurnInput = {
  ...{ mode: 'interview', context: {}, seed: 'check', attempts: [], weakSpots: [], askedBefore: [], earlier: null },
  said: [
    { id: '1', role: 'assistant', content: ASKED.text, asked: ASKED, evaluation: null },
    { id: '2', role: 'user', content: SAID, asked: null, evaluation: null },
  ],
};
const PLAN: PlannedTurn = {
  ...{ evaluation: null, move: 'follow_up', fixed: null, asked: null, skill: null, goals: [], suggestions: [], words: '', unheard: [] },
  ...{ heard: null, isGrave: false, choices: [], noted: [], toCoach: [] },
  orders: ['Quote a few words of the answer exactly, and ask one question about what the learner did.'],
};
const CHECK: CheckInput = {
  ...{ mode: 'interview', learner: [SAID], coach: [ASKED.text], handed: [], titles: [], planned: null, last: ASKED, guarded: RULES },
};

const TRIES = 3;
/** Slower than this nobody waits for gladly. */
const SLOW_FIRST_MS = 5000;
const SLOW_TOKENS_A_SEC = 8;

interface Trial {
  readonly text: string;
  readonly firstMs: number;
  readonly totalMs: number;
  readonly pieces: number;
  readonly tokens: number;
  readonly last: Extract<ReplyPart, { type: 'finish' | 'error' }> | null;
}

/** Tries a service as a conversation would use it, and says what is wrong and what to do. */
export async function checkService(
  model: LanguageModel,
  settings: Omit<ModelRequest, 'messages' | 'isJson'>,
  host: string,
  nowMs: () => number,
): Promise<CheckLine[]> {
  const request: ModelRequest = { ...settings, messages: buildPrompt(INPUT, PLAN, [], 10), isJson: false };
  const trials: Trial[] = [];
  for (let tries = 0; tries < TRIES; tries += 1) {
    const trial = await tryOnce(model, request, nowMs);
    if (trial.last?.type === 'error') return [{ ok: false, text: explain(trial.last, model.id, host) }];
    trials.push(trial);
  }
  return [
    { ok: true, text: `${host} is reached, takes the key, and knows the model ${model.id}.` },
    describeStream(trials),
    describeSpeed(trials),
    ...trials.map(describeReply),
  ];
}

async function tryOnce(model: LanguageModel, request: ModelRequest, nowMs: () => number): Promise<Trial> {
  const began = nowMs();
  let [text, firstMs, pieces, tokens] = ['', 0, 0, 0];
  let last: Trial['last'] = null;
  for await (const part of model.stream(request, new AbortController().signal)) {
    if (part.type === 'text-delta') {
      if (pieces === 0) firstMs = nowMs() - began;
      pieces += 1;
      text += part.text;
    } else if (part.type === 'usage') tokens = part.outputTokens;
    else last = part;
  }
  return { text, firstMs, totalMs: nowMs() - began, pieces, tokens, last };
}

function explain({ code, status }: Extract<ReplyPart, { type: 'error' }>, model: string, host: string): string {
  const at = status === undefined ? '' : ` (HTTP ${status})`;
  switch (code) {
    case 'unauthorised':
      return `${host} does not take the key${at}. Set AI_API_KEY to a key of this service; one of your own that needs none takes any word.`;
    case 'rate_limited':
      return `${host} has had enough requests for now${at}. Wait, or raise the limit or the credit of the key.`;
    case 'timeout':
      return `${host} took too long. Is the model loaded? Raise AI_CONNECT_TIMEOUT_MS and AI_FIRST_TOKEN_TIMEOUT_MS for the first request, or take a smaller model.`;
    case 'empty_reply':
      return `${model} answered with no words. Raise AI_MAX_TOKENS: a model that thinks first may use them up; or switch its thinking off.`;
    case 'unavailable':
      return `${host} cannot be reached or broke off${at}. Is the service running, and is AI_BASE_URL right, up to and without /chat/completions?`;
    case 'failed':
      return status === 404
        ? `${host} knows no model ${model}, or nothing answers at this address${at}. Set AI_MODEL as the service calls it, and AI_BASE_URL up to and without /chat/completions (most end in /v1).`
        : `${host} refused the request or answered in another format${at}. Is AI_BASE_URL the address of an OpenAI-compatible service, and AI_MODEL a model that chats?`;
  }
}

const median = (values: readonly number[]): number => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

function describeStream(trials: readonly Trial[]): CheckLine {
  return trials.every(({ pieces }) => pieces > 1)
    ? { ok: true, text: 'Replies come as a stream.' }
    : {
        ok: null,
        text: 'Replies come in one piece: they work, but nothing is shown until the end. Switch streaming on if the service can.',
      };
}

function describeSpeed(trials: readonly Trial[]): CheckLine {
  const first = median(trials.map(({ firstMs }) => firstMs));
  const rate = median(trials.map(({ tokens, totalMs, firstMs }) => tokens / Math.max((totalMs - firstMs) / 1000, 0.001)));
  const figures = `First words after ${(first / 1000).toFixed(1)} s, then about ${Math.round(Math.min(rate, 9999))} tokens a second.`;
  const isSlow = first > SLOW_FIRST_MS || rate < SLOW_TOKENS_A_SEC;
  return isSlow
    ? { ok: null, text: `${figures} That is slow to talk with: take a smaller model or a faster machine.` }
    : { ok: true, text: figures };
}

function describeReply({ text, last }: Trial, i: number): CheckLine {
  const checked = checkReply(text, CHECK, last?.type === 'finish' && last.reason === 'length');
  const which = `Reply ${i + 1} of ${TRIES}`;
  if (checked.violations === undefined) {
    if (!checked.text.includes('?')) return { ok: null, text: `${which} stands, but asks no question although it was to.` };
    return { ok: true, text: `${which} stands as it is${/<\/?think/i.test(text) ? ', without the thoughts that came with it' : ''}.` };
  }
  const faults = checked.violations.map((violation) => VIOLATIONS[violation]).join(' ');
  return { ok: false, text: `${which} would not stand. ${faults}` };
}

/** Of three replies one may fail: a conversation asks again. */
export const isGoodEnough = (lines: readonly CheckLine[]): boolean =>
  lines.length > 1 && lines.filter(({ ok }) => ok === false).length <= 1;
