/** A result that says that it was better and not what: one could not check it. */
const VAGUE =
  /\b(?:things|it(?: all)?|everything|that|this|all|the (?:situation|problem|atmosphere|team|whole thing)|matters|we|they|everyone|everybody) (?:\w+ )?(?:went|got|worked(?: out)?|was|were|is|are|became|turned out|ended(?: up)?|improved|ran|felt|looked|has been|have been)(?: (?:a lot|much|so much|really|very|quite|all|far|even|in the end|out|a|an|big|great))* (?:better|well|fine|good|great|smooth(?:ly|er)?|ok(?:ay)?|perfect(?:ly)?|easier|happy|happier|improvement|success|successful|positive|solved|resolved|sorted)\b|\b(?:things|everything|it|this|that|all) (?:really )?(?:improved|got better|worked out)\b|\bthings changed\b|\b(?:positive|good|great|big) (?:change|outcome|result|success)\b/i;
/** What makes it one that can be looked at. */
const CHECKED =
  /\d|\b(?:instead of|no longer|from \w+ to|twice|half|none|nobody|one|two|three|four|five|six|seven|eight|nine|ten|twelve|twenty|hundred|minutes?|hours?|days?|weeks?|months?|said|told|wrote|thanked|asked|because)\b/i;
const MAX_CHARS = 120;

/** Whether these words say that it was better and not what. */
export const isVague = (text: string): boolean => text.length <= MAX_CHARS && VAGUE.test(text) && !CHECKED.test(text);
