import type { MessagePort } from 'node:worker_threads';
import type { FileWatch } from '#server/library/read/read-context.ts';

/** A reading thread whose files are called by what reading them comes to. */
export default async function readFiles(task: { input: { files: string[] }; watch: Omit<FileWatch, 'onFile'>; port: MessagePort }) {
  const read: string[] = [];
  for (const file of task.input.files) {
    if (task.watch.refused.has(file)) continue;
    task.port.postMessage(file);
    // oxlint-disable-next-line no-empty -- that is the point
    if (file.startsWith('endless')) while (true) {}
    if (file.startsWith('expression')) /^(?:a|aa)+$/.test(`${'a'.repeat(60)}b`);
    if (file.startsWith('greedy')) for (const hoard: unknown[] = []; ;) hoard.push(Array.from({ length: 100_000 }, (_, i) => ({ i })));
    if (file.startsWith('refused')) return { unreadable: { problem: 'Nonsense.', fix: 'Write sense.', line: 3 } };
    if (file.startsWith('full')) return { diskFull: { file: 'a.vtt' } };
    if (file.startsWith('fault')) throw new TypeError('A fault of ours');
    if (file.startsWith('sudden')) process.exit(3);
    read.push(file);
  }
  return { result: { read, refused: [...task.watch.refused] } };
}
