import { posix } from 'node:path';
import pLimit from 'p-limit';
import { ItemManifest } from '#core/library/source/manifest.ts';
import { nameFile } from '../roots.ts';
import type { ScannedItem } from '../scan/find-items.ts';
import type { ScannedFile } from '../scan/walk-folder.ts';
import { assignDownloads, leaveOutWithheld } from './assign-downloads.ts';
import { chooseAnyPicture, chooseCover, DRAWN_COVER } from './choose-cover.ts';
import { groupFiles, type GroupedFiles } from './group/group-files.ts';
import { isEpisode, orderUnits, type ReadUnit } from './group/order-units.ts';
import { makeResolver, pickAssets, readAssets, reportMissingImages, type ItemAssets } from './item-assets.ts';
import type { ItemContent, MediaFile, UnitContent } from './item-content.ts';
import { spreadChapters } from './media/spread-chapters.ts';
import { mergeMetadata, readFolderName } from './metadata/merge-metadata.ts';
import { readMetadataFiles } from './metadata/read-metadata-files.ts';
import { readText } from './read-bytes.ts';
import { locate, type ReadContext } from './read-context.ts';
import { extractImage } from './read-image.ts';
import { readUnit } from './read-unit.ts';
import { attempt, reportFailure } from './report-failure.ts';
import { readLenientText } from './text/lenient-text.ts';
import { readManifest } from './text/read-manifest.ts';
import { readSkills } from './text/read-skills.ts';
import { renderMarkdown, type RenderedText } from './text/render-markdown.ts';
import { toMilliseconds } from './to-milliseconds.ts';

/**
 * `read`: the content. `hidden`: a draft or nothing in it yet, to be treated as absent.
 * `broken`: reported; what is in the database about it is left as it was.
 */
export type ItemReading = { state: 'read'; content: ItemContent } | { state: 'hidden' | 'broken'; dueMs: number | null };

const TEXT_LIMIT = 2 * 1024 * 1024;

/** Reads one item. What is wrong with it is reported; it never throws for what its files hold. */
export async function readItem(context: ReadContext, scanned: ScannedItem): Promise<ItemReading> {
  try {
    return await readParts(context, scanned);
  } catch (error) {
    reportFailure(context.problems, scanned.path, error);
    return { state: 'broken', dueMs: null };
  }
}

