import { isIntention } from './intention.ts';
import { isQuality, SUCCESS_WORDS, weighVerb } from './empty-words.ts';
import { stemOf } from '../../reading/verb-forms.ts';
import type { SlotId } from './question-types.ts';
import type { Clause } from '../../reading/read-clauses.ts';
import type { Verb } from '../../reading/read-verb.ts';
import type { Span } from '../../reading/read-words.ts';
import { findReason } from './features/reason.ts';
import type { Answer } from './answer.ts';

/** One part of what a question asks for. */
export interface SlotPart {
  readonly advice: string;
  readonly find: (answer: Answer) => readonly Span[];
}

export interface Slot {
  readonly parts: readonly SlotPart[];
  /** So many parts make the slot filled; the first part always has to be among them. */
  readonly needed: number;
  /** The turn that the question asks for: where none of these is found, the answer may be to another question. */
  readonly signs?: SlotPart['find'];
  /** Speakers are asked about themselves and for no story: no word of the question has to come back. */
  readonly isAboutSelf?: true;
}

const clauses = (answer: Answer, isFit: (clause: Clause, text: string, at: number) => boolean): Span[] =>
  answer.clauses
    .filter((clause, at) => isFit(clause, answer.content.slice(clause.start, clause.end).toLowerCase().replaceAll('’', "'"), at))
    .map(({ start, end }) => ({ start, end }));

const isOwn = ({ subject }: Clause): boolean => subject === 'self' || subject === 'group';

const said =
  (pattern: RegExp): SlotPart['find'] =>
  (answer) =>
    clauses(answer, (_, text) => pattern.test(text));
const saidOfOthers =
  (pattern: RegExp): SlotPart['find'] =>
  (answer) =>
    clauses(answer, (clause, text) => clause.subject === 'other' && pattern.test(text));
const saidOfSelf =
  (pattern: RegExp): SlotPart['find'] =>
  (answer) =>
    clauses(answer, (clause, text) => isOwn(clause) && pattern.test(text));
const ownActs: SlotPart['find'] = ({ acts }) => acts;

type IsFit = (clause: Clause, text: string) => boolean;

/** Clauses that name something, by themselves or by what follows in the sentence. */
const withFact =
  (isFit: IsFit): SlotPart['find'] =>
  (answer) => {
    const named = new Set(answer.particulars.map(({ clause }) => clause));
    const hasFact = ({ sentence }: Clause, at: number): boolean =>
      named.has(at) || [at + 1, at + 2].some((next) => named.has(next) && answer.clauses[next]?.sentence === sentence);
    return clauses(answer, (clause, text, at) => isFit(clause, text) && hasFact(clause, at));
  };

const WISH =
  /\b(?:want|wanted|looking (?:for|to)|look for|hope|would like|'d like|plan to|apply|applying|applied|this (?:job|role|post|place)|your|next(?= (?:i|i'd|year|step|job|role)\b|$)|that's why|which is why)\b/;
