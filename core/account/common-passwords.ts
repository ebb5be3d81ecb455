/** Passwords of 8 characters or more that attackers try first; compared without case and without trailing digits or marks. */
const COMMON = new Set(
  `password passw0rd p@ssword p@ssw0rd passwort letmein letmeinnow welcome welcomeback iloveyou iloveyouso sunshine princess
  football baseball basketball superman batman dragon monkey shadow master michael jennifer trustno starwars computer
  internet whatever qwerty qwertyui qwertyuiop qwerty asdfghjk asdfghjkl zxcvbnm zxcvbnmm qazwsxedc 1q2w3e4r 1q2w3e4r5t
  1qaz2wsx q1w2e3r4 abcdefgh abcdefg abcd admin administrator changeme default guest access secret mustang charlie
  samantha jessica liverpool chelsea arsenal jordan hunter killer pokemon naruto minecraft america freedom
  corvette mercedes porsche ferrari chocolate butterfly spiderman blink snoopy cookie flower summer winter autumn spring
  testtest test login google facebook nothing something`.split(/\s+/),
);

/** True for the commonest passwords, for one character or pair repeated, and for plain runs of digits or letters. */
export function isCommonPassword(password: string): boolean {
  const folded = password.toLowerCase();
  const stem = folded.replace(/[\d\W_]+$/, '');
  return COMMON.has(folded) || COMMON.has(stem) || /^(.{1,3})\1+$/.test(folded) || isRun(folded) || /^\d{1,11}$/.test(folded);
}

function isRun(text: string): boolean {
  const steps = new Set<number>();
  for (let i = 1; i < text.length; i++) steps.add(text.charCodeAt(i) - text.charCodeAt(i - 1));
  return steps.size === 1 && [0, 1, -1].includes([...steps][0] ?? 9);
}
