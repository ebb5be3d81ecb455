import { ASPECTS, stepBetween, type AspectId } from './aspects.ts';

/**
 * What can be seen of a value beside those that are shown, without any rule: where it is shown, each place by itself, and whether
 * it is next to the last one. Of four values that are offered, where they are shown alone.
 */
export function profileOf(id: AspectId, shown: readonly number[], value: number, { width }: { readonly width: 2 | 4 }): string {
  const places = shown.map((each) => Number(each === value)).join('');
  const isNext = Math.abs(stepBetween(id, shown.at(-1) ?? 0, value)) < 2;
  return ASPECTS[id].kind === 'nominal' || width > 2 ? places : `${places} ${isNext}`;
}
