import { joinPeople, splitPeople } from '#core/library/names/file-name-people.ts';
import type { ContentPlace } from '#server/open-content.ts';
import type { ScannedFile } from '../../scan/walk-folder.ts';
import { readLenientText } from '../text/lenient-text.ts';
import { parseXml } from '../text/parse-xml.ts';
import { readText } from '../read-bytes.ts';
import { locate, type ReadContext } from '../read-context.ts';
import { reportFailure } from '../report-failure.ts';
import type { WorkFiles } from '../group/work-files.ts';
import { readMetadataAbs, readMetadataJson } from './audiobookshelf-metadata.ts';
import { reportFields, type RefuseField } from './bounded-fields.ts';
import { readNfo } from './nfo-metadata.ts';
import { readOpfMetadata } from './opf-metadata.ts';
import { settleLanguage } from './settle-language.ts';
import type { WorkMetadata } from './work-metadata.ts';

const TEXT_LIMIT = 2 * 1024 * 1024;

/** OPF wins over JSON, that over what programs wrote before, key by key; a broken file is reported and says nothing. */
export async function readMetadataFiles(context: ReadContext, found: WorkFiles): Promise<WorkMetadata> {
  const read = async (
    file: ScannedFile | null,
    parse: (place: ContentPlace, refuse: RefuseField) => Promise<WorkMetadata | null>,
  ): Promise<WorkMetadata> => {
    if (!file) return {};
    try {
      const metadata = await parse(locate(context, file.path), reportFields(context.problems, file.path));
      return settleLanguage(metadata ?? {}, file.path, context.problems);
    } catch (error) {
      reportFailure(context.problems, file.path, error);
      return {};
    }
  };
  return {
    ...(await read(found.reader, readReader)),
    ...(await read(found.nfo, async (place, refuse) => readNfo((await readLenientText(place, TEXT_LIMIT)).text, refuse)?.work ?? null)),
    ...(await read(found.metadataJson ? null : found.abs, async (place, refuse) =>
      readMetadataAbs((await readLenientText(place, TEXT_LIMIT)).text, refuse),
    )),
    ...(await read(found.metadataJson, async (place, refuse) => readMetadataJson(await readText(place, TEXT_LIMIT), refuse))),
    ...(await read(found.opf, async (place, refuse) => readOpfMetadata(parseXml(await readText(place, TEXT_LIMIT)), refuse))),
  };
}

/** Audiobookshelf's `reader.txt`: its first line names who reads. */
async function readReader(place: ContentPlace): Promise<WorkMetadata> {
  const { text } = await readLenientText(place, TEXT_LIMIT);
  const narrator = joinPeople(splitPeople((text.replace(/^\uFEFF/, '').split(/\r?\n/)[0] ?? '').slice(0, 500)));
  return narrator === '' ? {} : { narrator };
}
