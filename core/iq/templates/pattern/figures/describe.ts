import { ASPECTS, isCount, aspectsOf, partOf, TURN, wordOf, type AspectId, type Figure } from './aspects.ts';

export const article = (words: string): string => (/^[aeiou]/.test(words) ? `an ${words}` : `a ${words}`);

function describeBody(figure: Figure, has: (id: AspectId) => string): string {
  if (figure.petals !== undefined) return `a flower of ${has('petals')}, each of them ${has('petalShade')}`;
  if (figure.face !== undefined)
    return `${article(has('face'))} clock, its long hand towards ${has('longHand')}, its short hand towards ${has('shortHand')}`;
  return figure.rings === undefined
    ? article([has('size'), has('shade'), has('shape')].filter(Boolean).join(' '))
    : `a dial of ${has('rings')} with a ${has('tint')} ${has('span')} sector towards ${has('sector')}`;
}

/** What is to be seen of a figure, in plain words. */
export function describeFigure(figure: Figure): string {
  const has = (id: AspectId): string => (figure[id] === undefined ? '' : wordOf(id, figure[id]));
  const parts = [
    describeBody(figure, has),
    ...(figure.mark === undefined ? [] : [`${article(has('mark'))} inside`]),
    ...(figure.pointer === undefined ? [] : [`a pointer towards ${has('pointer')}`]),
    ...(figure.beads === undefined ? [] : [`${has('beads')} below`]),
  ];
  const text = parts.join(', ');
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** Value by value, in the same order for each figure of an item. */
export const traitsOf = (figure: Figure): string[] => aspectsOf(figure).map((id) => `${id}:${wordOf(id, figure[id] ?? 0)}`);

/** How an aspect changes by a step, such as `one dot is added` or `the pointer turns clockwise by 90°`. */
export function describeStep(id: AspectId, step: number): string {
  if (ASPECTS[id].kind === 'cyclic') {
    const degrees = (Math.abs(step) * 360) / TURN;
    return `the ${partOf(id)} turns by ${degrees}°${degrees === 180 ? '' : step > 0 ? ' clockwise' : ' anticlockwise'}`;
  }
  if (isCount(id) || id === 'petals') {
    const thing = id === 'beads' ? 'dot' : id === 'rings' ? 'ring' : 'petal';
    const count = Math.abs(step) === 1 ? `one ${thing} is` : `${Math.abs(step)} ${thing}s are`;
    return `${count} ${step > 0 ? 'added' : 'taken away'}`;
  }
  return `the ${id === 'span' ? 'sector' : 'figure'} becomes ${step > 0 ? 'larger' : 'smaller'}`;
}
