import type { LearnerId } from '#core/account/learner.ts';
import { listSkills } from '#core/iq/wording/advice.ts';
import { AnalysisTexts, type IqAnalysis } from '#core/iq/analysis/analysis.ts';
import { buildIqPrompt } from '#core/iq/wording/build-prompt.ts';
import { readIqReply } from '#core/iq/wording/read-reply.ts';
import { IqReply } from '#core/iq/wording/reply.ts';
import type { AnalysedResult } from '#core/iq/wording/say-figures.ts';
import { writeTexts } from '#core/iq/wording/write-texts.ts';
import { chooseWorks } from '#core/assessment/choose-works.ts';
import type { OfferedWork } from '#core/library/work-link.ts';
import { listNewestOfSkills } from '../../catalogue/list-items.ts';
import { costOf } from '../../gateway/share.ts';
import { findService, wordWithService } from '../../gateway/word-with-service.ts';
import type { House } from '../../house.ts';
import { readOpens } from '../../http/entitlement.ts';
import type { SittingRow } from './queries.ts';

/** Of each skill, the newest are chosen from. */
const CANDIDATES = 30;
const MOST_WORKS = 4;

export async function presentAnalysis(house: House, row: SittingRow, result: AnalysedResult): Promise<IqAnalysis> {
  const service = await findService(house, row.userId);
  const texts = row.analysis === null ? writeTexts(result) : AnalysisTexts.parse(JSON.parse(row.analysis));
  return {
    ...texts,
    source: row.analysis === null ? 'fallback' : 'ai',
    model: row.model,
    failure: row.failure === null ? null : (JSON.parse(row.failure) as IqAnalysis['failure']),
    canBeWorded: row.analysis === null && service.model !== null,
    works: await findWorks(house, row.userId, result),
  };
}

/** Looked up whenever they are read, so that every one of them is in the library. */
async function findWorks(house: House, userId: LearnerId, result: AnalysedResult): Promise<OfferedWork[]> {
  const skills = listSkills(result);
  const [found, opens] = await Promise.all([listNewestOfSkills(house, skills, CANDIDATES), readOpens(house, userId)]);
  const chosen = chooseWorks(
    skills.map((skill) => ({ works: found.get(skill) ?? [], text: '' })),
    opens,
  ).flat();
  return [...new Map(chosen.map((work) => [work.id, work])).values()].slice(0, MOST_WORKS);
}

/** The row with what a service made of it, or why it made nothing; as it was when there is no service, or one worded it before. */
export async function wordAnalysis(house: House, row: SittingRow, result: AnalysedResult, gone: AbortSignal): Promise<SittingRow> {
  if (row.analysis !== null) return row;
  const { id, userId } = row;
  const request = {
    messages: buildIqPrompt(result),
    maxTokens: house.env.AI_IQ_MAX_TOKENS,
    temperature: house.env.AI_IQ_TEMPERATURE,
  };
  const read = (reply: IqReply) => readIqReply(reply, result);
  const service = await findService(house, userId);
  const worded = await wordWithService(house, service, { id, userId, request, schema: IqReply, read }, gone);
  const { analysis, model, failure, usage } = worded;
  if (!analysis && gone.aborted) return row;
  const told = {
    analysis: analysis && JSON.stringify(analysis),
    model,
    failure: failure && JSON.stringify(failure),
    ...addUse(row, usage && { ...usage, costUsd: costOf(house.env, usage) }),
  };
  await house.db.updateTable('iqSitting').set(told).where('id', '=', id).where('deletedAt', 'is', null).execute();
  return { ...row, ...told };
}

type Use = Pick<SittingRow, 'inputTokens' | 'outputTokens' | 'costUsd'>;

/** What a further attempt has taken is added to what those before it have. */
const addUse = (before: Use, added: Use | null): Use => ({
  inputTokens: addUp(before.inputTokens, added?.inputTokens),
  outputTokens: addUp(before.outputTokens, added?.outputTokens),
  costUsd: addUp(before.costUsd, added?.costUsd),
});

const addUp = (before: number | null, added: number | null = null): number | null =>
  before === null || added === null ? (before ?? added) : before + added;
