import { INTENTION, spans, type Seen } from './parts.ts';
import type { Piece } from './pieces.ts';
import type { SlotId } from './question-types.ts';
import type { Told } from './told.ts';

/** What a question of a kind asks for: where all of these stand, the answer holds it. */
interface Slot {
  readonly advice: string;
  readonly holds: readonly ((told: Told) => readonly Piece[])[];
  /** Speakers are asked about themselves and for no story. */
  readonly isAboutSelf?: true;
}

const said =
  (pattern: RegExp, isFit: (piece: Piece) => boolean = () => true) =>
  ({ pieces }: Told): readonly Piece[] =>
    pieces.filter((piece) => pattern.test(piece.text) && isFit(piece));
const isOwn = ({ who }: Piece): boolean => who !== 'others';
const acts = (told: Told): readonly Piece[] => told.acts;
const steps = (told: Told): readonly Piece[] => told.steps;
/** Pieces that name something. */
const named =
  (isFit: (piece: Piece) => boolean) =>
  ({ things }: Told): readonly Piece[] =>
    [...new Set(things.map(({ piece }) => piece))].filter(isFit);

const FAILED =
  /\b(?:fail\w*|fault|mistakes?|wrong\w*|errors?|forg[eo]t\w*|miss(?:ed|ing)|lost|losing|broke|broken|dropped|mixed|mis(?:read|heard|judged|placed|counted|understood)|over(?:slept|looked|spent|ran)|under(?:estimated|spent)|assumed|guessed|skipped|ignored|rushed|late|delay\w*|sorry|apologi\w*|blamed?|should(?:n't)? have|should've|could have|burnt|burned|spil[lt]\w*|deleted|rejected|refused|declined|turned (?:me |us |it |him |her |them )?down|unsuccessful|too (?:late|early|long|much|many|few|small|big|fast|slow)|(?:someone|somebody) else|(?:nobody|no one) [^.]{0,40}(?:came|turned up|bought|signed|applied)|badly|worse|regret\w*|ashamed|embarrass\w*|noticed? (?:that )?i|cancel\w*|complain\w*|twice|(?:did|had|was|were|could)(?:n't|nt| not)|never|instead of|went (?:to|with|for) (?:another|someone|somebody)|promised|no longer)\b/;
const DISAGREED =
  /\b(?:disagree\w*|argu\w*|against|refus\w*|reject\w*|object\w*|insist\w*|demand\w*|wanted|shout\w*|swor\w*|angry|anger|cross|furious|upset|unhappy|rude|annoyed|complain\w*|blam\w*|fault|wrong\w*|unfair\w*|fight|fought|row|clash\w*|conflict\w*|tension|threaten\w*|cried|crying|hated|hostile|quarrel\w*|disput\w*|opposed|opposite|accus\w*|credit|lazy|late|no|never|(?:do|does|did|would|could|can|was|were|is|had|wo)n'?t|(?:do|does|did|would|could|was|were|is|had|can|will) not|cannot|instead|thought|sorry|apologi\w*|stopped (?:speaking|talking)|let (?:me|us) down|differ(?:ed|ently)|pushed back|stood my ground|out of it|promis\w*|too (?:slow|fast|much|long|late|many|dear|expensive))\b/;
const WAS_WRONG =
  /\b(?:(?:i|we)(?:'d| had| have)? (?:was|were|been|got) (?:\w+ )?(?:wrong|mistaken)(?! (?:number|file|door|one|bed|box|room|place))|got (?:him|her|them|it) (?:\w+ )?wrong|(?:i|we)(?:'d| had)? (?:misjudged|misread|underestimated|overestimated|assumed)|changed (?:my|our) minds?|prove[dn] (?:me |us )?wrong|wrong (?:about|idea|belief|guess|assumption|picture|impression)|my (?:mistake|error|judge?ment)|turned out)\b/;
const CERTAIN =
  /\b(?:(?:was|were|been|felt) (?:(?!not\b)\w+ )?(?:sure|certain|convinced)|(?:would|could|'d) have (?:bet|sworn)|took (?:it )?for granted|assumed|i held (?:firmly )?(?:that|to)|(?:used to|always) (?:say|said|tell|told|think|thought|believed?|swear|swore))\b/;
const BELIEVED = /\b(?:thought|believed|expected|reckoned|supposed|predicted|confident|sure|took (?:him|her|them|it) for)\b/;
const NOT_SO =
  /\b(?:wrong|mistaken|turned out|not (?:so|true|the case|what i|it)|(?:was|were|is|had|did)(?:n't| not)|realised|realized|changed my mind|proved|opposite|but|in fact|actually|instead|showed|found out|discovered)\b/;
const CHOSEN =
  /\b(?:decid\w*|chose|choose|went with|went for|picked|instead of|rather than|either|between|whether|could have|could've|another|other|options?|if|without|refused|said (?:no|yes)|not to|because|since|risk\w*|cost|gave up|or)\b/;
const AGAINST =
  /\b(?:did(?:n't| not)|don't|doesn't|wouldn't|refused|against|said|thought|think|wanted?|believed|afraid|worried|sure|never|no|not|always|sceptical|laughed|asked|insisted)\b/;
const CHECKED =
  /\b(?:because|so that|in case|otherwise|first|before|if|unless|until|depends|whether|check\w*|test\w*|measur\w*|compar\w*|see|confirm|verify|count\w*|again|try|ask\w*|watch\w*|look\w*|which|when|then)\b/;
const HERE = /\b(?:you|your|yours|here|this (?:job|role|post|place|work|company|firm|team))\b/;
/** "I want to lead a team": what one means to do, unless it could be anything. */
const NEXT =
  /\b(?:to|on|be|like|love) (?:lead|run|build|study|train|learn|move|check|work|teach|make|do|get|stay|start|finish|open|own|write|fix|see)/;
const isNext = ({ text }: Piece): boolean => INTENTION.test(text) && NEXT.test(text);
const next = (told: Told): readonly Piece[] => [
  ...named(({ text }) => INTENTION.test(text) || /\b(?:apply|applying|applied|want)\b/.test(text))(told),
  ...told.pieces.filter(isNext),
];
const before = (told: Told): readonly Piece[] => [...named((piece) => isOwn(piece) && !INTENTION.test(piece.text))(told), ...told.acts];

/** Either way in which one may say that one was wrong. */
function mistaken(told: Told): readonly Piece[] {
  const [wrong, believed] = [said(NOT_SO)(told), said(BELIEVED, isOwn)(told)];
  return [...said(WAS_WRONG)(told), ...said(CERTAIN, isOwn)(told), ...(wrong.length > 0 ? believed : [])];
}

export const SLOTS: Readonly<Record<SlotId, Slot>> = {
  story: { advice: 'Tell of one time when you did it.', holds: [acts] },
  failure: { advice: 'Say what you did, or left undone, that went wrong, and what it led to.', holds: [said(FAILED)] },
  mistaken: { advice: 'Say what you had been sure of, and what showed you that it was not so.', holds: [mistaken, acts] },
  conflict: { advice: 'Say what the other person wanted or said, as they would put it.', holds: [said(DISAGREED), acts] },
  decision: { advice: 'Say what you chose, between what, and what decided it.', holds: [acts, said(CHOSEN)] },
  number: {
    advice: 'Give the figure that counted, with its unit, beside what you did.',
    holds: [({ things }) => things.filter(({ isNumber }) => isNumber).map(({ piece }) => piece)],
  },
  persuade: {
    advice: 'Say what they thought before, what you did, and what they thought after.',
    holds: [said(AGAINST, ({ who }) => who === 'others'), acts],
  },
  situational: { advice: 'Say your first step, why that one, and what you would do if it did not work.', holds: [steps, said(CHECKED)] },
  motive: {
    advice: 'Name one thing about this work that you have seen, and what you have done that leads here.',
    holds: [before, (told) => [...named(({ text, who }) => who === 'others' || HERE.test(text))(told)]],
    isAboutSelf: true,
  },
  intro: {
    advice: 'Say what you do now and where, one thing you did before, and what you want to do next.',
    holds: [before, next],
    isAboutSelf: true,
  },
  plans: {
    advice: 'Say what you want to do, so that one can picture it, and what you have done that leads there.',
    holds: [next, before],
    isAboutSelf: true,
  },
  technical: { advice: 'Say your steps, one by one, and how you would check that it is right.', holds: [steps, said(CHECKED)] },
};

const MAX_QUOTES = 3;
export const isAboutSelf = (slots: readonly SlotId[]): boolean => slots.every((slot) => SLOTS[slot].isAboutSelf);

/** Whether an answer holds what its question asks for, and the words that do. */
export function findSlot(told: Told, slots: readonly SlotId[]): Seen & { readonly pieces: ReadonlySet<Piece> } {
  const held = slots.flatMap((slot) => SLOTS[slot].holds.map((find) => ({ slot, pieces: find(told) })));
  const missing = held.find(({ pieces }) => pieces.length === 0);
  const shown = new Set(held.flatMap(({ pieces }) => pieces.slice(0, MAX_QUOTES)).toSorted((a, b) => a.start - b.start));
  return {
    found: missing === undefined,
    evidence: spans([...shown]),
    advice: missing ? SLOTS[missing.slot].advice : null,
    pieces: new Set(held.flatMap(({ pieces }) => pieces)),
  };
}
