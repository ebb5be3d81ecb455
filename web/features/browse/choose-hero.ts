import type { PlannedWork } from '#core/discover/planned-work.ts';
import type { NextStep } from '#core/goals/next-step.ts';
import { stepWords } from '#web/features/goals/next-step-words.ts';

interface Shelf<Work> {
  readonly id: string;
  readonly items: readonly Work[];
}

export const COLLECTION = 'collection-';

/**
 * What the dashboard opens with: where the learner left off, else the work that their plan begins with or that is their next step,
 * else where the library's first collection begins, else what is newest.
 */
export function chooseHero<Work>(sections: readonly Shelf<Work>[], next: Work | null): Work | null {
  const find = (isIt: (id: string) => boolean): Shelf<Work> | undefined => sections.find(({ id }) => isIt(id));
  const begun = find((id) => id === 'continue')?.items[0];
  const shown = find((id) => id.startsWith(COLLECTION)) ?? find((id) => id === 'new');
  return begun ?? next ?? shown?.items[0] ?? null;
}

/** Why it stands there, where it comes of the plan or is a next step; and the steps below it, in which it does not stand again. */
export function settleSteps(
  hero: { readonly id: string },
  steps: readonly NextStep[],
  planned: PlannedWork | null,
): { readonly reason: string | null; readonly steps: readonly NextStep[] } {
  const isOfHero = (step: NextStep): boolean => step.kind === 'work' && step.work.id === hero.id;
  const [step] = steps.filter(isOfHero);
  const ofPlan = planned?.work.id === hero.id ? planned.reason : null;
  return { reason: step ? stepWords(step).reason : ofPlan, steps: steps.filter((each) => !isOfHero(each)) };
}

/** The shelves below it, in which it does not stand again. */
export function leaveOut<Section extends Shelf<{ readonly id: string }>>(
  hero: { readonly id: string },
  sections: readonly Section[],
): Section[] {
  return sections
    .map((section) => ({ ...section, items: section.items.filter(({ id }) => id !== hero.id) }))
    .filter(({ items }) => items.length > 0);
}
