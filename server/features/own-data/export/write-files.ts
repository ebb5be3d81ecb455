import type { LearnerId } from '#core/account/learner.ts';
import { sayMoment } from '#core/say-moment.ts';
import type { ZipStream } from '../../../pack-zip.ts';
import type { Entry } from './present-row.ts';
import { readEntries } from './read-entries.ts';
import type { Reading } from './reading.ts';
import { SORTS, type Sort } from './sorts.ts';
import { readZone } from './read-zone.ts';
import type { Reader } from './tell-entry.ts';
import { TOLD } from './told-fields.ts';

/** @param origin of the site, for links to the places of notes */
export async function* writeFiles(house: Reading, learnerId: LearnerId, origin: string): AsyncGenerator<ZipStream> {
  const reader = { origin, zone: await readZone(house, learnerId) };
  yield { name: 'README.md', parts: [sayWhatIsWhat(house.now(), reader)] };
  for (const sort of SORTS) {
    yield { name: `json/${sort.file}.json`, parts: writeJson(readEntries(house, sort, learnerId)) };
    yield { name: `to-read/${sort.file}.md`, parts: writeMarkdown(sort, readEntries(house, sort, learnerId), reader) };
  }
}

function sayWhatIsWhat(nowMs: number, { zone }: Reader): string {
  const lines = SORTS.map(({ file, title, says }) => `- **${title}** (\`${file}\`): ${says}`);
  return `# A copy of your data

Made on ${sayMoment(new Date(nowMs).toISOString(), zone)}. Each sort comes twice: in \`to-read\` as Markdown, which any text program opens, with times of the zone ${zone}, and in \`json\` for other programs, with every field. In \`json\` moments are ISO 8601 in UTC; lengths and positions are seconds.

${lines.join('\n')}

Left out are secrets (passwords, tokens and keys, of which the server keeps what it needs to check them), counters of requests, and what would give away the answers of the IQ test.
`;
}

async function* writeJson(entries: AsyncIterable<Entry>): AsyncGenerator<string> {
  let before = '[\n';
  for await (const entry of entries) {
    yield before + JSON.stringify(entry, null, 2);
    before = ',\n';
  }
  yield before === '[\n' ? '[]\n' : '\n]\n';
}

async function* writeMarkdown(
  { file, title, note, tell = TOLD[file] }: Sort,
  entries: AsyncIterable<Entry>,
  reader: Reader,
): AsyncGenerator<string> {
  yield `# ${title}\n`;
  if (note !== undefined) yield `\n${note}\n`;
  let before: Entry | undefined;
  for await (const entry of entries) {
    yield `\n${tell?.(entry, reader, before).trim()}\n`;
    before = entry;
  }
  if (!before) yield '\nThere is nothing.\n';
}
