import { joinPeople, splitPeople } from '#core/library/names/file-name-people.ts';
import { readLanguage } from '#core/library/names/language-code.ts';
import type { ScannedFile } from '../../scan/walk-folder.ts';
import { readLenientText } from '../text/lenient-text.ts';
import { parseXml } from '../text/parse-xml.ts';
import { readText } from '../read-bytes.ts';
import { locate, type ReadContext } from '../read-context.ts';
import { reportFailure } from '../report-failure.ts';
import type { WorkFiles } from '../group/work-files.ts';
import { readMetadataAbs, readMetadataJson } from './audiobookshelf-metadata.ts';
import { readNfo } from './nfo-metadata.ts';
import { readOpfMetadata } from './opf-metadata.ts';
import type { WorkMetadata } from './work-metadata.ts';

const TEXT_LIMIT = 2 * 1024 * 1024;

/** OPF wins over JSON, that over what programs wrote before, key by key; a broken file is reported and says nothing. */
export async function readMetadataFiles(context: ReadContext, found: WorkFiles): Promise<WorkMetadata> {
  const read = async (file: ScannedFile | null, parse: (path: string) => Promise<WorkMetadata | null>): Promise<WorkMetadata> => {
    if (!file) return {};
    try {
      return (await parse(locate(context, file.path))) ?? {};
    } catch (error) {
      reportFailure(context.problems, file.path, error);
      return {};
    }
  };
  const { language, ...said }: WorkMetadata = {
    ...(await read(found.reader, readReader)),
    ...(await read(found.nfo, async (path) => readNfo((await readLenientText(path, TEXT_LIMIT)).text)?.work ?? null)),
    ...(await read(found.metadataJson ? null : found.abs, async (path) => readMetadataAbs((await readLenientText(path, TEXT_LIMIT)).text))),
    ...(await read(found.metadataJson, async (path) => readMetadataJson(await readText(path, TEXT_LIMIT)))),
    ...(await read(found.opf, async (path) => readOpfMetadata(parseXml(await readText(path, TEXT_LIMIT))))),
  };
  const code = readLanguage(language);
  return code === null ? said : { ...said, language: code };
}

/** Audiobookshelf's `reader.txt`: its first line names who reads. */
async function readReader(path: string): Promise<WorkMetadata> {
  const { text } = await readLenientText(path, TEXT_LIMIT);
  const narrator = joinPeople(splitPeople((text.replace(/^\uFEFF/, '').split(/\r?\n/)[0] ?? '').slice(0, 500)));
  return narrator === '' ? {} : { narrator };
}
