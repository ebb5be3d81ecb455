import { Check } from 'lucide-react';
import type { ReactElement } from 'react';
import { isFinished } from '#core/progress/finished.ts';
import { isClosed } from '#core/library/closed-units.ts';
import type { ItemDetail } from '#core/library/catalogue.ts';
import type { ItemTrail } from '#core/trail/item-trail.ts';
import { Button } from '#web/ui/button.tsx';
import { useFinishWork } from './use-finish-work.ts';

export interface FinishButtonProps {
  readonly item: Pick<ItemDetail, 'id' | 'title' | 'units' | 'lock'>;
  readonly trail: Pick<ItemTrail, 'places' | 'isFinished'>;
}

/** For what was read, heard or seen elsewhere. A finished work says so. */
export function FinishButton({ item, trail }: FinishButtonProps): ReactElement | null {
  const doneIds = new Set(trail.places.filter(isFinished).map(({ unitId }) => unitId));
  const { isMarked, finish } = useFinishWork(item, doneIds);
  if (item.units.length === 0) return null;
  const isDone = isMarked || trail.isFinished;
  if (!isDone && item.units.some((unit) => isClosed(item, unit))) return null;
  return (
    <Button variant="quiet" disabled={isDone} onClick={finish} icon={<Check size={18} strokeWidth={1.75} aria-hidden="true" />}>
      {isDone ? 'Finished' : 'Mark as finished'}
    </Button>
  );
}
