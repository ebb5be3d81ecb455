import type { CaptionName } from '#core/library/names/file-name-captions.ts';
import type { UnitFiles } from './group/unit-files.ts';
import type { Transcript } from './item-content.ts';
import type { ReadContext } from './read-context.ts';
import { readCaptions } from './read-sidecars.ts';
import { attempt } from './report-failure.ts';

/**
 * The captions of a unit, the one that serves as its transcript first: whole before forced, the work's own language or none
 * said before others, plain before commentary and before descriptions of sounds, then what is marked as the default.
 */
export async function readTranscripts(context: ReadContext, group: UnitFiles, language: string): Promise<Transcript[]> {
  const transcripts: Transcript[] = [];
  const base = language.split('-')[0]?.toLowerCase();
  const order = ({ language: spoken, ...name }: CaptionName) => [
    Number(name.isForced),
    spoken?.split('-')[0] === base ? 0 : spoken === null ? 1 : 2,
    Number(name.label !== null),
    Number(name.isForImpaired),
    Number(!name.isDefault),
  ];
  const sorted = group.captions.toSorted((a, b) => compareLists(order(a.name), order(b.name)));
  for (const { file, name } of sorted) {
    const role = makeRole(name);
    if (transcripts.some(({ media }) => media.role === role)) continue;
    const media = await attempt(context, file, (captionFile) => readCaptions(context, captionFile, role));
    if (media) transcripts.push({ language: name.language, isForced: name.isForced, media });
  }
  return transcripts;
}

function makeRole({ language, isForced }: CaptionName): string {
  return ['captions', language?.toLowerCase(), isForced ? 'forced' : undefined].filter((part) => part !== undefined).join('-');
}

function compareLists(a: readonly number[], b: readonly number[]): number {
  const at = a.findIndex((value, i) => value !== b[i]);
  return (a[at] ?? 0) - (b[at] ?? 0);
}
