import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { z } from 'zod';

const FOLDER = path.resolve(import.meta.dirname, '../../bench/labelled');

/** The lines of a labelled set, each with its author. @throws naming the file and the line that is wrong */
export function readLabelled<Line extends z.ZodType>(set: string, schema: Line): (z.infer<Line> & { author: string })[] {
  const folder = path.join(FOLDER, set);
  return readdirSync(folder)
    .filter((name) => name.endsWith('.jsonl'))
    .toSorted()
    .flatMap((name) =>
      readFileSync(path.join(folder, name), 'utf8')
        .trim()
        .split('\n')
        .map((line, i) => {
          try {
            return { ...(schema.parse(JSON.parse(line)) as object), author: path.basename(name, '.jsonl') } as z.infer<Line> & {
              author: string;
            };
          } catch (cause) {
            throw new Error(`bench/labelled/${set}/${name}:${i + 1} cannot be read.`, { cause });
          }
        }),
    );
}
