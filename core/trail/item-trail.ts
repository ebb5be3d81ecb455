import type { ItemDetail, UnitSummary } from '#core/library/catalogue.ts';
import type { UnitKind } from '#core/library/kind.ts';
import { isHeardThrough } from '#core/progress/heard.ts';
import { isFinished, isLeftAtEnd, isWorkFinished } from '#core/progress/finished.ts';
import type { Place } from '#core/progress/place.ts';
import { openPlaceSec } from '#core/progress/resume.ts';

/** One part of a work in order: a unit, or a chapter when the whole work is one file. */
export interface TrailPart {
  readonly key: string;
  readonly unitId: string;
  readonly title: string;
  /** Counts from 1. */
  readonly number: number;
  readonly kind: UnitKind;
  readonly section: string | null;
  /** 0 is unknown. */
  readonly durationSec: number;
  /** Of chapters only: where in the unit it begins. */
  readonly startSec: number | undefined;
  readonly state: 'done' | 'now' | 'ahead';
  /** Behind, also while it is gone through again: that is its state then. */
  readonly isFinished: boolean;
  /** Part of this part that is behind, 0 to 1. */
  readonly fraction: number;
}

export interface ItemTrail {
  readonly parts: readonly TrailPart[];
  /** The part under way, or the one to take next; null when the work is finished and nothing under way, or has no parts. */
  readonly next: TrailPart | null;
  readonly isStarted: boolean;
  readonly isFinished: boolean;
  /** Parts behind, with the one under way as a fraction: 6.35 is six done and a third of the seventh. */
  readonly walked: number;
  /** To the end of the work, in seconds. */
  readonly leftSec: number;
  /** What it was made from: the learner's place in each unit that is begun. */
  readonly places: readonly Place[];
}

/** What the player holds, when that is a unit of this work. */
export interface LivePlace {
  readonly unitId: string;
  /** Null while only the unit is known: then the place that was loaded serves. */
  readonly positionSec: number | null;
  /** What the player makes of it; a spoken text is longer or shorter than the time it takes to read. */
  readonly durationSec?: number | null;
  readonly isEnded?: boolean;
}

type Work = Pick<ItemDetail, 'kind' | 'units'>;

/** How far a learner is in a work, part by part. */
export function findTrail(item: Work, places: readonly Place[], playing: LivePlace | null = null): ItemTrail {
  const byUnit = new Map(places.map((place) => [place.unitId, place]));
  const live = isBegunAgain(playing, byUnit) ? playing : null;
  const only = findChapteredUnit(item);
  const parts = only ? chapterParts(only, byUnit.get(only.id), live) : unitParts(item.units, byUnit, live);
  const walked = parts.reduce((sum, part) => sum + (part.isFinished ? 1 : part.fraction), 0);
  const finished = parts.filter((part) => part.isFinished).length;
  const isStarted = live !== null || places.length > 0;
  // Chapters that were jumped over are not on the way to the end of a file.
  const ahead = only
    ? parts.slice(
        Math.max(
          0,
          parts.findIndex((part) => part.state === 'now'),
        ),
      )
    : parts;
  return {
    parts,
    next: parts.find((part) => part.state === 'now') ?? parts.find((part) => part.state === 'ahead') ?? null,
    isStarted,
    isFinished: isWorkFinished(finished, parts.length),
    walked,
    leftSec: ahead.reduce((sum, part) => sum + (part.isFinished ? 0 : part.durationSec * (1 - part.fraction)), 0),
    places,
  };
}

/**
 * A finished unit that the player holds at its beginning is put back there, not begun again; nor is one that was marked as
 * done, which leaves no position, while the player stood somewhere in it.
 */
function isBegunAgain(playing: LivePlace | null, places: ReadonlyMap<string, Place>): boolean {
  const place = places.get(playing?.unitId ?? '');
  if (place === undefined || !isLeftAtEnd(place)) return true;
  return place.positionSec !== null && (playing?.positionSec ?? 0) > 0;
}

/** The one file whose chapters are the parts of the work. A podcast counts its episodes, even when there is only one. */
export function findChapteredUnit({ kind, units }: Pick<ItemDetail, 'kind' | 'units'>): UnitSummary | null {
  const only = units.length === 1 && kind !== 'podcast' ? units[0] : undefined;
  return only && only.chapters.length > 1 ? only : null;
}

function unitParts(units: readonly UnitSummary[], places: ReadonlyMap<string, Place>, live: LivePlace | null): TrailPart[] {
  const nowId = findNow(units, places, live);
  return units.map((unit): TrailPart => {
    const place = places.get(unit.id);
    const isNow = unit.id === nowId;
    const heardSec = live?.unitId === unit.id ? live.positionSec : null;
    const lengthSec = live?.durationSec ?? unit.durationSec;
    const fraction = heardSec !== null && lengthSec > 0 ? heardSec / lengthSec : (place?.fraction ?? 0);
    return {
      key: unit.id,
      unitId: unit.id,
      title: unit.title,
      number: unit.position,
      kind: unit.kind,
      section: unit.section,
      durationSec: unit.durationSec,
      startSec: undefined,
      state: isNow ? 'now' : isBehind(place) ? 'done' : 'ahead',
      isFinished: isBehind(place),
      fraction: Math.min(1, Math.max(0, fraction)),
    };
  });
}

const isBehind = (place: Place | undefined): boolean => place !== undefined && isFinished(place);

/** What plays; else the unit touched last, or, when that one is done, the first after it that is not. */
function findNow(units: readonly UnitSummary[], places: ReadonlyMap<string, Place>, live: LivePlace | null): string | null {
  if (live) return live.unitId;
  const isDone = (unit: UnitSummary): boolean => isBehind(places.get(unit.id));
  const seen = units.filter((unit) => places.has(unit.id));
  const observed = (unit: UnitSummary): number => places.get(unit.id)?.observedMs ?? 0;
  const latest = seen.reduce<UnitSummary | null>((last, unit) => (last === null || observed(unit) > observed(last) ? unit : last), null);
  if (!latest) return null;
  if (!isDone(latest)) return latest.id;
  const after = units.slice(units.indexOf(latest) + 1);
  return (after.find((unit) => !isDone(unit)) ?? units.find((unit) => !isDone(unit)))?.id ?? null;
}

function chapterParts(unit: UnitSummary, place: Place | undefined, live: LivePlace | null): TrailPart[] {
  const isAtEnd = place !== undefined && isLeftAtEnd(place);
  const atSec = live?.positionSec ?? openPlaceSec(place);
  return unit.chapters.map((chapter, i): TrailPart => {
    const endSec = unit.chapters[i + 1]?.startSec ?? unit.durationSec;
    const durationSec = Math.max(0, endSec - chapter.startSec);
    const isLast = i === unit.chapters.length - 1;
    const isPassed = atSec !== null && atSec >= endSec && !isLast;
    const isHeard = place !== undefined && isHeardThrough(place, chapter.startSec, endSec);
    const isHere = atSec !== null && !isPassed && (atSec >= chapter.startSec || i === 0);
    const isDone = !isHere && ((isPassed && isHeard) || (isAtEnd && atSec === null));
    return {
      key: `${unit.id} ${i}`,
      unitId: unit.id,
      title: chapter.title,
      number: i + 1,
      kind: unit.kind,
      section: null,
      durationSec,
      startSec: chapter.startSec,
      state: isHere ? 'now' : isDone ? 'done' : 'ahead',
      isFinished: isDone || isBehind(place),
      fraction: isHere && durationSec > 0 ? Math.min(1, Math.max(0, (atSec - chapter.startSec) / durationSec)) : 0,
    };
  });
}