async function readParts(context: ReadContext, scanned: ScannedItem): Promise<ItemReading> {
  const grouped = groupFiles(scanned, context.problems);
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
  const skills = manifestText ? readSkills(manifestPath, manifest.skills ?? [], manifestText.lineOf, context.problems) : [];
  const cover = chooseCover(context, scanned, grouped, assets, manifest.cover, manifestPath);
  const isDrawn = manifest.cover === DRAWN_COVER;
  const rendered = await renderDescription(context, grouped, manifestText?.body, assets);
  const said = await readMetadataFiles(context, grouped);
  const folderName = readFolderName(scanned);
  const readings = await pLimit(context.watch.unitsAtOnce).map(grouped.groups, (group, index) => {
    const options = {
      assets,
      // One picture is enough: the parts of a book all carry the same.
      wantsPicture: cover === null && !isDrawn && index === 0,
      language: manifest.language ?? said.language ?? 'en',
      sample: manifest.sample ?? false,
      workName: folderName.title,
      folderName: scanned.folder.name,
      tagsDescribeUnit: scanned.kind === 'podcast' || (scanned.kind === 'video' && grouped.groups.length > 1),
      isWholeWork: grouped.groups.length === 1,
    };
    return readUnit(context, group, options);
  });
  const read = orderUnits(
    scanned.kind,
    readings.flatMap((reading, i): ReadUnit[] => {
      const group = grouped.groups[i];
      return reading.unit && group ? [{ reading, unit: reading.unit, group }] : [];
    }),
  );
  const dueTimes = readings.flatMap((reading) => reading.dueMs ?? []);
  const dueMs = dueTimes.reduce<number | null>((first, ms) => Math.min(first ?? ms, ms), null);
  if (read.length === 0) {
    if (grouped.groups.length === 0 && manifest.feed === undefined) {
      const [foreign] = grouped.foreign;
      context.problems.error(
        scanned.path,
        `There is nothing to play or read in this ${scanned.kind}${foreign ? `: ${lowerFirst(foreign.problem)}` : '.'}`,
        foreign?.fix ?? 'Add its files, or an empty .ignore file while you prepare it.',
      );
    }
    return { state: 'hidden', dueMs };
  }
  const withheld = readings.flatMap((reading, i) => (reading.unit === null ? { reading, group: grouped.groups[i] } : []));
  assignDownloads({ read, withheld }, grouped.downloads, assets, context.problems);
  const shown = leaveOutWithheld(assets, withheld);
  // One that the work's own frontmatter names is meant, wherever else it is shown.
  const shownCover = cover && (manifest.cover !== undefined || shown.images.has(cover.path)) ? cover : null;
  const units = read.map(({ unit }) => unit);
  reportCheckInRow(context, scanned, units);
  const ordered = read.map(({ reading }) => reading);
  // With one file, what is said of it is said of the work; but the first episode of a show is not the show.
  const isOneFile = units.length === 1 && !(scanned.kind === 'video' && read.some(isEpisode));
  const files = isOneFile && scanned.kind === 'video' ? { ...ordered[0]?.nfo?.work, ...said } : said;
  if (files.chapters && read.length === grouped.groups.length) spreadChapters(files.chapters, ordered);
  const merged = mergeMetadata({ manifest, files, scanned, readings: ordered, isOneFile, problems: context.problems });
  const summary = rendered?.summary ?? '';
  const description = manifest.description ?? (summary || merged.description);
  const only = isOneFile && scanned.kind !== 'course' ? units[0] : undefined;
  // The title of a work in one file is the work's: two titles for one thing would confuse.
  if (only && scanned.kind !== 'podcast' && ordered[0]?.titleSource !== 'manifest') only.title = merged.title;
  if (only?.description === description) only.description = '';
  return {
    state: 'read',
    content: {
      kind: scanned.kind,
      scanned,
      declaredId: manifest.id ?? null,
      idFile: nameFile(context.root.name, manifestPath),
      slugSource: scanned.isBareFile ? scanned.folder.name : folderName.title,
      title: merged.title,
      author: merged.author,
      narrator: merged.narrator,
      description,
      html: rendered?.html ?? null,
      topics: merged.topics,
      skills,
      level: manifest.level ?? null,
      language: merged.language,
      year: merged.year,
      series: merged.series,
      seriesPosition: merged.seriesPosition,
      editionOf: manifest.editionOf === undefined ? null : { id: manifest.editionOf, line: manifestText?.lineOf(['editionOf']) ?? null },
      cover: isDrawn ? null : (shownCover ?? (await extractCover(context, read)) ?? chooseAnyPicture(scanned, grouped, shown)),
      pictures: pickAssets(rendered?.usedFiles ?? [], assets),
      access: manifest.access ?? 'open',
      publishedAt: toMilliseconds(manifest.publishAt ?? manifest.publishedAt),
      units,
      dueMs,
    },
  };
}

/** A check asks what was learned since the last one. */
function reportCheckInRow({ problems }: ReadContext, { kind }: ScannedItem, units: readonly UnitContent[]): void {
  if (kind !== 'course') return;
  for (const [i, unit] of units.entries()) {
    if (unit.kind === 'quiz' && units[i - 1]?.kind === 'quiz')
      problems.notice(unit.path, 'Two quizzes follow each other.', 'Put a lesson between them, or make them one quiz.');
  }
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
    return attempt(context, grouped.manifest, async (file) => {
      const rendered = renderMarkdown(body, makeResolver(assets, file.path));
      reportMissingImages(context, file, rendered.missingImages);
      return rendered;
    });
  }
  if (!grouped.description) return null;
  try {
    const { text, isGuessed } = await readLenientText(locate(context, grouped.description.path), TEXT_LIMIT);
    if (isGuessed)
      context.problems.notice(grouped.description.path, 'The text is not UTF-8; it was read as Windows-1252.', 'Save it as UTF-8.');
    return renderMarkdown(text.replace(/^\uFEFF/, ''), { findImage: () => null, findDownload: () => null });
  } catch (error) {
    reportFailure(context.problems, grouped.description.path, error);
    return null;
  }
}

async function extractCover(context: ReadContext, read: readonly ReadUnit[]): Promise<MediaFile | null> {
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

function lowerFirst(text: string): string {
  return text.slice(0, 1).toLowerCase() + text.slice(1);
}
