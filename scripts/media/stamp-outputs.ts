import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { voiceOf } from './narrate-script.ts';
import { parseScript } from './parse-script.ts';
import type { Output } from './read-recipes.ts';
import { speakText } from './speak-text.ts';
import { VOICES } from './synthesise-speech.ts';

/** Raise a number when a change in the scripts changes what that kind of output sounds or looks like. */
const REVISION: Record<Output['make'], number> = { mp3: 2, m4b: 2, mp4: 2, pdf: 1, epub: 1 };

const FILE = 'made.json';

export class Stamps {
  private readonly made: Record<string, string>;
  private readonly folder: string;

  constructor(folder: string) {
    this.folder = folder;
    const path = join(folder, FILE);
    this.made = existsSync(path) ? (JSON.parse(readFileSync(path, 'utf8')) as Record<string, string>) : {};
  }

  isCurrent(output: Output, stamp: string): boolean {
    return this.made[output.to] === stamp && existsSync(join(this.folder, output.to));
  }

  keep(output: Output, stamp: string): void {
    this.made[output.to] = stamp;
    const sorted = Object.fromEntries(Object.entries(this.made).toSorted(([a], [b]) => (a < b ? -1 : 1)));
    writeFileSync(join(this.folder, FILE), `${JSON.stringify(sorted, null, 2)}\n`);
  }
}

/** A digest of everything an output is made from. File dates say nothing after a fresh clone. */
export function stampOutput(folder: string, output: Output, tags: unknown, extra: string): string {
  const hash = createHash('sha256');
  hash.update(JSON.stringify([REVISION[output.make], output, tags, extra]));
  for (const name of listInputs(output)) {
    const content = readFileSync(join(folder, name), 'utf8');
    hash.update(`\0${name}\0`).update(content);
    // How a word is said is settled apart from the text: where that changes, the recording does.
    if (name.endsWith('.txt')) {
      for (const { text, speaker } of parseScript(content, name)) {
        const voice = voiceOf(speaker, 'voice' in output ? output.voice : undefined);
        hash.update(`\0${voice} ${VOICES[voice].revision} ${speakText(text)}`);
      }
    }
  }
  return hash.digest('hex').slice(0, 20);
}

function listInputs(output: Output): string[] {
  const inputs = Array.isArray(output.from) ? [...output.from] : [output.from];
  if (output.make === 'mp3' && output.notes) inputs.push(output.notes);
  return output.make === 'epub' ? inputs.concat(output.figures) : inputs;
}
