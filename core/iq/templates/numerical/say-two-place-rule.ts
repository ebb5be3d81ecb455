import { POWERS } from './two-place-rules.ts';

/** A rule worked out for two numbers: `4 × 7 + 4 = 32`. Terms that are added come before those that are subtracted. */
export function writeTwoPlaceRule(coefficients: readonly number[], a: number, b: number, result: number): string {
  const texts = { a: `${a}`, b: `${b}`, ab: `${a} × ${b}`, aa: `${a} × ${a}`, bb: `${b} × ${b}` };
  const terms = POWERS.flatMap((power, i) => {
    const coefficient = coefficients[i] ?? 0;
    if (coefficient === 0) return [];
    const factor = Math.abs(coefficient);
    const text = power === '1' ? `${factor}` : factor === 1 ? texts[power] : `${factor} × ${texts[power]}`;
    return [{ text, isProduct: text.includes('×'), isAdded: coefficient > 0 }];
  });
  const ordered = terms.toSorted((x, y) => Number(y.isAdded) - Number(x.isAdded) || Number(y.isProduct) - Number(x.isProduct));
  return `${ordered.map(({ text, isAdded }, i) => (i === 0 ? text : `${isAdded ? '+' : '−'} ${text}`)).join(' ')} = ${result}`;
}
