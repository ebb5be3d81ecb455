import { useCallback, useEffect, useEffectEvent, useState } from 'react';
import type { OpenSitting, ServedItem, SittingProgress } from '#core/iq/sitting/sitting.ts';
import { iqCalls } from '#web/api/iq-calls.ts';
import { type ApiError, isChangedElsewhere, isRefused, isSignedOut } from '#web/api/api-error.ts';
import { browserApiFor } from '#web/api/client.ts';
import { useLearner } from '#web/root-data.ts';
import { untilSessionBack } from '#web/api/session-end.ts';
import type { KeptItem } from './kept-item.ts';

export type Response = NonNullable<KeptItem['waiting']>;

/** Without word from the browser that the connection is back. */
const RETRY_MS = 4000;

export interface Responses {
  /** Null: the last one has been answered. */
  readonly item: ServedItem | null;
  readonly progress: SittingProgress;
  /** What was confirmed and has not arrived yet. */
  readonly waiting: Response | null;
  /** It could not be sent so far, and is tried again. */
  readonly isCutOff: boolean;
  /** The item before was answered already when it was answered here: what came first stands. */
  readonly wasAnswered: boolean;
  /** Why the server does not take the answer to the item that is shown. */
  readonly refusal: string | null;
  readonly send: (response: Response) => void;
  /** Puts the refusal away, since the answer is another one. */
  readonly forgive: () => void;
}

/** Answers go to the server one by one, and each brings the next item. One that does not get through is sent again until it does. */
export function useResponses(sitting: OpenSitting): Responses {
  const learnerId = useLearner()?.id ?? null;
  const [{ item, progress }, setShown] = useState<{ item: ServedItem | null; progress: SittingProgress }>(sitting);
  const [wasAnswered, setWasAnswered] = useState(false);
  const [waiting, setWaiting] = useState<Response | null>(null);
  const [isCutOff, setCutOff] = useState(false);
  const [refusal, setRefusal] = useState<string | null>(null);

  const send = useCallback(
    async (response: Response): Promise<void> => {
      const api = iqCalls(browserApiFor(learnerId));
      setWaiting(response);
      setRefusal(null);
      setWasAnswered(false);
      try {
        setShown(
          await api.answerIqItem(sitting.id, response).catch((error: unknown) => {
            if (!isChangedElsewhere(error)) throw error;
            // Answered in another tab, or the answer to the answer was lost: the sitting knows where it stands.
            return api.getIqSitting(sitting.id).then((now) => {
              setWasAnswered(true);
              return standOf(now);
            });
          }),
        );
        setWaiting(null);
        setCutOff(false);
      } catch (error) {
        if (isSignedOut(error)) {
          await untilSessionBack();
          return send(response);
        }
        if (isRefused(error)) {
          setWaiting(null);
          setCutOff(false);
          setRefusal((error as ApiError).errors[0]?.message ?? (error as ApiError).message);
        } else setCutOff(true);
      }

      function standOf(now: Awaited<ReturnType<typeof api.getIqSitting>>): { item: ServedItem | null; progress: SittingProgress } {
        return now.state === 'open' ? now : { item: null, progress: { ...sitting.progress, answered: sitting.progress.total } };
      }
    },
    [learnerId, sitting.id, sitting.progress],
  );

  const sendAgain = useEffectEvent(() => (waiting === null ? undefined : void send(waiting)));
  useEffect(() => {
    if (!isCutOff) return;
    const stop = new AbortController();
    window.addEventListener('online', () => sendAgain(), { signal: stop.signal });
    const timer = window.setInterval(() => sendAgain(), RETRY_MS);
    stop.signal.addEventListener('abort', () => window.clearInterval(timer));
    return () => stop.abort();
  }, [isCutOff]);

  return {
    item,
    progress,
    waiting,
    isCutOff,
    wasAnswered,
    refusal,
    send: (response) => void send(response),
    forgive: () => setRefusal(null),
  };
}
