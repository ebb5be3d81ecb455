import { INTEREST_FACTS } from '../../assessment/directions/interest-facts.ts';

const PEOPLE = /\b\p{L}+(?:er|or|ist|ian|ant|yst)(?=s\b)/giu;
/** Of a text to be read. */
const OTHERWISE_MEANT = new Set(['author']);

const HOUSE = new Set(
  Object.values(INTEREST_FACTS)
    .flatMap(({ occupations }) => occupations.flatMap(({ title }) => title.toLowerCase().match(PEOPLE) ?? []))
    .filter((word) => !OTHERWISE_MEANT.has(word)),
);

const OTHERS =
  'nurse|surgeon|physician|doctor|dentist|vet|pharmacist|pilot|architect|lawyer|solicitor|barrister|attorney|judge|professor|lecturer|academic|researcher|banker|trader|broker|economist|mathematician|physicist|coder|programmer|artist|chef|soldier|police\\w*|firefighter|detective|diplomat|politician|entrepreneur|founder|consultant|technician|clerk|secretary|cleaner|plumber|mechanic|builder|labourer|driver|translator|executive|leader';

const COMMON =
  'answer|number|other|another|paper|letter|order|error|factor|matter|reminder|timer|marker|pointer|after|whether|rather|under|over|never|together|either|neither|further|however|better|longer|shorter|fewer|higher|lower|later|easier|harder|larger|smaller|slower|faster|wider|narrower|clearer|calmer';

/** What somebody may become, and where; a list is no proof. */
export const JOBS: readonly RegExp[] = [
  new RegExp(String.raw`\b(?:${[...HOUSE].join('|')}|${OTHERS})s?\b`),
  new RegExp(
    String.raw`\b(?:becom(?:e|es|ing)|as|being|suits?|mak(?:e|es|ing)(?: you)?|into|consider) (?:an? |the )(?:\w+ )?(?!(?:${COMMON})s?\b)\w{3,}(?:er|or|ist|ian)s?\b`,
  ),
  /\b(?:jobs?|careers?|professions?|professional\w*|occupations?|vocation\w*|calling|trades?|employ\w*|hir(?:e|ed|ing)|salar\w*|wages?|workplace|engineer\w*|programming|apprentice\w*|university|degree)\b/,
  /\b(?:law|medicine|medical|nursing|finance|banking|accounting|accountancy|academia|aviation|architecture|journalism|politics|software|management|consulting|surgery|the (?:army|military|navy|sciences|arts))\b/,
];
