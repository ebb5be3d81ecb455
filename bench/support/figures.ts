import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

const FILE = path.join(import.meta.dirname, '..', '..', 'docs', 'benchmarks.md');

/** The part of docs/benchmarks.md that one command writes: what stands between its two markers, and nothing else. */
export class Figures {
  readonly #begin: string;
  readonly #end: string;

  constructor(command: string) {
    this.#begin = `<!-- written by \`${command}\` -->`;
    this.#end = `<!-- end of \`${command}\` -->`;
  }

  read(): string {
    return this.#split().own;
  }

  write(figures: string): void {
    const { before, after } = this.#split();
    writeFileSync(FILE, `${before}${this.#begin}\n\n${figures.trim()}\n\n${this.#end}${after}`);
  }

  #split(): { before: string; own: string; after: string } {
    const [before, rest] = halve(readFileSync(FILE, 'utf8'), this.#begin);
    const [own, after] = halve(rest, this.#end);
    return { before, own: own.trim(), after };
  }
}

function halve(text: string, marker: string): [string, string] {
  const at = text.indexOf(marker);
  if (at < 0) throw new Error(`docs/benchmarks.md has no line "${marker}".`);
  return [text.slice(0, at), text.slice(at + marker.length)];
}
