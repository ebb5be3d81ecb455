import { posix } from 'node:path';
import { parseWorkName } from '#core/library/file-name-work.ts';
import { ItemManifest } from '#core/library/manifest.ts';
import { mapLimited } from '../run-limited.ts';
import type { ScannedItem } from '../scan/find-items.ts';
import type { ScannedFile } from '../scan/walk-folder.ts';
import { assignDownloads } from './assign-downloads.ts';
import { groupEntries, type GroupedFiles } from './group-entries.ts';
import { chooseCover, listUsedFiles, makeResolver, readAssets, reportMissingImages, type ItemAssets } from './item-assets.ts';
import type { ItemContent, MediaFile } from './item-content.ts';
import { mergeMetadata } from './merge-metadata.ts';
import { readText } from './read-bytes.ts';
import { locate, type ReadContext } from './read-context.ts';
import { extractImage } from './read-image.ts';
import { readManifest } from './read-manifest.ts';
import { readUnit, type UnitReading } from './read-unit.ts';
import { parseXml } from './parse-xml.ts';
import { renderMarkdown, type RenderedText } from './render-markdown.ts';
import { reportFailure } from './report-failure.ts';
import { toMilliseconds } from './to-milliseconds.ts';
import { normalizeLanguage, readMetadataJson, readOpfMetadata, type WorkMetadata } from './work-metadata.ts';

/**
 * `read`: the content. `hidden`: a draft or nothing in it yet, to be treated as absent.
 * `broken`: reported; what is in the database about it is left as it was.
 */
export type ItemReading = { state: 'read'; content: ItemContent } | { state: 'hidden' | 'broken'; dueMs: number | null };

const TEXT_LIMIT = 2 * 1024 * 1024;
const UNITS_AT_ONCE = 4;

/** Reads one item. What is wrong with it is reported; it never throws for what its files hold. */
export async function readItem(context: ReadContext, scanned: ScannedItem, onUnit: (file: string) => void): Promise<ItemReading> {
  try {
    return await readParts(context, scanned, onUnit);
  } catch (error) {
    reportFailure(context.problems, scanned.path, error);
    return { state: 'broken', dueMs: null };
  }
}

async function readParts(context: ReadContext, scanned: ScannedItem, onUnit: (file: string) => void): Promise<ItemReading> {
  const grouped = groupEntries(scanned, context.problems);
  // First of all: a draft is not worth reading, and with a broken manifest nobody knows whether it is one.
  const manifestText = grouped.manifest && (await readOwnManifest(context, grouped.manifest));
  if (grouped.manifest && !manifestText) return { state: 'broken', dueMs: null };
  const manifest: ItemManifest = manifestText?.manifest ?? {};
  if (manifest.draft) return { state: 'hidden', dueMs: null };
  if (manifest.feed !== undefined) {
    context.problems.notice(
      grouped.manifest?.path ?? scanned.path,
      'Mirroring a feed is not done yet; only the files here are imported.',
      'Put the episodes into the folder.',
    );
  }
  const assets = await readAssets(context, grouped);
  const manifestPath = grouped.manifest?.path ?? scanned.path;
  const cover = chooseCover(context, grouped, assets, scanned.folder.path, manifest.cover, manifestPath);
  const rendered = await renderDescription(context, grouped, manifestText?.body, assets);
  const files = await readMetadataFiles(context, grouped);
  const readings = await mapLimited(grouped.groups, UNITS_AT_ONCE, async (group, index) => {
    const options = {
      assets,
      // One picture is enough: the parts of a book all carry the same.
      wantsPicture: cover === null && index === 0,
      language: manifest.language ?? files.language ?? 'en',
      sample: manifest.sample ?? false,
      isWholeWork: grouped.groups.length === 1,
    };
    const reading = await readUnit(context, group, options);
    onUnit(group.primary.path);
    return reading;
  });
  const read = readings.flatMap((reading, i) => (reading.unit ? [{ reading, unit: reading.unit, group: grouped.groups[i] }] : []));
  const dueTimes = readings.flatMap((reading) => reading.dueMs ?? []);
  const dueMs = dueTimes.length > 0 ? Math.min(...dueTimes) : null;
  if (read.length === 0) {
    if (grouped.groups.length === 0 && manifest.feed === undefined) {
      context.problems.error(
        scanned.path,
        `There is nothing to play or read in this ${scanned.kind}.`,
        'Add its files, or an empty .ignore file while you prepare it.',
      );
    }
    return { state: 'hidden', dueMs };
  }
  assignDownloads(read, grouped.downloads, assets, context.problems);
  const units = read.map(({ unit }) => unit);
  const merged = mergeMetadata({ manifest, files, scanned, readings: read.map(({ reading }) => reading), unitCount: units.length });
  const summary = rendered?.summary ?? '';
  const only = units.length === 1 && scanned.kind !== 'course' ? units[0] : undefined;
  // The title of a work in one file is the work's: two titles for one thing would confuse.
  if (only && scanned.kind !== 'podcast' && !read[0]?.reading.hasOwnTitle) only.title = merged.title;
  return {
    state: 'read',
    content: {
      kind: scanned.kind,
      scanned,
      declaredId: manifest.id ?? null,
      idFile: manifestPath,
      slugSource: scanned.isBareFile ? scanned.folder.name : parseWorkName(scanned.folder.name).title,
      title: merged.title,
      author: merged.author,
      narrator: merged.narrator,
      description: manifest.description ?? (summary || (files.description ?? merged.tagDescription)),
      html: rendered?.html ?? null,
      topics: merged.topics,
      level: manifest.level ?? null,
      language: merged.language,
      year: merged.year,
      series: merged.series,
      seriesPosition: merged.seriesPosition,
      cover: cover ?? (await extractCover(context, read)),
      pictures: listUsedFiles(rendered?.html ?? null, assets),
      access: manifest.access ?? 'open',
      publishedAt: toMilliseconds(manifest.publishAt ?? manifest.publishedAt),
      units,
      dueMs,
    },
  };
}

