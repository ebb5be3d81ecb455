import { useEffect } from 'react';
import { recordSenderOf } from '#web/record-outbox.ts';
import { useLearner } from '#web/root-data.ts';

/** What could not be sent earlier is sent as soon as the app stands, on whichever page that is. */
export function useWaitingRecords(): void {
  const learnerId = useLearner()?.id;
  useEffect(() => (learnerId === undefined ? undefined : recordSenderOf(learnerId).start()), [learnerId]);
}
