import type { IqDomain } from '../domains.ts';
import type { IqResult } from './result.ts';

/** Of a domain's scored items, how many were answered, how many of them right, and how many count as left out; also where no score can be told. */
export function countRight({ questions, responses }: Pick<IqResult, 'questions' | 'responses'>, domain: IqDomain) {
  const ofDomain = responses.filter((_, i) => questions[i]?.category === domain);
  const answered = ofDomain.filter(({ isOmitted }) => !isOmitted);
  return {
    answered: answered.length,
    right: answered.filter(({ isCorrect }) => isCorrect).length,
    leftOut: ofDomain.length - answered.length,
  };
}
