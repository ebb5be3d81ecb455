import type { CaptionMedia } from '#core/library/caption.ts';
import { makeSortTitle } from '#core/library/natural-sort.ts';
import type { ItemSkillTable, ItemTable, ItemTopicTable, MediaTable, UnitTable } from '#server/db/tables/library.ts';
import type { MediaFile } from '../read/item-content.ts';
import { fingerprintUnits } from '../read/read-unit.ts';
import { finishHtml } from '../read/text/finish-html.ts';
import { formatSignature } from '../scan/sign-files.ts';
import { makeMediaId, type IdentifiedItem } from './assign-ids.ts';

export interface ItemRows {
  /** Its cover's number is dealt when it is written. */
  item: Omit<ItemTable, 'coverNumber'>;
  topics: ItemTopicTable[];
  skills: ItemSkillTable[];
  units: UnitTable[];
  media: MediaTable[];
}

/** The rows of one item, complete: applying them needs no further look at files. */
export function buildRows(identified: IdentifiedItem, now: number, hasProblems: boolean): ItemRows {
  const { id, content, known } = identified;
  const collected = collectMedia(id);
  const coverMediaId = content.cover && collected.put(id, content.cover, true);
  const itemLinks = content.pictures.map((file): [string, string] => [
    file.path,
    collected.put(
      id,
      file,
      content.units.every((unit) => unit.sample),
    ),
  ]);
  const units = identified.units.map(({ id: unitId, content: unit }, index): UnitTable => {
    const media = unit.media && collected.put(unitId, unit.media, unit.sample);
    const transcripts = unit.transcripts.map((transcript) => ({
      ...transcript,
      mediaId: collected.put(unitId, transcript.media, unit.sample),
    }));
    // The text of a lesson is an essay, in which 9:30 is a time of day.
    const hasNotes = content.kind !== 'course' && (unit.kind === 'audio' || unit.kind === 'video');
    const links = unit.pictures.map((file): [string, string] => [file.path, collected.put(id, file, unit.sample)]);
    const downloads = unit.downloads.map(({ title, media: file }) => ({ title, mediaId: collected.put(id, file, unit.sample) }));
    return {
      id: unitId,
      itemId: id,
      position: index + 1,
      section: unit.section,
      title: unit.title,
      kind: unit.kind,
      durationSec: unit.durationSec,
      mediaId: media,
      transcriptMediaId: transcripts[0]?.mediaId ?? null,
      captions: JSON.stringify(listCaptions(transcripts)),
      html: unit.html && finishHtml(unit.html, { mediaIds: new Map(links), durationSec: hasNotes ? unit.durationSec : null }),
      description: unit.description,
      skills: JSON.stringify(unit.skills),
      chapters: JSON.stringify(unit.chapters),
      quiz: unit.quiz && JSON.stringify(unit.quiz),
      toc: unit.toc && JSON.stringify(unit.toc),
      downloads: JSON.stringify(downloads),
      sample: unit.sample ? 1 : 0,
      path: unit.path,
      fingerprint: unit.fingerprint,
      missingSince: null,
    };
  });
  // Who looks for a skill looks for whatever trains it, be it in one lesson of eight.
  const skills = [...new Set([content, ...content.units].flatMap((part) => part.skills))];
  const item: ItemRows['item'] = {
    id,
    kind: content.kind,
    title: content.title,
    sortTitle: makeSortTitle(content.title),
    author: content.author,
    narrator: content.narrator,
    description: content.description,
    html: content.html && finishHtml(content.html, { mediaIds: new Map(itemLinks) }),
    topics: JSON.stringify(content.topics),
    skills: JSON.stringify(skills),
    level: content.level,
    language: content.language,
    year: content.year,
    series: content.series,
    seriesPosition: content.seriesPosition,
    editionOf: content.editionOf?.id ?? null,
    coverMediaId,
    durationSec: Math.round(units.reduce((sum, unit) => sum + unit.durationSec, 0) * 1000) / 1000,
    unitCount: units.length,
    access: content.access,
    publishedAt: content.publishedAt ?? known?.publishedAt ?? now,
    createdAt: known?.createdAt ?? now,
    updatedAt: now,
    root: content.scanned.root,
    path: content.scanned.path,
    fingerprint: fingerprintUnits(identified.units.map((unit) => unit.content)),
    // Left open after a conflict: what settles it may lie in another folder.
    signature: identified.hasConflict ? '' : formatSignature(content.scanned.signature, hasProblems, content.dueMs),
    missingSince: null,
  };
  const { kind, publishedAt, sortTitle, durationSec } = item;
  const tagged = { itemId: id, kind, publishedAt, sortTitle, durationSec };
  return {
    item,
    topics: content.topics.map((topic) => ({ topic, ...tagged })),
    skills: skills.map((skill) => ({ skill, ...tagged })),
    units,
    media: collected.list(),
  };
}

/** Captions of what is spoken in a foreign language serve where there are no others. */
function listCaptions(transcripts: readonly (CaptionMedia & { isForced: boolean })[]): CaptionMedia[] {
  return transcripts
    .filter(({ isForced }) => isForced === transcripts[0]?.isForced)
    .map(({ language, mediaId }) => ({ language, mediaId }));
}

/** Collects an item's media rows; a file shown in two places is one row, public as soon as one place is. */
function collectMedia(itemId: string) {
  const rows = new Map<string, MediaTable>();
  return {
    put: (owner: string, { role, ...file }: MediaFile, isPublic: boolean): string => {
      const id = makeMediaId(owner, role);
      const known = rows.get(id);
      rows.set(id, { ...file, id, itemId, isPublic: isPublic || known?.isPublic === 1 ? 1 : 0 });
      return id;
    },
    list: () => [...rows.values()],
  };
}
