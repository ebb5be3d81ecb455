import type { IqDomain } from '../domains.ts';
import type { IqResult } from './result.ts';

/** Of a domain's scored items, how many were answered, and how many of them right; also where no score can be told. */
export function countRight({ questions, responses }: Pick<IqResult, 'questions' | 'responses'>, domain: IqDomain) {
  const ofDomain = responses.filter((_, i) => questions[i]?.category === domain && !responses[i]?.isOmitted);
  return { answered: ofDomain.length, right: ofDomain.filter(({ isCorrect }) => isCorrect).length };
}
