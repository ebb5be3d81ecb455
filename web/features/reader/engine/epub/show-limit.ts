/** A chapter that is not on the screen by then is given up. */
const SHOW_LIMIT_MS = 20_000;

/** False when it takes so long that it will never be: foliate waits for ever for a frame that does not load. */
export async function isShownInTime(showing: Promise<void>): Promise<boolean> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<false>((resolve) => {
    timer = setTimeout(() => resolve(false), SHOW_LIMIT_MS);
  });
  return Promise.race([showing.then(() => true), late]).finally(() => clearTimeout(timer));
}
