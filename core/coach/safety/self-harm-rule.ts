import { next, phrase, type Exception, type Rule } from './rule.ts';

export const explicit = (source: string, ...unless: Exception[]): Rule => ({
  kind: 'self_harm',
  tier: 'explicit',
  pattern: phrase(source),
  unless: [...unless, DENIED, LONG_AGO],
});
export const unclear = (source: string, ...unless: Exception[]): Rule => ({
  kind: 'self_harm',
  tier: 'unclear',
  pattern: phrase(source),
  unless,
});
export const isNothing = (after: string): Exception => ({ after: next(after), tier: 'none' });
export const isUnclear = (after: string): Exception => ({ after: next(after), tier: 'unclear' });

/** "I would never hurt myself", but not "I'm not joking, I will": nobody else may begin to speak in between. */
const DENIED: Exception = {
  found:
    /\b(?:not|never|wont|wouldnt|didnt|(?:dont|do not)(?! (?:know|see|care|think i can))) (?:(?!(?:i|im|ill|id|ive) )[a-z*-]{1,20} ){0,4}(?:k[i*]+l|hurt|harm|cut|end|tak|suicid|commit|hang|unaliv|di+e\b|drown|overdos)/,
  tier: 'unclear',
};

/** Who tells of a time that is over may go on with the story. */
const LONG_AGO: Exception = {
  sentence:
    /^(?!.*\b(?:again|still|tonight|today|lately|these days|right now|recently)\b).*\b(?:(?:years|decades?|months) ago|when i was (?:a|an|in|at|young|little|\d+|[a-z]+teen|twenty)\b|as a (?:teen|child|kid|student|boy|girl)|back (?:in|then)|in (?:19|20)\d\d|used to)/,
  found: /\b(?:tried|wanted|was|felt|thought|had|attempted|used|took|overdosed|harmed|didnt|wished|cut|planned)\b/,
  tier: 'unclear',
};

export const ACCIDENT = String.raw`(?:by (?:accident|mistake)|on (?:the|a|my|some) (?:slicer|knife|glass|machine|saw|paper|edge|can|tin|blade)|while|with (?:a|the|my) (?:knife|slicer|paper|saw|scalpel|razor|box)|(?:when )?(?:i was )?(?:chopp|slic|peel|cook|shav|open|carry|lift|clean|play|runn|train|fall|fell|mov|skii|cycl|climb|catch|work)|in the (?:kitchen|gym|process)|at (?:work|football|training|practice))`;
