import { useState } from 'react';
import { useRevalidator } from 'react-router';
import type { ItemDetail } from '#core/library/catalogue.ts';
import { readPlace, writeReport } from '#core/progress/place-wire.ts';
import { FINISHED, type PlaceReport } from '#core/progress/place.ts';
import { browserApiFor } from '#web/api/client.ts';
import { refreshGoals } from '#web/features/goals/goal-cache.ts';
import { places } from '#web/places.ts';
import { queryClient } from '#web/query-client.ts';
import { useLearner } from '#web/root-data.ts';
import { useToast } from '#web/ui/toast.tsx';
import { doUnlessUndone } from '#web/undo-window.ts';

/** Marks all that is not done of a work as done. What is saved stays: it can be taken back until it is sent. */
export function useFinishWork({ id, title, units }: Pick<ItemDetail, 'id' | 'title' | 'units'>, doneIds: ReadonlySet<string>) {
  const learner = useLearner();
  const { show } = useToast();
  const { revalidate } = useRevalidator();
  const [isMarked, setMarked] = useState(false);
  const finish = () => {
    const key = `finished ${id}`;
    const api = browserApiFor(learner?.id ?? null);
    const report: PlaceReport = { ...FINISHED, observedMs: Date.now() };
    const save = async (unitId: string) =>
      places.settle(report.observedMs, readPlace(await api.saveProgress(unitId, writeReport(report), { keepalive: true })));
    const undo = doUnlessUndone(() => {
      Promise.all(units.filter((unit) => !doneIds.has(unit.id)).map((unit) => save(unit.id)))
        // By now another page may be shown, such as the progress.
        .then(() => Promise.all([refreshGoals(), queryClient.invalidateQueries({ queryKey: ['screen'] }), revalidate()]))
        .catch((error: Error) => {
          setMarked(false);
          show({ text: 'Not saved.', detail: error.message, tone: 'bad', key });
        });
    });
    setMarked(true);
    const onAction = () => {
      undo();
      setMarked(false);
    };
    show({ text: `“${title}” is finished.`, detail: 'No time is added.', tone: 'good', key, action: { label: 'Undo', onAction } });
  };
  return { isMarked, finish };
}
