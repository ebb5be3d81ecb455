import { CollectionFile } from '#core/library/collection.ts';
import { foldName, PersonManifest } from '#core/library/person.ts';
import { makeSlug, makeUnique } from '#core/library/slug.ts';
import type { ProblemLog } from '../problem.ts';
import { describeIssue, parseYaml, suggestKey } from '../read/text/parse-yaml.ts';
import { readText } from '../read/read-bytes.ts';
import { UnreadableFile } from '../unreadable-file.ts';
import { locate, type ReadContext } from '../read/read-context.ts';
import { readManifest } from '../read/text/read-manifest.ts';
import { finishHtml } from '../read/text/finish-html.ts';
import { renderMarkdown } from '../read/text/render-markdown.ts';
import { reportFailure } from '../read/report-failure.ts';
import { splitName } from '../scan/file-types.ts';
import type { ScannedFile, ScannedFolder } from '../scan/walk-folder.ts';
import type { Curation } from './curation.ts';

const TEXT_LIMIT = 1024 * 1024;
const COLLECTION_KEYS = Object.keys(CollectionFile.shape);

/** A work named by a collection or by another work, and where, to be looked up when all works are known. */
export interface Reference {
  file: string;
  line: number | null;
  itemId: string;
}

/** Reads `people/` and `collections/`. A file that is broken is reported, and what `known` holds of it stays. */
export async function readCuration(
  context: ReadContext,
  root: ScannedFolder,
  known: Curation,
): Promise<{ curation: Curation; references: Reference[] }> {
  const curation: Curation = { people: [], names: [], collections: [], members: [] };
  const references: Reference[] = [];
  const taken = new Map<string, string>();
  for (const file of listFiles(root, 'people', ['md'], context.problems)) {
    const person = await attempt(context, file, () => readPerson(context, file));
    if (!person) {
      for (const person of known.people) if (person.path === file.path) curation.people.push(person);
      for (const name of known.names) if (name.path === file.path) curation.names.push(name);
      continue;
    }
    curation.people.push({ path: file.path, name: person.name, html: person.html });
    for (const name of person.names) {
      const owner = taken.get(name);
      if (owner === file.path) continue;
      if (owner !== undefined) {
        context.problems.error(file.path, `The name ${name} is also in ${owner}.`, 'Keep it in one of the two files.');
        continue;
      }
      taken.set(name, file.path);
      curation.names.push({ name, path: file.path });
    }
  }
  const ids = new Set<string>();
  for (const file of listFiles(root, 'collections', ['yaml', 'yml'], context.problems)) {
    const read = await attempt(context, file, () => readCollection(context, file));
    if (!read) {
      const before = known.collections.filter(({ path, id }) => path === file.path && !ids.has(id));
      for (const { id } of before) ids.add(id);
      for (const row of before) curation.collections.push({ ...row, position: curation.collections.length + 1 });
      for (const member of known.members) if (before.some(({ id }) => id === member.collectionId)) curation.members.push(member);
      continue;
    }
    if (read.id !== undefined && ids.has(read.id)) {
      context.problems.error(file.path, `The id ${read.id} is already used by another collection.`, 'Give each collection its own id.');
      continue;
    }
    const id = read.id ?? makeUnique(makeSlug(splitName(file.name).stem) || 'collection', (candidate) => ids.has(candidate));
    ids.add(id);
    const { title, description, items } = read;
    curation.collections.push({ id, path: file.path, position: curation.collections.length + 1, title, description });
    for (const [i, { itemId, line }] of items.entries()) {
      curation.members.push({ collectionId: id, position: i + 1, itemId });
      references.push({ file: file.path, line, itemId });
    }
  }
  return { curation, references };
}

/** Tells of works that are named and cannot be shown, because there is none of that id, or none any more. */
export function reportUnknownWorks(
  references: readonly Reference[],
  ids: ReadonlySet<string>,
  newIds: ReadonlyMap<string, string>,
  problems: ProblemLog,
): void {
  for (const { file, line, itemId } of references) {
    if (ids.has(itemId)) continue;
    const newId = newIds.get(itemId);
    problems.notice(
      file,
      `There is no work with the id ${itemId}${newId === undefined ? '' : ' any more'}.`,
      newId === undefined ? 'Correct the id; it is the last part of the address of its page.' : `Write ${newId}.`,
      line,
    );
  }
}

function listFiles(root: ScannedFolder, name: string, extensions: readonly string[], problems: ProblemLog): ScannedFile[] {
  const folder = root.folders.find((candidate) => candidate.name === name);
  if (!folder) return [];
  for (const inner of folder.folders)
    problems.notice(inner.path, `Nothing is read from folders in ${name}/.`, `Move the files up into ${name}/.`);
  return folder.files.filter((file) => {
    const isRead = extensions.includes(splitName(file.name).extension);
    if (!isRead && !/^(?:readme|license)\b/i.test(file.name))
      problems.notice(file.path, `Only .${extensions.join(' and .')} is read from ${name}/.`, 'Move the file elsewhere.');
    return isRead;
  });
}

async function attempt<T>(context: ReadContext, file: ScannedFile, read: () => Promise<T>): Promise<T | null> {
  try {
    return await read();
  } catch (error) {
    reportFailure(context.problems, file.path, error);
    return null;
  }
}

async function readPerson(context: ReadContext, file: ScannedFile) {
  const text = await readText(locate(context, file.path), TEXT_LIMIT);
  const read = readManifest(file.path, text, PersonManifest, context.problems);
  if (!read) return null;
  const name = read.manifest.name ?? splitName(file.name).stem;
  const names = [name, ...(read.manifest.alsoKnownAs ?? [])].map(foldName);
  const { html } = renderMarkdown(read.body, { findImage: () => null, findDownload: () => null });
  return { name, names, html: html && finishHtml(html) };
}

async function readCollection(context: ReadContext, file: ScannedFile) {
  const { value, lineOf } = parseYaml(await readText(locate(context, file.path), TEXT_LIMIT));
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    throw new UnreadableFile('The file is not a list of `key: value` lines.', 'Write title: and items: as docs/library.md shows.', 1);
  for (const key of Object.keys(value)) {
    if (!COLLECTION_KEYS.includes(key))
      context.problems.notice(file.path, `The key ${key} is not known and has no effect.`, suggestKey(key, COLLECTION_KEYS), lineOf([key]));
  }
  const result = CollectionFile.safeParse(value);
  if (!result.success) {
    for (const issue of result.error.issues.slice(0, 5)) {
      const { problem, fix } = describeIssue(issue, COLLECTION_KEYS);
      context.problems.error(file.path, problem, fix, lineOf(issue.path));
    }
    return null;
  }
  const { items, ...rest } = result.data;
  return { ...rest, items: items.map((itemId, i) => ({ itemId, line: lineOf(['items', i]) })) };
}
