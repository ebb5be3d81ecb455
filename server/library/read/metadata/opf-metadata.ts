import { readStatedLanguage } from '#core/library/names/language-code.ts';
import { attributeOf, findNode, findNodes, textOf, type XmlNode } from '../text/parse-xml.ts';
import { UnreadableFile } from '../../unreadable-file.ts';
import { dropLongFields, isLong, type RefuseField } from './bounded-fields.ts';
import { compact, readNumber, readYear, shorten, tidyTopics, type WorkMetadata } from './work-metadata.ts';

/** What an EPUB 3 says of an element in another one, empty when nothing. */
type Refined = (node: XmlNode, property: string) => string;

const MAX_PEOPLE = 20;

/** Reads the `metadata` element of an OPF, version 2 or 3: Calibre's `metadata.opf` and an EPUB's package alike. */
export function readOpfMetadata(root: XmlNode, refuse: RefuseField): WorkMetadata {
  const element = findNode(root, 'metadata');
  if (!element) throw new UnreadableFile('The OPF has no metadata element.', 'Write it again with Calibre or Audiobookshelf.');
  const metadata = dropLongFields(element, refuse);
  const metas = findNodes(metadata, 'meta');
  const refinements = new Map(
    metas.toReversed().map((meta) => [`${meta.attributes['refines']} ${meta.attributes['property']}`, textOf(meta)]),
  );
  const refined: Refined = (node, property) => refinements.get(`#${node.attributes['id']} ${property}`) ?? '';
  const titles = findNodes(metadata, 'title').map((node) => ({ text: textOf(node), type: refined(node, 'title-type') }));
  const named = titles.filter(({ text }) => text !== '');
  const languages = findNodes(metadata, 'language').map(textOf);
  const people = readPeople(metadata, refined);
  return compact({
    title: (named.find(({ type }) => type === 'main') ?? named.find(({ type }) => type === '') ?? named[0])?.text,
    subtitle: named.find(({ type }) => type === 'subtitle')?.text ?? textOf(findNode(metadata, 'subtitle')),
    author: people.authors.join(', '),
    narrator: (people.narrators.length > 0 ? people.narrators : readCalibreNarrators(metas)).join(', '),
    description: shorten(textOf(findNode(metadata, 'description'))),
    language: languages.flatMap((said) => readStatedLanguage(said) ?? [])[0] ?? languages[0],
    year: readDate(metadata),
    topics: tidyTopics([...findNodes(metadata, 'subject'), ...findNodes(metadata, 'tag')].map(textOf)),
    ...readSeries(metas, refined),
  });
}

function readPeople(metadata: XmlNode, refined: Refined) {
  const people = [...findNodes(metadata, 'creator'), ...findNodes(metadata, 'contributor')]
    .map((node) => ({
      name: textOf(node),
      isCreator: node.name === 'creator',
      role: (attributeOf(node, 'role') ?? refined(node, 'role')).toLowerCase(),
    }))
    .filter(({ name }) => name !== '');
  const list = (isMeant: (person: (typeof people)[number]) => boolean) =>
    [...new Set(people.filter(isMeant).map(({ name }) => name))].slice(0, MAX_PEOPLE);
  const authors = list(({ role, isCreator }) => role === 'aut' || (isCreator && role === ''));
  // A collection may have no author but whoever put it together.
  return { authors: authors.length > 0 ? authors : list(({ role }) => role === 'edt'), narrators: list(({ role }) => role === 'nrt') };
}

/** Calibre keeps narrators in a column of the user's own, as JSON. */
function readCalibreNarrators(metas: readonly XmlNode[]): string[] {
  const column = metas.find((meta) => meta.attributes['name'] === 'calibre:user_metadata:#narrators')?.attributes['content'];
  if (column !== undefined && isLong(column)) return [];
  try {
    const value: unknown = (JSON.parse(column ?? 'null') as Record<string, unknown> | null)?.['#value#'];
    return Array.isArray(value) ? value.filter((name) => typeof name === 'string') : [];
  } catch {
    return [];
  }
}

/** EPUB 2 says when a book was made and changed besides when it came out. */
function readDate(metadata: XmlNode): number | undefined {
  const dates = findNodes(metadata, 'date').map((node) => ({ event: attributeOf(node, 'event') ?? '', year: readYear(textOf(node)) }));
  return (dates.find(({ event }) => event.includes('publication')) ?? dates.find(({ event }) => event === ''))?.year;
}

function readSeries(metas: readonly XmlNode[], refined: Refined) {
  const content = (name: string) => metas.find((meta) => meta.attributes['name'] === name)?.attributes['content']?.trim();
  const calibre = content('calibre:series');
  if (calibre) return { series: calibre, seriesPosition: readNumber(content('calibre:series_index') ?? '') };
  const collections = metas.filter((meta) => meta.attributes['property'] === 'belongs-to-collection' && textOf(meta) !== '');
  // A set is a box of books that were sold together.
  const series =
    collections.find((meta) => refined(meta, 'collection-type') === 'series') ??
    collections.find((meta) => refined(meta, 'collection-type') !== 'set');
  return series ? { series: textOf(series), seriesPosition: readNumber(refined(series, 'group-position')) } : {};
}
