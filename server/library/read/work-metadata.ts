import { z } from 'zod';
import { parseYaml } from './parse-yaml.ts';
import { findNode, findNodes, textOf, type XmlNode } from './parse-xml.ts';
import { cutText, toPlainText } from './render-markdown.ts';
import { UnreadableFile } from './read-bytes.ts';
import type { Chapter } from '#core/library/chapter.ts';

/** What a metadata file, an archive or tags say about a work. Absent: they say nothing. */
export interface WorkMetadata {
  title?: string;
  author?: string;
  narrator?: string;
  description?: string;
  language?: string;
  year?: number;
  topics?: string[];
  series?: string;
  seriesPosition?: number;
  chapters?: Chapter[];
}

/** Reads the `metadata` element of an OPF: Calibre's `metadata.opf` and an EPUB's package alike. */
export function readOpfMetadata(root: XmlNode): WorkMetadata {
  const metadata = findNode(root, 'metadata');
  if (!metadata) throw new UnreadableFile('The OPF has no metadata element.', 'Write it again with Calibre or Audiobookshelf.');
  const metas = findNodes(metadata, 'meta');
  const named = (name: string) => metas.find((meta) => meta.attributes['name'] === name)?.attributes['content'];
  const refined = (id: string | undefined, property: string) =>
    id === undefined
      ? undefined
      : metas.find((meta) => meta.attributes['refines'] === `#${id}` && meta.attributes['property'] === property);
  const creators = [...findNodes(metadata, 'creator'), ...findNodes(metadata, 'contributor')].map((node) => ({
    name: textOf(node),
    isCreator: node.name === 'creator',
    role: node.attributes['opf:role'] ?? node.attributes['role'] ?? textOf(refined(node.attributes['id'], 'role') ?? null),
  }));
  const authors = creators.filter((c) => c.name !== '' && (c.role === 'aut' || (c.isCreator && c.role === '')));
  const narrators = creators.filter((c) => c.name !== '' && c.role === 'nrt');
  const collection = metas.find((meta) => meta.attributes['property'] === 'belongs-to-collection');
  return compact({
    title: textOf(findNode(metadata, 'title')),
    author: authors.map((c) => c.name).join(', '),
    narrator: narrators.map((c) => c.name).join(', '),
    description: shorten(textOf(findNode(metadata, 'description'))),
    language: textOf(findNode(metadata, 'language')),
    year: readYear(textOf(findNode(metadata, 'date'))),
    topics: tidyTopics(findNodes(metadata, 'subject').map(textOf)),
    series: named('calibre:series') ?? textOf(collection ?? null),
    seriesPosition: readNumber(named('calibre:series_index') ?? textOf(refined(collection?.attributes['id'], 'group-position') ?? null)),
  });
}

const text = z.string().nullish();
const texts = z.array(z.string()).nullish();
const AudiobookshelfMetadata = z.object({
  title: text,
  authors: texts,
  author: text,
  narrators: texts,
  series: texts,
  genres: texts,
  tags: texts,
  publishedYear: z.union([z.string(), z.number()]).nullish(),
  description: text,
  language: text,
  chapters: z.array(z.object({ start: z.number().min(0), title: z.string() })).nullish(),
});

/** Reads Audiobookshelf's `metadata.json`, of its books and podcasts, today's shape and the older nested one. */
export function readMetadataJson(json: string): WorkMetadata {
  const { value, lineOf } = parseYaml(json);
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
  const data = result.data;
  const [, series, position] = /^(.*?)(?:\s+#(\d+(?:\.\d+)?))?$/.exec(data.series?.[0] ?? '') ?? [];
  return compact({
    title: data.title ?? '',
    author: data.authors?.join(', ') || (data.author ?? ''),
    narrator: data.narrators?.join(', ') ?? '',
    description: shorten(data.description ?? ''),
    language: data.language ?? '',
    year: readYear(String(data.publishedYear ?? '')),
    topics: tidyTopics([...(data.genres ?? []), ...(data.tags ?? [])]),
    series: series ?? '',
    seriesPosition: readNumber(position ?? ''),
    ...(data.chapters ? { chapters: data.chapters.map((c) => ({ title: c.title, startSec: c.start })) } : {}),
  });
}

/** A language code as we keep it: `en`, `pt-BR`; null for names and nonsense. Three-letter English comes from Calibre. */
export function normalizeLanguage(language: string | null | undefined): string | null {
  const code = (language ?? '').trim().replace('_', '-');
  if (/^(?:eng|english)$/i.test(code)) return 'en';
  if (!/^[A-Za-z]{2,3}(?:-[A-Za-z0-9]{2,8})*$/.test(code) || /^und$/i.test(code)) return null;
  const [base = '', ...rest] = code.split('-');
  return [base.toLowerCase(), ...rest.map((part) => (part.length === 2 ? part.toUpperCase() : part))].join('-');
}

/** Lower case, without repetition; library codes and sentences are no topics. */
export function tidyTopics(list: readonly string[]): string[] {
  const words = list.flatMap((topic) => topic.split(/[,;/]| -- /)).map((topic) => topic.trim().toLowerCase());
  return [...new Set(words.filter((topic) => topic !== '' && topic.length <= 40))].slice(0, 12);
}

function readYear(date: string): number | undefined {
  const year = Number(/^\s*(\d{4})/.exec(date)?.[1]);
  // Calibre writes the year 101 for "unknown".
  return year >= 1000 ? year : undefined;
}

function readNumber(value: string): number | undefined {
  const number = Number(value);
  return value.trim() !== '' && Number.isFinite(number) && number >= 0 && number <= 10_000 ? number : undefined;
}

function shorten(html: string): string {
  return cutText(toPlainText(html), 600);
}

/** Without the keys that say nothing. */
function compact(metadata: { [K in keyof WorkMetadata]: WorkMetadata[K] | undefined }): WorkMetadata {
  const said = Object.entries(metadata).filter(
    ([, value]) => value !== undefined && value !== '' && !(Array.isArray(value) && value.length === 0),
  );
  return Object.fromEntries(said) as WorkMetadata;
}
