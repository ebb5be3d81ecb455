import { createHash } from 'node:crypto';
import type { Chapter } from '#core/library/chapter.ts';
import { UnitManifest } from '#core/library/source/manifest.ts';
import { parseFilmVersion } from '#core/library/names/file-name-video.ts';
import { parseUnitName, type UnitName } from '#core/library/names/file-name.ts';
import type { SkillId } from '#core/skills/skill-ids.ts';
import { findChapterLines } from '#core/library/source/show-notes.ts';
import { nameFile } from '../roots.ts';
import type { ScannedFile } from '../scan/walk-folder.ts';
import type { UnitFiles } from './group/unit-files.ts';
import { makeResolver, pickAssets, reportMissingImages, type ItemAssets } from './item-assets.ts';
import type { UnitContent } from './item-content.ts';
import { readCueChapters } from './media/cue-sheet.ts';
import { tidyChapters } from './media/read-media.ts';
import { reportFields, type RefuseField } from './metadata/bounded-fields.ts';
import { readNfo, type NfoContent } from './metadata/nfo-metadata.ts';
import { shorten } from './metadata/work-metadata.ts';
import { readText } from './read-bytes.ts';
import { locate, type ReadContext } from './read-context.ts';
import { readPrimary, type Primary, type PrimaryOptions } from './read-primary.ts';
import { readChapters } from './read-sidecars.ts';
import { readTranscripts } from './read-transcripts.ts';
import { attempt, reportFailure } from './report-failure.ts';
import { readLenientText } from './text/lenient-text.ts';
import { readManifest } from './text/read-manifest.ts';
import { readSkills } from './text/read-skills.ts';
import { renderMarkdown, toPlainText, type RenderedText } from './text/render-markdown.ts';
import { toMilliseconds } from './to-milliseconds.ts';

export interface UnitReading extends Pick<Primary, 'tags' | 'book' | 'picture'> {
  unit: UnitContent | null;
  /** What a metadata file of the unit's name says. */
  nfo: NfoContent | null;
  /** What the file's name says; the title is the unit's where nothing else names it. */
  name: UnitName;
  /** Where the unit's title comes from: its own frontmatter, what lies in or beside the file, the file's name. */
  titleSource: 'manifest' | 'content' | 'name';
  /** Somebody wrote chapters beside the file. */
  hasOwnChapters: boolean;
  /** Names from `downloads:` in the frontmatter. */
  downloadNames: string[];
  /** Paths of the library files that its text shows or links to. */
  linkedFiles: string[];
  /** Set when the unit comes out later. */
  dueMs: number | null;
}

export interface UnitOptions extends PrimaryOptions {
  assets: ItemAssets;
  language: string;
  sample: boolean;
  folderName: string;
  /** An episode's tags describe it; a chapter's describe the whole book. */
  tagsDescribeUnit: boolean;
}

const TEXT_LIMIT = 2 * 1024 * 1024;
const MAX_LINES = 500;
const NOTHING: UnitReading = {
  unit: null,
  tags: null,
  book: null,
  picture: null,
  nfo: null,
  name: { title: '', season: null, episode: null },
  titleSource: 'name',
  hasOwnChapters: false,
  downloadNames: [],
  linkedFiles: [],
  dueMs: null,
};

/** Reads one unit with all that belongs to it. What is wrong is reported; a unit that cannot be played is null. */
export async function readUnit(context: ReadContext, group: UnitFiles, options: UnitOptions): Promise<UnitReading> {
  try {
    return await readParts(context, group, options);
  } catch (error) {
    reportFailure(context.problems, group.primary.path, error);
    return NOTHING;
  }
}

