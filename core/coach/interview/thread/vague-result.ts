import { sentencesOf } from './sentences.ts';

/** A result that says that it was better and not what: one could not check it. */
const VAGUE =
  /\b(?:things|it(?: all)?|everything|that|this|all|the (?:situation|problem|atmosphere|team|whole thing)|matters|we|they|everyone|everybody) (?:\w+ )?(?:went|got|worked(?: out)?|was|were|is|are|became|turned out|ended(?: up)?|improved|ran|felt|looked|has been|have been)(?: (?:a lot|much|so much|really|very|quite|all|far|even|in the end|out|a|an|big|great))* (?:better|well|fine|good|great|smooth(?:ly|er)?|ok(?:ay)?|perfect(?:ly)?|easier|happy|happier|improvement|success|successful|positive|solved|resolved|sorted)\b|\bthings (?:really )?(?:improved|got better|changed)\b|\b(?:positive|good|great|big) (?:change|outcome|result|success)\b/i;
/** What makes it one that can be looked at, said before it. */
const CHANGED = /\b(?:instead of|no longer|from \S+ to|never again)\b/i;
/** The same, in its own words or after it. */
const CHECKED =
  /\d|\b(?:instead of|no longer|from \w+ to|twice|half|none|nobody|one|two|three|four|five|six|seven|eight|nine|ten|twelve|twenty|hundred|minutes?|hours?|days?|weeks?|months?|said|told|wrote|thanked|asked|because)\b/i;
/** How much of the end is read. */
const LAST_SENTENCES = 2;
const MAX_CHARS = 120;

/** Whether these words alone say that it was better and not what. */
export const isVague = (text: string): boolean => text.length <= MAX_CHARS && VAGUE.test(text) && !CHECKED.test(text);

/** The words on which an answer ends without saying what was better; null where the end says more. */
export function findVagueResult(content: string): string | null {
  const end = sentencesOf(content).slice(-LAST_SENTENCES);
  const at = end.findLastIndex(({ text }) => text.length <= MAX_CHARS && VAGUE.test(text));
  const isChecked = end.some(({ text }, i) => (i < at ? CHANGED : CHECKED).test(text));
  return isChecked ? null : (end[at]?.text ?? null);
}
