/** What an employer should not weigh. Not a verdict of law: that depends on the country and on what is done with the answer. */
const UNFAIR: readonly RegExp[] = [
  /\b(?:how old are you|your age|what year were you born|date of birth|when (?:will|do) you (?:plan to )?retire|too (?:old|young))\b/,
  /\b(?:are you (?:married|single|pregnant|divorced|engaged)|marital status|maiden name|your (?:husband|wife|spouse|boyfriend|girlfriend|partner do))\b/,
  /\b(?:(?:have|want|having|planning|plan to have|got|expecting) (?:any |a |more )?(?:children|kids|baby|babies)|start(?:ing)? a family|family plan(?:s|ning)|child ?care|who (?:looks|will look) after your)\b/,
  /\b(?:your (?:religion|faith|church|race|ethnicity|ethnic|nationality|native language|mother tongue|accent|skin)|are you (?:religious|christian|muslim|jewish|hindu|catholic|a believer)|do you (?:pray|go to church|fast))\b/,
  /\b(?:where (?:are you|were you|are your parents|is your family) (?:really |originally )?(?:from|born)|what country are you from|your country of origin|your (?:birthplace|place of birth))\b/,
  /\b(?:are you (?:disabled|ill|healthy)|your (?:disability|disabilities|medical (?:history|conditions?)|health (?:problems?|conditions?|history))|(?:have|do) you (?:have )?(?:a|any) (?:disability|disabilities|illness|medical conditions?|health problems?|mental)|sick days)\b/,
  /\b(?:are you (?:gay|straight|lesbian|bisexual|trans|transgender|a man or a woman)|your (?:sexual(?:ity| orientation)|gender|political|politics))\b/,
  /\b(?:who (?:do|did|would) you vote|(?:member of|belong to|join) (?:a |any |the )?(?:political party|trade union|union)|ever been arrested)\b/,
];

/** Whether a question of the learner's own asks what an employer has no need to know. */
export function isUnfairQuestion(question: string): boolean {
  const text = question.toLowerCase().replaceAll('’', "'").replaceAll(/\s+/g, ' ');
  return UNFAIR.some((pattern) => pattern.test(text));
}