async function readParts(context: ReadContext, group: UnitFiles, options: UnitOptions): Promise<UnitReading> {
  let manifest: UnitManifest = {};
  let rendered: RenderedText | null = null;
  let notes = '';
  let skills: SkillId[] = [];
  if (group.text) {
    const text = await attempt(context, group.text, (file) => readTextPart(context, file, options.assets));
    if (!text) return NOTHING;
    ({ manifest, skills, rendered, notes } = text);
  }
  const files = { downloadNames: manifest.downloads ?? [], linkedFiles: rendered?.usedFiles ?? [] };
  if (manifest.draft) return { ...NOTHING, ...files };
  const opensAt = toMilliseconds(manifest.publishAt ?? manifest.publishedAt);
  if (opensAt !== null && opensAt > context.now) return { ...NOTHING, ...files, dueMs: opensAt };

  const { primary } = group;
  const name = readName(group.stem, options);
  const content = await readPrimary(context, primary, options, rendered);
  const chapterFile = group.chapters && (await attempt(context, group.chapters, (file) => readChapters(context, file)));
  const nfo = await readBeside(context, group.nfo, readNfo);
  const isMedia = content.kind === 'audio' || content.kind === 'video';
  const contentTitle = nfo?.work.title ?? content.title ?? rendered?.heading ?? null;
  notes ||= listLines(content.tags?.description ?? '');
  reportIdleSidecars(context, group, isMedia);
  const ownChapters = isMedia ? tidyChapters(chapterFile ?? [], content.durationSec) : null;
  if (content.lacksChapterTitles && ownChapters === null) {
    context.problems.notice(
      primary.path,
      'The chapters in the file have no titles.',
      'Name them when exporting, or put a .chapters.json beside the file.',
    );
  }
  const unit: UnitContent = {
    declaredId: manifest.id ?? null,
    idFile: nameFile(context.root.name, group.text?.path ?? primary.path),
    path: primary.path,
    slugSource: group.partTitle ?? name.title,
    section: group.section,
    // The files of one film carry one title, and it is the film's.
    title: manifest.title ?? group.partTitle ?? contentTitle ?? name.title,
    kind: content.kind,
    durationSec: content.durationSec,
    media: content.media,
    transcripts: isMedia ? await readTranscripts(context, group, options.language) : [],
    pictures: pickAssets(files.linkedFiles, options.assets),
    downloads: [],
    html: rendered?.html ?? null,
    description:
      manifest.description ??
      (rendered?.summary || (nfo?.work.description ?? shorten(options.tagsDescribeUnit ? (content.tags?.description ?? '') : ''))),
    skills,
    chapters: ownChapters ?? (isMedia ? await findChapters(context, group, content, notes) : []),
    quiz: content.quiz,
    toc: content.toc,
    sample: manifest.sample ?? content.sample ?? options.sample,
    fingerprint: content.kind === 'text' ? fingerprintText(notes) : content.fingerprint,
  };
  return {
    unit,
    tags: content.tags,
    book: content.book,
    picture: content.picture,
    nfo,
    name,
    titleSource: manifest.title !== undefined ? 'manifest' : contentTitle !== null && group.partTitle === null ? 'content' : 'name',
    hasOwnChapters: ownChapters !== null,
    ...files,
    dueMs: null,
  };
}

async function readTextPart(context: ReadContext, file: ScannedFile, assets: ItemAssets) {
  const text = await readText(locate(context, file.path), TEXT_LIMIT);
  const parsed = readManifest(file.path, text, UnitManifest, context.problems);
  if (!parsed) return null;
  const rendered = renderMarkdown(parsed.body, makeResolver(assets, file.path));
  reportMissingImages(context, file, rendered.missingImages);
  const skills = readSkills(file.path, parsed.manifest.skills ?? [], parsed.lineOf, context.problems);
  return { manifest: parsed.manifest, skills, rendered, notes: parsed.body };
}

/** Captions beside a text: most likely the recording has not been copied yet. */
function reportIdleSidecars(context: ReadContext, group: UnitFiles, isMedia: boolean): void {
  if (isMedia) return;
  for (const file of [...group.captions.map((caption) => caption.file), ...(group.chapters ? [group.chapters] : [])]) {
    context.problems.notice(file.path, 'There is no audio or video of the same name.', 'Add the recording, or remove this file.');
  }
}

/** Without chapters beside the file: those inside it, of a cue sheet, in its notes. */
async function findChapters(context: ReadContext, group: UnitFiles, content: Primary, notes: string): Promise<Chapter[]> {
  if (content.chapters.length > 0) return content.chapters;
  const listed = await readBeside(context, group.cue, readCueChapters);
  return tidyChapters(listed ?? [], content.durationSec) ?? tidyChapters(findChapterLines(notes), content.durationSec) ?? [];
}

/** A file that bears the name of its work's folder, year and catalogue number and all, is called like the work. */
function readName(stem: string, { workName, folderName }: UnitOptions): UnitName {
  const name = parseUnitName(stem, workName);
  const isWork = workName !== folderName && name.season === null && parseFilmVersion(stem, folderName) !== null;
  return isWork ? { ...name, title: workName } : name;
}

async function readBeside<T>(
  context: ReadContext,
  file: ScannedFile | null,
  parse: (text: string, refuse: RefuseField) => T,
): Promise<T | null> {
  return (
    file &&
    attempt(context, file, async ({ path }) =>
      parse((await readLenientText(locate(context, path), TEXT_LIMIT)).text, reportFields(context.problems, path)),
    )
  );
}

/** Notes out of a feed are HTML more often than not. */
function listLines(notes: string): string {
  // Only times are looked for in it.
  if (!/\d:\d\d/.test(notes)) return '';
  return notes
    .split(/\n|<(?:br|\/?(?:p|div|li))\b[^<>]*>/i)
    .slice(0, MAX_LINES)
    .map(toPlainText)
    .join('\n');
}

/** Without the frontmatter: a lesson that is given an id is still the same lesson. */
function fingerprintText(body: string): string {
  return createHash('sha256').update(body.trimStart()).digest('hex');
}

/** Over what a set of units holds, whatever they are called and however they are ordered. */
export function fingerprintUnits(units: readonly Pick<UnitContent, 'fingerprint'>[]): string {
  const hash = createHash('sha256');
  for (const fingerprint of units.map((unit) => unit.fingerprint).sort()) hash.update(`${fingerprint}\n`);
  return hash.digest('hex');
}
