import type { EvaluatedFeature, Evaluation } from '#core/coach/evaluation.ts';

export interface FeatureInput {
  readonly id: string;
  readonly weight?: number;
  readonly quotes?: readonly string[];
  /** As far as it has quotes, when left out. */
  readonly found?: boolean;
  readonly advice?: string | null;
}

/** An evaluation of a text whose evidence stands where its quotes first occur. */
export function makeEvaluation(content: string, features: readonly FeatureInput[], rest: Partial<Evaluation> = {}): Evaluation {
  return {
    rubric: 'interview',
    question: null,
    refused: null,
    form: null,
    overall: 0.5,
    band: 'forming',
    sure: true,
    probe: null,
    praise: null,
    features: features.map((feature) => makeFeature(content, feature)),
    compare: null,
    ...rest,
  };
}

function makeFeature(
  content: string,
  { id, weight = 0.1, quotes = [], found = quotes.length > 0, advice = null }: FeatureInput,
): EvaluatedFeature {
  const evidence = quotes.map((quote) => {
    const start = content.indexOf(quote);
    if (start < 0) throw new Error(`The text has no "${quote}".`);
    return { quote, start, end: start + quote.length };
  });
  return { id, found, weight, evidence, advice };
}