const isNext: IsFit = (_, text) => WISH.test(text) || isIntention(text);
const isNow: IsFit = (clause, text) =>
  !WISH.test(text) &&
  !isIntention(text) &&
  (/\b(?:currently|at the moment|now|these days|this year)\b/.test(text) ||
    (isOwn(clause) && clause.verb !== null && (isPresent(clause.verb) || /\b(?:have|'ve)\b/.test(text))));
const isPresent = ({ isPast, tense }: Verb): boolean => !isPast && tense !== 'modal';
const isBefore: IsFit = (clause, text) =>
  (isOwn(clause) && clause.verb?.isPast === true) || /\b(?:before|years|worked|was|ago|started|trained|passed)\b/.test(text);

/** "I want to lead a team": what one means to do says what comes next, unless it could be anything. */
const namesStep = (text: string): boolean => {
  const verb = /\b(?:to|on|be|like|love) (?!be\b)(\w+)/.exec(text.replace(/\b(?:like|love) to\b/, 'to'))?.[1] ?? '';
  return isIntention(text) && (/^(?:lead|leading|run|running|build|building|study|train|learn|move)$/.test(verb) || isPlainVerb(verb));
};
const isPlainVerb = (verb: string): boolean => verb !== '' && !ARTICLE.test(verb) && weighVerb(stemOf(verb)) === 'plain';
const ARTICLE = /^(?:the|a|an|my|your|our|this|that|it|something|somewhere|more|new|join)$/;
const findNext: SlotPart['find'] = (answer) => [...withFact(isNext)(answer), ...clauses(answer, (_, text) => namesStep(text))];

/** What the employer does or has, and not how good it is. */
const findHere: SlotPart['find'] = (answer) => {
  const named = new Set(answer.particulars.map(({ clause }) => clause));
  return clauses(
    answer,
    ({ words, subject, verb }, text, at) =>
      /\b(?:you|your|yours|here|this (?:job|role|post|place|work|company|firm|team))\b/.test(text) &&
      !words.some((word) => isQuality(word.text) || SUCCESS_WORDS.has(stemOf(word.text))) &&
      (named.has(at) || (subject === 'other' && verb !== null && !['state', 'passive'].includes(verb.tense) && isDoing(verb))),
  );
};
const isDoing = ({ stem }: Verb): boolean => ['plain', 'leaning'].includes(weighVerb(stem));

const FAILED =
  /\b(?:fail\w*|fault|mistakes?|wrong\w*|errors?|forg[eo]t\w*|miss(?:ed|ing)|lost|losing|broke|broken|dropped|mixed|mis(?:read|heard|judged|placed|counted|understood)|over(?:slept|looked|spent|ran)|under(?:estimated|spent)|assumed|guessed|skipped|ignored|rushed|late|delay\w*|sorry|apologi\w*|blamed?|should(?:n't)? have|should've|could have|burnt|burned|spil[lt]\w*|deleted|rejected|refused|declined|turned (?:me |us |it |him |her |them )?down|unsuccessful|too (?:late|early|long|much|many|few|small|big|fast|slow)|(?:someone|somebody) else|(?:nobody|no one) [^.]{0,40}(?:came|turned up|bought|signed|applied)|badly|worse|regret\w*|ashamed|embarrass\w*|noticed? (?:that )?i|cancel\w*|complain\w*|twice|(?:did|had|was|were|could)(?:n't|nt| not)|never|instead of|went (?:to|with|for) (?:another|someone|somebody)|promised|no longer)\b/;
const DISAGREED =
  /\b(?:disagree\w*|argu\w*|against|refus\w*|reject\w*|object\w*|insist\w*|demand\w*|wanted|shout\w*|swor\w*|angry|anger|cross|furious|upset|unhappy|rude|annoyed|complain\w*|blam\w*|fault|wrong\w*|unfair\w*|fight|fought|row|clash\w*|conflict\w*|tension|threaten\w*|cried|crying|hated|hostile|quarrel\w*|disput\w*|opposed|opposite|accus\w*|credit|lazy|late|no|never|(?:do|does|did|would|could|can|was|were|is|had|wo)n'?t|(?:do|does|did|would|could|was|were|is|had|can|will) not|cannot|instead|thought|sorry|apologi\w*|stopped (?:speaking|talking)|let (?:me|us) down|differ(?:ed|ently)|pushed back|stood my ground|out of it|promis\w*|too (?:slow|fast|much|long|late|many|dear|expensive))\b/;

const CERTAIN =
  /\b(?:(?:was|were|been|felt) (?:(?!not\b)\w+ )?(?:sure|certain|convinced)|(?:would|could|'d) have (?:bet|sworn)|took (?:it )?for granted|assumed|held(?: firmly)?$|(?:used to|always) (?:say|said|tell|told|think|thought|believed?|swear|swore))\b/;
const BELIEVED = /\b(?:thought|believed|expected|reckoned|supposed|predicted|confident|sure|took (?:him|her|them|it) for)\b/;
const NOT_SO =
  /\b(?:(?<!(?:went|gone|going|goes|something|anything|nothing) )wrong(?! (?:with|data|number|file|door|one|bed|box|room|place))|mistaken|turned out|as it was|not (?:so|true|the case|what i|it)|(?:was|were|is|had|did)(?:n't| not)|realised|realized|changed my mind|proved|opposite|other way round|but|in fact|actually|instead|showed|found out|discovered)\b/;
const WAS_WRONG =
  /\b(?:(?:i|we)(?:'d| had| have)? (?:was|were|been|got) (?:\w+ )?(?:wrong|mistaken)(?! (?:number|file|door|one|bed|box|room|place))|got (?:him|her|them|it) (?:\w+ )?wrong|(?:i|we)(?:'d| had)? (?:misjudged|misread|underestimated|overestimated|assumed)|changed (?:my|our) minds?|prove[dn] (?:me |us )?wrong|wrong about|my (?:mistake|error|judge?ment)|wrong (?:idea|belief|guess|assumption|picture|impression))\b/;

const MEND =
  /\b(?:told|apologi[sz]ed|sorry|rang|called|phoned|went back|came back|now|since|next time|fixed|repaired|paid|asked|swapped|changed|check(?:ed)?|wrote|redid|stayed|cleaned|replaced|admitted|owned|learn(?:ed|t)|from then|after that|these days)\b/;

const HARM =
  /\b(?:late|lost|had to|furious|complained|angry|cross|upset|cost|wrong|stopped|failed|waited|missed|wasted|nobody|no one|empty|spoil\w*|stuck|without|hours?|days?|weeks?|again|sent (?:it )?back|threw|refund\w*|cancelled|closed|cried|hurt|broke|ran out|bin|(?:someone|somebody|another) (?:else|instead|candidate|firm)|turned (?:me|us|it) down|rejected)\b/;

const OMISSION =
  /\b(?:forgot|forgotten|missed|lost|broke|dropped|mixed|misread|misheard|misjudged|mistake|wrong|(?:didn't|didnt|did not|hadn't|had not|never|don't|not) (?:\w+ )?(?:check|ask|listen|read|tell|look|notice|say|write|count|test|plan|see|call|wait|know|think|put|save|speak|finish|want|try|told|asked|checked|tested|counted|read)|assumed|thought|failed|overslept|instead of|rushed|skipped|ignored|should have|should've|could have|my fault|my mistake|burnt|burned|spilt|spilled|deleted|guessed|underestimated|promised|hid|avoided|put off|kept quiet|sat on)\b/;

export const SLOTS: Readonly<Record<SlotId, Slot>> = {
  story: { needed: 1, parts: [{ advice: 'Tell of one time when you did it.', find: ownActs }] },
  failure: {
    needed: 2,
    signs: said(FAILED),
    parts: [
      {
        advice: 'Say what you did, or left undone, that went wrong.',
        find: (answer) => [...saidOfSelf(OMISSION)(answer), ...(said(HARM)(answer).length > 0 ? answer.acts.slice(0, 1) : [])],
      },
      {
        advice: 'Say what it led to: for whom, and how bad it was.',
        find: said(HARM),
      },
      { advice: 'Say what you did about it, then and since.', find: saidOfSelf(MEND) },
    ],
  },
  mistaken: {
    needed: 1,
    signs: (answer) => {
      const [believed, notSo] = [saidOfSelf(BELIEVED)(answer), said(NOT_SO)(answer)];
      return [...said(WAS_WRONG)(answer), ...saidOfSelf(CERTAIN)(answer), ...(notSo.length > 0 ? believed : [])];
    },
    parts: [
      { advice: 'Tell of one time when it happened to you.', find: ownActs },
      {
        advice: 'Say what you had been sure of, and why.',
        find: (answer) => [...saidOfSelf(CERTAIN)(answer), ...saidOfSelf(BELIEVED)(answer)],
      },
      { advice: 'Say what showed you that it was not so.', find: said(NOT_SO) },
      { advice: 'Say what you did about it, then and since.', find: saidOfSelf(MEND) },
    ],
  },
  conflict: {
    needed: 2,
    signs: said(DISAGREED),
    parts: [
      {
        advice: 'Say what the other person wanted or said, as they would put it.',
        find: saidOfOthers(
          /\b(?:said|say|says|told|asked|want(?:ed|s)?|thought|refused|shout(?:ed)?|wouldn't|wouldnt|didn't|didnt|did not|kept|insisted|felt|needed|never|always|complained|angry|upset|cross|furious|unhappy|argued|swore|wrote|believed|threatened|cried|came|rang|was|were)\b/,
        ),
      },
      { advice: 'Say what you did or said to them.', find: ownActs },
      {
        advice: 'Say how it stands between you now.',
        find: (answer) =>
          lastThird(answer).filter(
            (clause) => clause.verb?.isPast || /\b(?:now|still|since|today)\b/i.test(answer.content.slice(clause.start, clause.end)),
          ),
      },
    ],
  },
  decision: {
    needed: 2,
    parts: [
      {
        advice: 'Say what you chose.',
        find: (answer) => [
          ...answer.acts,
          ...said(/\b(?:decid\w*|chose|choose|went with|went for|took|picked|stopped|kept|said (?:no|yes))\b/)(answer),
        ],
      },
      {
        advice: 'Say between what you had to choose.',
        find: said(
          /\b(?:or|either|between|whether|instead of|rather than|two|both|could have|could've|another|other|option\w*|if|without|refused|said no|not to)\b/,
        ),
      },
      {
        advice: 'Say what decided it for you.',
        find: said(/\b(?:because|since|so|as|if|knew|saw|meant|told|looked|counted|asked|checked|reason|cause|rule|safe\w*|most)\b/),
      },
      {
        advice: 'Say what it cost, or what could have gone wrong.',
        find: said(
          /\b(?:but|cost|lost|risk\w*|even though|although|gave up|late|later|price|wrong|still|missed|angry|cross|worst|turned out)\b/,
        ),
      },
    ],
  },
  number: {
    needed: 1,
    parts: [
      {
        advice: 'Give the figure that counted, with its unit, beside what you did.',
        find: ({ particulars, acts, clauses: all }) => {
          const acted = new Set(acts.flatMap(({ clause }) => [clause - 1, clause, clause + 1]));
          const late = Math.floor(all.length * 0.6);
          return particulars.filter(({ isNumber, clause }) => isNumber && (acted.has(clause) || clause >= late));
        },
      },
      {
        advice: 'Say what it was before and after.',
        find: said(/\b(?:from|to|down|up|fewer|less|more|half|twice|before|after|now|instead|first|then)\b/),
      },
    ],
  },
  persuade: {
    needed: 2,
    parts: [
      {
        advice: 'Say what they thought before.',
        find: saidOfOthers(
          /\b(?:didn't|didnt|did not|don't|doesn't|wouldn't|wouldnt|refused|against|said|say|thought|think|wanted|want|believed|afraid|worried|sure|never|no|not|always|sceptical|laughed|asked|insisted)\b/,
        ),
      },
      { advice: 'Say what you did that changed it.', find: ownActs },
      {
        advice: 'Say what they thought or did after.',
        find: (answer) =>
          lastThird(answer)
            .filter((clause) => clause.subject === 'other' || clause.subject === 'group')
            .map(({ start, end }) => ({ start, end })),
      },
    ],
  },
  situational: {
    needed: 2,
    parts: [
      { advice: 'Say your first step, as you would do it.', find: ({ plannedActs, acts }) => [...plannedActs, ...acts] },
      { advice: 'Say why in that order.', find: said(/\b(?:because|so that|since|so|in case|otherwise|first|before|cause)\b/) },
      { advice: 'Say what you would do if that did not work.', find: said(/\b(?:if|unless|otherwise|until|depends|whether|in case)\b/) },
    ],
  },
  motive: {
    needed: 2,
    isAboutSelf: true,
    parts: [
      {
        advice: 'Name one thing about this employer or this work that you have seen.',
        find: (answer) =>
          answer.clauses.filter(
            (clause, i) =>
              answer.particulars.some((particular) => particular.clause === i) &&
              (clause.subject === 'other' || clause.words.some(({ text }) => /^(?:you|your|here)$/.test(text))),
          ),
      },
      {
        advice: 'Say what you have done that leads here.',
        find: (answer) => (answer.acts.length > 0 ? answer.acts : saidOfSelf(/\b(?:was|have|had|worked|work|years)\b/)(answer)),
      },
    ],
  },
  intro: {
    needed: 3,
    isAboutSelf: true,
    parts: [
      { advice: 'Say what you do now, and where.', find: withFact(isNow) },
      { advice: 'Say one thing you did before, with its place.', find: withFact(isBefore) },
      { advice: 'Say what you want to do next.', find: findNext },
      { advice: 'Say why here: what they do that you want to be part of.', find: findHere },
    ],
  },
  plans: {
    needed: 2,
    isAboutSelf: true,
    parts: [
      { advice: 'Say what you want to do, so that one can picture it.', find: findNext },
      { advice: 'Say what you have done that leads there.', find: (answer) => [...answer.acts, ...withFact(isNow)(answer)] },
      { advice: 'Say why that, and not something else.', find: (answer) => findReason(answer).evidence },
    ],
  },
  technical: {
    needed: 2,
    parts: [
      { advice: 'Say your steps, one by one.', find: ({ plannedActs, acts }) => [...plannedActs, ...acts] },
      {
        advice: 'Say what you assume, or what you would find out first.',
        find: said(/\b(?:assum\w*|depends|first|before|if|whether|is it|start|suppose|which|when)\b/),
      },
      {
        advice: 'Say how you would check that it is right.',
        find: said(
          /\b(?:check\w*|test\w*|measur\w*|compar\w*|see (?:if|whether|who|what|how|which)|confirm|verify|count\w*|again|same|try|tried|ask\w*|watch\w*|look\w*)\b/,
        ),
      },
    ],
  },
};

function lastThird({ clauses: all }: Answer): Clause[] {
  return all.slice(Math.floor(all.length * 0.66)).filter(({ verb }) => verb !== null);
}
