import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative, sep } from 'node:path';
import { parse } from 'yaml';
import { z } from 'zod';
import { ITEM_KINDS, KIND_SEGMENT, type ItemKind } from '#core/library/kind.ts';

const fileName = z.string().min(1);
const spoken = {
  title: z.string(),
  voice: z.enum(['slt', 'rms']).optional(),
  to: fileName,
};
const tags = z.object({
  artist: z.string().default('Cairn Library'),
  album: z.string(),
  narrator: z.string().default('Synthesised voice'),
  year: z.string().default('2026'),
  genre: z.string().default('Speech'),
});

const output = z.discriminatedUnion('make', [
  z.strictObject({
    make: z.literal('mp3'),
    from: fileName,
    ...spoken,
    track: z.number().int(),
    tracks: z.number().int(),
    chapters: z.boolean().default(false),
    notes: fileName.optional(),
  }),
  z.strictObject({ make: z.literal('m4b'), from: z.array(fileName), ...spoken }),
  z.strictObject({ make: z.literal('mp4'), from: fileName, ...spoken, slides: z.string() }),
  z.strictObject({ make: z.literal('pdf'), from: fileName, to: fileName, title: z.string() }),
  z.strictObject({
    make: z.literal('epub'),
    from: z.array(fileName),
    to: fileName,
    title: z.string(),
    identifier: z.string(),
    modified: z.string(),
    description: z.string(),
    subjects: z.array(z.string()),
    figures: z.array(fileName).default([]),
    summary: z.string(),
    visual: z.boolean().default(false),
  }),
]);

const recipe = z.strictObject({
  item: z.string(),
  tags: tags.optional(),
  outputs: z.array(output).min(1),
});

export type Output = z.infer<typeof output>;
export type OutputOf<K extends Output['make']> = Extract<Output, { make: K }>;
export type Tags = z.infer<typeof tags>;
export interface Recipe {
  item: string;
  kind: ItemKind;
  folder: string;
  tags: Tags | undefined;
  outputs: Output[];
}

/** Every source/recipe.yaml below the library, in a stable order. */
export function readRecipes(library: string): Recipe[] {
  const names = readdirSync(library, { recursive: true, encoding: 'utf8' });
  return names
    .filter((name) => name.endsWith(join('source', 'recipe.yaml')))
    .toSorted()
    .map((name) => readRecipe(library, join(library, name)));
}

function readRecipe(library: string, path: string): Recipe {
  const parsed = recipe.safeParse(parse(readFileSync(path, 'utf8')));
  if (!parsed.success) {
    throw new Error(`${relative(library, path)}: ${z.prettifyError(parsed.error)}`);
  }
  const segment = relative(library, path).split(sep)[0];
  const kind = ITEM_KINDS.find((candidate) => KIND_SEGMENT[candidate] === segment);
  if (!kind) throw new Error(`${relative(library, path)}: a recipe lies in the folder of a course, audiobook, podcast, video or ebook`);
  return { ...parsed.data, tags: parsed.data.tags, kind, folder: dirname(path) };
}
