import { z } from 'zod';
import { joinPeople, splitPeople } from '#core/library/names/file-name-people.ts';
import { parseJson } from '../text/parse-yaml.ts';
import { UnreadableFile } from '../../unreadable-file.ts';
import { isLong, type RefuseField } from './bounded-fields.ts';
import { compact, readYear, shorten, splitSeries, tidyTopics, type WorkMetadata } from './work-metadata.ts';

const text = z.union([z.string(), z.number()]).transform(String).nullish();
const named = z.union([z.string(), z.object({ name: z.string() }).transform(({ name }) => name)]);
const texts = z.array(named).nullish();
const series = z.union([
  z.string(),
  z
    .object({ name: z.string(), sequence: z.union([z.string(), z.number()]).nullish() })
    .transform(({ name, sequence }) => (sequence === null || sequence === undefined || sequence === '' ? name : `${name} #${sequence}`)),
]);
const AudiobookshelfMetadata = z.object({
  title: text,
  subtitle: text,
  authors: texts,
  author: text,
  narrators: texts,
  series: z.array(series).nullish(),
  genres: texts,
  tags: texts,
  publishedYear: text,
  description: text,
  language: text,
  chapters: z
    .array(z.object({ start: z.number().min(0), title: z.string() }))
    .max(10_000)
    .nullish(),
});
type AudiobookshelfMetadata = z.infer<typeof AudiobookshelfMetadata>;

/** Reads Audiobookshelf's `metadata.json`, of its books and podcasts, today's shape and the older nested one. */
export function readMetadataJson(json: string, refuse: RefuseField): WorkMetadata {
  const { value, lineOf } = parseJson(json);
  const outer = (typeof value === 'object' && value !== null ? value : {}) as Record<string, unknown>;
  const nested = typeof outer['metadata'] === 'object' && outer['metadata'] !== null;
  const result = AudiobookshelfMetadata.safeParse(nested ? { ...outer, ...(outer['metadata'] as object) } : value);
  if (!result.success) {
    const issue = result.error.issues[0];
    throw new UnreadableFile(
      `${issue?.path.join('.') || 'The file'}: ${issue?.message.replace(/^Invalid input: /, '') ?? 'not as expected'}.`,
      'Correct the value, or remove the file.',
      lineOf(issue?.path ?? []),
    );
  }
  return describe(dropLong(result.data, refuse));
}

/**
 * Reads `metadata.abs`, which Audiobookshelf wrote before 2.5: a line `key=value` each, then a block with the description
 * and one for each chapter. Null for a file that is none.
 */
export function readMetadataAbs(content: string, refuse: RefuseField): WorkMetadata | null {
  const [first = '', ...lines] = content.split(/\r?\n/);
  if (!/^;abmetadata\d/i.test(first)) return null;
  const values = new Map<string, string>();
  const description: string[] = [];
  const chapters: { start: number; title: string }[] = [];
  let block = '';
  for (const line of lines) {
    const [, name] = /^\[(\w+)\]\s*$/.exec(line) ?? [];
    const [, key = '', value = ''] = /^(\w+)\s*=([^]*)$/.exec(line) ?? [];
    const chapter = chapters.at(-1);
    if (name !== undefined) {
      block = name.toLowerCase();
      if (block === 'chapter') chapters.push({ start: 0, title: '' });
    } else if (block === 'description') description.push(line);
    else if (block === 'chapter' && chapter && key === 'start') chapter.start = Math.max(0, Number(value) || 0);
    else if (block === 'chapter' && chapter && key === 'title') chapter.title = value.trim();
    else if (block === '' && key !== '' && !/^[#;]/.test(line)) values.set(key, value.trim());
  }
  const people = (key: string) => splitPeople(values.get(key) ?? '');
  const data = {
    title: values.get('title'),
    subtitle: values.get('subtitle'),
    authors: people(values.has('authors') ? 'authors' : 'author'),
    narrators: people(values.has('narrators') ? 'narrators' : 'narrator'),
    // Several are parted by commas, as is `The Waters, Book 2`: the number decides where the first ends.
    series: [/^.*?\s#[^#\s,]+/.exec(values.get('series') ?? '')?.[0] ?? values.get('series')?.split(',')[0] ?? ''],
    genres: [values.get('genres') ?? ''],
    publishedYear: values.get('publishedYear'),
    description: description.join('\n'),
    language: values.get('language'),
    chapters,
  };
  return describe(dropLong(data, refuse));
}

/** Chapters are many by nature, and counted above. */
function dropLong({ chapters, ...fields }: AudiobookshelfMetadata, refuse: RefuseField): AudiobookshelfMetadata {
  const kept = Object.entries(fields).filter(([field, value]) => {
    const tooLong = isLong([value ?? ''].flat().join(' '));
    if (tooLong) refuse(field);
    return !tooLong;
  });
  return { ...Object.fromEntries(kept), chapters };
}

function describe(data: AudiobookshelfMetadata): WorkMetadata {
  return compact({
    title: data.title ?? '',
    subtitle: data.subtitle ?? '',
    author: joinPeople(data.authors ?? []) || (data.author ?? ''),
    narrator: joinPeople(data.narrators ?? []),
    description: shorten(data.description ?? ''),
    language: data.language ?? '',
    year: readYear(data.publishedYear ?? ''),
    topics: tidyTopics([...(data.genres ?? []), ...(data.tags ?? [])]),
    ...splitSeries(data.series?.[0] ?? ''),
    chapters: (data.chapters ?? []).map(({ title, start }) => ({ title: title.slice(0, 300), startSec: start })),
  });
}
