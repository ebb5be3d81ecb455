import type { Presentation } from '#core/iq/item/presentation.ts';
import type { Candidate } from '../guess-shallow.ts';
import { shownCells } from '../read-candidates.ts';

const holesIn = (text: string): string[] => text.match(/column \d row \d/g) ?? [];

/** How many holes there are, and how many of those are where a hole is punched. */
export function readFolding(presentation: Presentation): Candidate[] {
  const { format } = presentation;
  if (format.type !== 'choice') return [];
  const punched = shownCells(presentation).flatMap((cell) => ('drawing' in cell ? holesIn(cell.drawing.description) : []));
  return format.options.map(({ id, drawing }) => {
    const holes = holesIn(drawing?.description ?? '');
    return { answer: id, features: { holes: holes.length, 'holes where punched': holes.filter((hole) => punched.includes(hole)).length } };
  });
}
