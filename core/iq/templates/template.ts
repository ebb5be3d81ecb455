import type { Random } from '../../random.ts';
import type { Level } from '../domains.ts';
import type { Presentation } from '../item/presentation.ts';
import { toSteps, type ItemStep } from '../item/steps.ts';
import type { TemplateId } from './catalogue.ts';

/** An item as its template thought it out. */
export interface Composed<Puzzle> {
  /** What is asked, in the template's own terms and with its options in their order; JSON, and nothing of how it came about. */
  readonly puzzle: Puzzle;
  /** The right answer as `readAnswer` writes it. */
  readonly key: string;
  /** What makes the item as hard as it is, such as `number:+1 shade:distribution`; the same for items of the same rules. */
  readonly rules: string;
}

/** What a template is made of. `Puzzle` is plain JSON. */
export interface TemplateParts<Puzzle> {
  readonly id: TemplateId;
  /** Null when a throw of the dice comes to nothing: there will be another. */
  compose(random: Random, level: Level): Composed<Puzzle> | null;
  /**
   * Every answer that a simplest explanation of the puzzle leads to, found from the puzzle alone. An item is used when
   * there is one, and it is the key.
   */
  solve(puzzle: Puzzle): readonly string[];
  present(puzzle: Puzzle): Presentation;
  /** The same for two items that differ only in what things are called, what they look like or where options stand. */
  sign(puzzle: Puzzle): string;
  /**
   * Why the right answer is right, for after the end: in one to three sentences, or in steps where it can be shown what each
   * is about.
   */
  explain(composed: Composed<Puzzle>): string | readonly ItemStep[];
  /** How often a guess is right, where the format alone does not say. */
  guess?(puzzle: Puzzle): number;
  /** What can be seen of each option, such as `shade:filled`; for whoever tries to answer without the question. */
  optionTraits?(puzzle: Puzzle): readonly (readonly string[])[];
}

/** What the solver, the presentation and the signature say of one throw of the dice. */
export interface Thrown {
  readonly key: string;
  readonly rules: string;
  readonly signature: string;
  readonly solutions: readonly string[];
  /** Null: as the format says. */
  readonly guess: number | null;
  present(): Presentation;
  explain(): ItemStep[];
  optionTraits(): readonly (readonly string[])[] | null;
}

export interface Template {
  readonly id: TemplateId;
  throwOnce(random: Random, level: Level): Thrown | null;
}

export function defineTemplate<Puzzle>(parts: TemplateParts<Puzzle>): Template {
  return {
    id: parts.id,
    throwOnce: (random, level) => {
      const composed = parts.compose(random, level);
      if (!composed) return null;
      // The solver sees what whoever answers sees, and no object of the one who composed it.
      const puzzle = JSON.parse(JSON.stringify(composed.puzzle)) as Puzzle;
      return {
        key: composed.key,
        rules: composed.rules,
        signature: parts.sign(puzzle),
        solutions: parts.solve(puzzle),
        guess: parts.guess?.(puzzle) ?? null,
        present: () => parts.present(puzzle),
        explain: () => toSteps(parts.explain(composed), parts.present(puzzle), composed.key),
        optionTraits: () => parts.optionTraits?.(puzzle) ?? null,
      };
    },
  };
}
