import type { CaptionMedia } from '#core/library/caption.ts';
import type { ItemDetail, ItemSummary, Lesson, UnitSummary } from '#core/library/catalogue.ts';
import type { Chapter, Download, TocEntry } from '#core/library/chapter.ts';
import { mediaUrl } from '#core/library/media-url.ts';
import type { PlayerEpisode, QueueEntry } from '#core/player/episode.ts';
import { toSpeechId } from '#core/player/speech/speech-id.ts';
import { estimateSpeechSec } from '#core/player/speech/speech-text.ts';
import type { SpeechText } from '#core/player/speech/speech-schema.ts';
import type { SkillId } from '#core/skills/skill-ids.ts';
import { isSpoken, type Episode } from './episodes.ts';
import type { ItemRow, SummaryRow } from './items.ts';
import { presentCover } from './present-cover.ts';
import { isSpeakable, type UnitRow } from './units.ts';

/** What the importer wrote, in the shape that its column has; checked there, once. */
const read = <Value>(json: string): Value => JSON.parse(json) as Value;

export function presentItem(row: SummaryRow): ItemSummary {
  return {
    id: row.id,
    kind: row.kind,
    title: row.title,
    author: row.author,
    description: row.description,
    ...presentCover(row),
    durationSec: row.durationSec,
    topics: read<string[]>(row.topics),
    skills: read<SkillId[]>(row.skills),
    unitCount: row.unitCount,
    access: row.access,
  };
}

export function presentUnit(row: UnitRow, item: SummaryRow): UnitSummary {
  return {
    id: row.id,
    title: row.title,
    position: row.position,
    durationSec: row.durationSec,
    kind: row.kind,
    sample: row.sample === 1,
    section: row.section,
    description: row.description,
    skills: read<SkillId[]>(row.skills),
    coverSeed: presentCover(item, row).coverSeed,
    chapters: read<Chapter[]>(row.chapters),
  };
}

export function presentItemDetail(
  item: ItemRow,
  units: readonly UnitRow[],
  { people, otherEdition }: Pick<ItemDetail, 'people' | 'otherEdition'>,
): ItemDetail {
  const book = item.kind === 'ebook' ? units[0] : undefined;
  return {
    ...presentItem(item),
    narrator: item.narrator,
    html: item.html,
    level: item.level,
    language: item.language,
    year: item.year,
    series: item.series,
    publishedAt: new Date(item.publishedAt).toISOString(),
    units: units.map((unit) => presentUnit(unit, item)),
    fileUrl: book?.mediaId ? mediaUrl(book.mediaId) : null,
    toc: book?.toc ? read<TocEntry[]>(book.toc) : null,
    speechId: book && isSpeakable(book) ? toSpeechId(book.id) : null,
    otherEdition,
    people,
  };
}

function mediaOf(unit: UnitRow) {
  const url = unit.mediaId ? mediaUrl(unit.mediaId) : null;
  return {
    audioUrl: unit.kind === 'audio' ? url : null,
    video_url: unit.kind === 'video' ? url : null,
    transcriptUrl: unit.transcriptMediaId ? mediaUrl(unit.transcriptMediaId) : null,
    captions: read<CaptionMedia[]>(unit.captions).map(({ language, mediaId }) => ({ language, url: mediaUrl(mediaId) })),
    chapters: read<Chapter[]>(unit.chapters),
  };
}

export function presentEpisode(unit: UnitRow, item: ItemRow, siblings: readonly UnitRow[]): PlayerEpisode {
  const episode = siblings.filter((u) => u.kind === 'audio' || u.kind === 'video');
  const at = episode.findIndex((u) => u.id === unit.id);
  return {
    id: unit.id,
    title: unit.title,
    podcast_name: item.title,
    duration: unit.durationSec,
    ...presentCover(item, unit),
    description: unit.description,
    ...mediaOf(unit),
    speechUrl: null,
    itemId: item.id,
    itemKind: item.kind,
    kind: unit.kind,
    author: item.author,
    position: unit.position,
    sample: unit.sample === 1,
    previousId: at > 0 ? (episode[at - 1]?.id ?? null) : null,
    nextId: at >= 0 ? (episode[at + 1]?.id ?? null) : null,
  };
}

/** A text as something to listen to. Its neighbours are whatever of the work can be heard, read aloud or recorded. */
export function presentSpoken({ id, unit, item }: Episode, siblings: readonly UnitRow[], speech: SpeechText): PlayerEpisode {
  const heard = siblings.flatMap((sibling) => {
    if (isSpeakable(sibling)) return toSpeechId(sibling.id);
    return sibling.kind === 'audio' || sibling.kind === 'video' ? sibling.id : [];
  });
  const at = heard.indexOf(id);
  return {
    ...presentEpisode(unit, item, siblings),
    id,
    title: spokenTitle(unit, item),
    // A book has one unit, so its description is that of the work.
    description: unit.description || (unit.kind === 'ebook' ? item.description : ''),
    duration: speech.durationSec,
    audioUrl: null,
    video_url: null,
    transcriptUrl: null,
    captions: [],
    speechUrl: `/api/episodes/${id}/speech`,
    chapters: speech.chapters,
    previousId: at > 0 ? (heard[at - 1] ?? null) : null,
    nextId: at >= 0 ? (heard[at + 1] ?? null) : null,
  };
}

const spokenTitle = (unit: UnitRow, item: ItemRow): string => (unit.kind === 'ebook' ? item.title : unit.title);

/** @param speech the text when it is spoken and at hand; without it its length is estimated */
export function presentQueueEntry(episode: Episode, speech: SpeechText | undefined): QueueEntry {
  const { id, unit, item } = episode;
  const isAloud = isSpoken(episode);
  return {
    id,
    title: isAloud ? spokenTitle(unit, item) : unit.title,
    podcast_name: item.title,
    duration: isAloud ? (speech?.durationSec ?? estimateSpeechSec(unit.durationSec)) : unit.durationSec,
    ...presentCover(item, unit),
    itemId: item.id,
    itemKind: item.kind,
    kind: unit.kind,
    position: unit.position,
  };
}

export function presentLesson(
  unit: UnitRow,
  course: ItemRow,
  units: readonly UnitRow[],
  ofLearner: Pick<Lesson, 'quiz' | 'quizRecord' | 'progress'>,
): Lesson {
  const at = units.findIndex((u) => u.id === unit.id);
  const neighbour = (u: UnitRow | undefined) => (u ? { id: u.id, title: u.title } : null);
  return {
    id: unit.id,
    courseId: course.id,
    courseTitle: course.title,
    title: unit.title,
    section: unit.section,
    position: unit.position,
    unitCount: units.length,
    kind: unit.kind,
    durationSec: unit.durationSec,
    html: unit.html,
    ...mediaOf(unit),
    downloads: read<Download[]>(unit.downloads).map((d) => ({ ...d, url: mediaUrl(d.mediaId) })),
    speechId: isSpeakable(unit) ? toSpeechId(unit.id) : null,
    previous: neighbour(at > 0 ? units[at - 1] : undefined),
    next: neighbour(units[at + 1]),
    ...ofLearner,
  };
}
