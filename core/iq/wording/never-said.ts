import { isClosed } from '../../coach/reading/closed-words.ts';
import { splitSentences } from '#core/coach/reading/split-sentences.ts';
import { DOMAIN_WORDS } from './domain-words.ts';
import { JOBS } from './job-words.ts';
import { foldLetters, isPlain, joinWords } from './plain-letters.ts';

const WORTH = [
  /\b(?:fate|destin\w*|doomed|meant to be|worth(?:y|less|while of)|genius\w*|prodig\w*|talent\w*|potential|superior\w*|inferior\w*|smart(?:er|est)?|clever(?:er|est)?|intelligent|bright(?:er|est)?|wits?|dumb|stupid\w*|dull|lazy|slow learner|masterminds?)\b/,
  /\b(?:fail(?:s|ed|ing|ures?)?|(?:give|gives|gave|giving|given) up|hopeless|pointless|useless|asham\w*|shame\w*|embarrass\w*|disappoint\w*|poor(?:ly)?|bad at|cut out for|you (?:will|can) never|weak-?minded)\b/,
  /\b(?:brilliant\w*|exceptional\w*|remarkabl\w*|impressive\w*|outstanding\w*|extraordinar\w*|amazing\w*|excellent\w*|congratulat\w*|proud|wow|well done|great job|awesome|fantastic)\b/,
  /\byour iq\b|\ban iq of\b|\byou (?:are|have) (?:an? )?iq\b/,
  /[!！]|\p{Extended_Pictographic}/u,
];
const GENES = [
  /\b(?:gen(?:es?|etics?|etically)|dna|heredit\w*|inherit\w*|innate\w*|inborn|born|birth|blood\w*|gift(?:s|ed|edness)?|natural(?:ly)? (?:strong|good|abilit\w+|aptitude\w*)|(?:is|are|was) fixed|fixed (?:for|by|from)|hard-?wired|for (?:life|ever)|lifelong)\b/,
  /\b(?:famil(?:y|ies)|parents?|mother\w*|father\w*|mum|dad|brothers?|sisters?|siblings?|ancest\w*|relatives|passed (?:on|down))\b/,
];
const DIAGNOSES = [
  /\b(?:diagnos\w*|disorders?|disab\w*|adhd|autis\w*|asperger\w*|dyslex\w*|dyscalcul\w*|dementia|alzheimer\w*|retard\w*|impair\w*|deficits?|syndromes?|clinical\w*|patholog\w*|brain\w*|spectrum|neurodiver\w*|bipolar|trauma\w*|concussion)\b/,
  /\b(?:depress\w*|anxi\w*|illness\w*|diseases?|symptoms?|psychiatr\w*|therap\w*|medicat\w*|pills?|tablets|drugs?|supplements?|treatments?|decline|memory loss)\b/,
  /\b(?:attention|learning|reading|memory|concentration|mental|cognitive|health)(?: \w+)? (?:problems?|difficult\w*|issues?|weakness\w*|condition)\b/,
];
const GROUPS = [
  /\b(?:wom[ae]n|m[ae]n|males?|females?|boys?|girls?|guys|lad(?:y|ies)|gender\w*|sex(?:es)?|rac(?:e|es|ial|ially)|ethnic\w*|nation\w*|countr(?:y|ies)|religio\w*|god|immigra\w*|foreign\w*|generation|blacks|whites|social class|(?:working|upper|middle) class)\b/,
  /\b(?:asian|african|european|american|chinese|japanese|indian|german|french|british|russian|arab|jew|muslim|christian|hindu|catholic|atheist)\w*\b/,
  /\b(?:black|white|brown|old|older|elderly|young|younger|rich|poor) (?:people|persons?|folks?|adults?|ones|learners|students)\b|\b(?:your|their|same|own) age\b|\bage groups?\b|\baged\b/,
];
const FAMOUS = [
  /\b(?:einstein|hawking|newton|da vinci|leonardo|mozart|tesla|musk|gates|curie|darwin|feynman|turing|kasparov|nobel|mensa)\b/,
];
const MANY = String.raw`(?:most|many|few|nearly|almost|every\w*|nobody|no one|others|peers|majority|the rest)`;
const RANKS = [
  /\b(?:leader ?boards?|rank(?:s|ed|ing)?|elite|top(?:s|ped|most)?|upper|decile|quartile|quintile|outperform\w*|outscor\w*|outrank\w*|surpass\w*|beat(?:s|en|ing)?|winners?|champions?|rare|one of the few|better than (?:most|other|many|the))\b/,
  new RegExp(
    String.raw`\b${MANY}\b[^.]{0,40}\b(?:(?:scor\w+|stand\w*|stood) (?:lower|higher|less|worse|below|above)|(?:do|does|did|perform\w*) (?:worse|better)|(?:below|behind|beneath|under|above) you)\b`,
  ),
  new RegExp(String.raw`\b(?:above|below|ahead of|behind|beyond|lower than|higher than|more than|less than) ${MANY}\b`),
  /\b(?:people|persons|adults|others) (?:in|out of) (?:a |every )?(?:ten|hundred|\d)/,
];
const CHANGES = [
  /\b(?:improved|increased|risen|rose|climbed|jumped|leapt|gained|progressed|grown|grew|doubled|tripled|trebled|halved|got(?:ten)? (?:better|worse|stronger)|gone (?:up|down)|declined|decreased|fallen|dropped|worsened)\b/,
  /\b(?:are|is|been|keep|kept)(?: \w+)? (?:improving|growing|rising|getting better)\b/,
  /\b(?:higher|lower|better|worse|stronger|weaker|faster|slower|sharper|more|less) than (?:before|last|previous\w*|earlier|it was|you (?:were|did|had)|(?:in )?(?:the|your) (?:first|last|previous|earlier))\b/,
];
const NEVER: readonly RegExp[] = [...WORTH, ...GENES, ...JOBS, ...DIAGNOSES, ...GROUPS, ...FAMOUS, ...RANKS, ...CHANGES];

const LARGE = /(?<![\p{L}\p{M}\p{N}])\p{Lu}[\p{L}\p{M}\p{N}]+/gu;
const OWN_NAMES = new Set(['iq', 'english', ...Object.values(DOMAIN_WORDS).flatMap(({ name }) => name.split(' '))]);

/** Whether a text keeps to what a report may speak of, whoever words it: each class here claims more than a sitting can tell. A
 *  list is no proof that nothing else is claimed; so texts on domains that do not stand out are never a service's, and advice
 *  on work and on learning has to name what it goes by (`advice-said.ts`). */
export function isReportable(text: string): boolean {
  const folded = foldLetters(text);
  const joined = joinWords(folded);
  return isPlain(folded) && !NEVER.some((topic) => topic.test(folded) || topic.test(joined)) && !namesSomebody(text);
}

/** A large letter within a sentence that is neither a small word's nor one of ours. */
const namesSomebody = (text: string): boolean =>
  text
    .split('\n')
    .flatMap(splitSentences)
    .some((sentence) =>
      [...sentence.matchAll(LARGE)].some(({ 0: word, index }) => /\p{L}/u.test(sentence.slice(0, index)) && !isOurs(word.toLowerCase())),
    );

const isOurs = (word: string): boolean => OWN_NAMES.has(word) || isClosed(word);
