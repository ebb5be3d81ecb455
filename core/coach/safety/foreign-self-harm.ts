import { foldText } from './fold-text.ts';
import type { Rule } from './rule.ts';
import { explicit } from './self-harm-rule.ts';

/** The plainest ways to say it in languages that learners may write, as a folded text has them. */
const IN_LATIN_LETTERS: readonly Rule[] = [
  // German
  'ich (?:will|mochte|kann) (?:einfach |wirklich )?(?:nicht mehr|nimmer) (?:leben|weiterleben)',
  'ich (?:will|mochte) (?:einfach |nur |nur noch )*(?:sterben|tot sein)<end>',
  'ich (?:bringe|bring) mich um<end>|mich (?:selbst )?(?:umbringen|umzubringen|selbst verletzen)|mir das leben nehmen|meinem leben ein ende|selbstmordgedanken|suizidgedanken',
  // French
  'je (?:veux|voudrais) (?:juste |vraiment )?mourir(?! de)|je (?:ne )?veux (?:vraiment )?plus vivre|envie de mourir<end>|plus envie de vivre<end>|me suicider|mettre fin a mes jours|en finir avec la vie|pensees suicidaires',
  // Spanish
  'quiero (?:solo )?morir(?:me)?<end>|me quiero (?:morir|matar)<end>|no quiero (?:vivir(?: mas)?|seguir viviendo)<end>|(?:quiero|voy a) (?:matarme|suicidarme)|quitarme la vida|ganas de (?:morir|morirme)<end>',
  // Italian
  'voglio (?:solo )?morire<end>|non voglio (?:piu vivere|vivere piu)|voglio (?:uccidermi|ammazzarmi|suicidarmi)|mi voglio (?:uccidere|ammazzare)|togliermi la vita',
  // Portuguese
  'quero morrer<end>|nao quero (?:mais viver|viver mais)|(?:quero|vou) (?:me matar|matar me|me suicidar)|acabar com a minha vida|tirar a minha (?:propria )?vida',
  // Polish
  'chce (?:sie zabic|umrzec)|nie chce (?:mi sie )?(?:juz )?zyc<end>|zabije sie|mysli samobojcze|popelnic samobojstwo',
  // Turkish
  'olmek istiyorum|(?:artik )?yasamak istemiyorum|kendimi oldur(?:mek|ecegim)|intihar et(?:mek istiyorum|meyi dusunuyorum)|intihar edecegim',
  // Dutch
  'ik wil (?:echt |gewoon )?(?:niet meer leven|dood|dood zijn|sterven)<end>|ik (?:wil|ga) (?:zelfmoord plegen|mezelf (?:doden|van kant maken))|einde aan mijn leven|zelfmoordgedachten',
].map((source) => explicit(source));

/** In letters that have no edges of words, or none that a pattern knows. What they may go on with makes something else of them. */
const IN_OTHER_LETTERS: readonly Rule[] = (
  [
    // Chinese
    ['自杀|自殺', '预防|預防|干预|干預|热线|熱線|研究|率'],
    ['我想死|我要死|想去死', '你|妳|您|他|她|它|了|在|我'],
    ['我不想活了|不想活下去|活不下去了|结束我的生命|結束我的生命|结束自己的生命|結束自己的生命'],
    // Japanese
    ['死にたい|自殺したい|消えてしまいたい|生きていたくない', 'くらい|ほど'],
    // Korean
    ['죽고 싶|자살하고 싶|살고 싶지 않'],
    // Russian
    ['я хочу умереть|не хочу жить|хочу покончить с собой|убить себя', 'в |с |на |со '],
    // Ukrainian
    ['я хочу померти|не хочу жити', 'в |у |з |на '],
    // Arabic
    ['أريد أن أموت|اريد ان اموت|أريد الانتحار|اريد الانتحار'],
    // Hindi
    ['मैं मरना चाहता|मैं मरना चाहती|आत्महत्या करना'],
  ] as const
).map(([said, unless]) => ({
  kind: 'self_harm',
  tier: 'explicit',
  pattern: new RegExp(eitherFolded(said), 'g'),
  unless: unless ? [{ after: new RegExp(`^ ?(?:${eitherFolded(unless)})`), tier: 'none' }] : [],
}));

export const FOREIGN_SELF_HARM_RULES: readonly Rule[] = [...IN_LATIN_LETTERS, ...IN_OTHER_LETTERS];

function eitherFolded(words: string): string {
  return words
    .split('|')
    .map((one) => foldText(one).text)
    .join('|');
}
