/** A frame at 60 a second is twice as long: the page scrolls and answers between the slices. */
const SLICE_MS = 8;

/** Takes all steps, a few at a time, so that the page is never held up. Null when it was stopped before the end. */
export async function inSlices<T>(steps: Generator<void, T>, signal: AbortSignal): Promise<T | null> {
  while (!signal.aborted) {
    const endMs = performance.now() + SLICE_MS;
    do {
      const { done, value } = steps.next();
      if (done) return value;
    } while (performance.now() < endMs);
    // oxlint-disable-next-line no-await-in-loop
    await nextTask();
  }
  return null;
}

const nextTask = (): Promise<void> => new Promise((resolve) => void setTimeout(resolve));
