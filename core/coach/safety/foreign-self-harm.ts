import type { Rule } from './rule.ts';
import { explicit } from './self-harm-rule.ts';

/** The plainest ways to say it in languages that learners may write, as a folded text has them. */
export const FOREIGN_SELF_HARM_RULES: readonly Rule[] = [
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
