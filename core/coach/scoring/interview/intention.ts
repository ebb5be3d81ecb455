const LEAD = "(?:i(?:'m| am)|and|so|now|next|what i(?:'m| am))";
const INTENTION = new RegExp(
  [
    `\\bi (?:(?:now|still|really|also|just|do) )*(?:want|hope|wish|intend|aim|plan (?:to|on))\\b`,
    `\\bi(?:'d| would) (?:(?:now|also|really|next) )*(?:like|love|prefer)\\b`,
    `(?:^|\\b${LEAD} )(?:(?:now|next|also|really) )*(?:looking (?:for|to)|hoping (?:for|to)|planning (?:to|on)|aiming (?:for|to)|keen to|after|want to)\\b`,
    `\\bmy (?:next \\w+|aim|goal|hope|plan|wish|ambition|dream) (?:now )?(?:is|would)\\b`,
    `\\bi see myself\\b|\\bnext,? i(?:'d| would|'ll| will)\\b`,
  ].join('|'),
  'i',
);

/** What somebody means to do: "I want to lead a team now". It is what comes next, and no end of anything. */
export const isIntention = (said: string): boolean => INTENTION.test(said.replaceAll('’', "'"));
