const LEAD_SENTENCES = 2;
const BETWEEN_SENTENCES = /(?<=[.?!]”?) (?=[“\p{Lu}])/u;

/** The first sentences, which stand above the drawing, and what stands below it. */
export function splitInsight(insight: string): { readonly lead: string; readonly rest: string } {
  const sentences = insight.split(BETWEEN_SENTENCES);
  return { lead: sentences.slice(0, LEAD_SENTENCES).join(' '), rest: sentences.slice(LEAD_SENTENCES).join(' ') };
}