async function readOwnManifest(context: ReadContext, file: ScannedFile) {
  try {
    return readManifest(file.path, await readText(locate(context, file.path), TEXT_LIMIT), ItemManifest, context.problems);
  } catch (error) {
    reportFailure(context.problems, file.path, error);
    return null;
  }
}

/** The Markdown below the frontmatter, else Audiobookshelf's `desc.txt`. */
async function renderDescription(
  context: ReadContext,
  grouped: GroupedFiles,
  body: string | undefined,
  assets: ItemAssets,
): Promise<RenderedText | null> {
  if (body !== undefined && body.trim() !== '' && grouped.manifest) {
    const rendered = renderMarkdown(body, makeResolver(assets, grouped.manifest.path));
    reportMissingImages(context, grouped.manifest, rendered.missingImages);
    return rendered;
  }
  if (!grouped.description) return null;
  try {
    return renderMarkdown(await readText(locate(context, grouped.description.path), TEXT_LIMIT), {
      findImage: () => null,
      findDownload: () => null,
    });
  } catch (error) {
    reportFailure(context.problems, grouped.description.path, error);
    return null;
  }
}

/** OPF wins over JSON, key by key; a broken one is reported and says nothing. */
async function readMetadataFiles(context: ReadContext, grouped: GroupedFiles): Promise<WorkMetadata> {
  const read = async (file: ScannedFile | null, parse: (text: string) => WorkMetadata): Promise<WorkMetadata> => {
    if (!file) return {};
    try {
      return parse(await readText(locate(context, file.path), TEXT_LIMIT));
    } catch (error) {
      reportFailure(context.problems, file.path, error);
      return {};
    }
  };
  const merged = {
    ...(await read(grouped.metadataJson, readMetadataJson)),
    ...(await read(grouped.opf, (text) => readOpfMetadata(parseXml(text)))),
  };
  const { language, ...rest } = merged;
  const code = normalizeLanguage(language);
  return code === null ? rest : { ...rest, language: code };
}

async function extractCover(
  context: ReadContext,
  read: readonly { reading: UnitReading; unit: ItemContent['units'][number] }[],
): Promise<MediaFile | null> {
  const found = read.find(({ reading }) => reading.picture !== null);
  if (!found?.reading.picture) return null;
  const cover = await extractImage(context, found.reading.picture, found.unit.media?.mtimeMs ?? 0, 'cover');
  if (!cover) {
    context.problems.notice(
      found.unit.path,
      'The picture inside the file is not JPEG, PNG, WebP or AVIF, so it is not used as the cover.',
      `Put a cover.jpg into ${posix.dirname(found.unit.path)}.`,
    );
  }
  return cover;
}
