import type { ImportProgress } from './problem.ts';

const BAR_WIDTH = 24;
const FRAME_MS = 100;
const LINE_MS = 5000;

/** A bar in a terminal; elsewhere a line every few seconds, so that a log shows that work goes on. */
export function showProgress() {
  const { stderr } = process;
  let shownAt = performance.now();
  const show = ({ phase, done, total, file }: ImportProgress): void => {
    const now = performance.now();
    const isLast = total > 0 && done === total;
    if (!isLast && now - shownAt < (stderr.isTTY ? FRAME_MS : LINE_MS)) return;
    if (!stderr.isTTY && now - shownAt < LINE_MS) return;
    shownAt = now;
    const count = total > 0 ? `${done}/${total}` : String(done);
    if (!stderr.isTTY) {
      console.error(`${phase} ${count}`);
      return;
    }
    const filled = total > 0 ? Math.round((done / total) * BAR_WIDTH) : 0;
    const head = `${phase.padEnd(5)} ${'█'.repeat(filled)}${'░'.repeat(BAR_WIDTH - filled)} ${count}  `;
    const room = Math.max(0, (stderr.columns ?? 80) - head.length - 1);
    stderr.write(`\r\x1B[K${head}${file.replace(/[\p{Cc}\p{Cf}]/gu, '?').slice(0, room)}`);
  };
  return { show, end: () => void (stderr.isTTY && stderr.write('\r\x1B[K')) };
}
