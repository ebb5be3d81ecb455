import type { LearnerId } from '#core/account/learner.ts';
import type { ZipStream } from '../../../pack-zip.ts';
import type { Entry } from './present-row.ts';
import { readEntries, type Reading } from './read-entries.ts';
import { SORTS, type Sort } from './sorts.ts';
import { tellEntry } from './tell-entry.ts';

/** @param origin of the site, for links to the places of notes */
export function* writeFiles(house: Reading, learnerId: LearnerId, origin: string): Generator<ZipStream> {
  yield { name: 'README.md', parts: [sayWhatIsWhat(house.now())] };
  for (const sort of SORTS) {
    yield { name: `json/${sort.file}.json`, parts: writeJson(readEntries(house, sort, learnerId)) };
    yield { name: `to-read/${sort.file}.md`, parts: writeMarkdown(sort, readEntries(house, sort, learnerId), origin) };
  }
}

function sayWhatIsWhat(nowMs: number): string {
  const lines = SORTS.map(({ file, title, says }) => `- **${title}** (\`${file}\`): ${says}`);
  return `# A copy of your data

Made on ${new Date(nowMs).toISOString()}. Each sort comes twice: in \`to-read\` as Markdown, which any text program opens, and in \`json\` for other programs, with every field. In \`json\` moments are ISO 8601 in UTC; lengths and positions are seconds.

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

async function* writeMarkdown({ title, heading, tell }: Sort, entries: AsyncIterable<Entry>, origin: string): AsyncGenerator<string> {
  yield `# ${title}\n`;
  let before: Entry | undefined;
  for await (const entry of entries) {
    yield `\n${tell ? tell(entry, before, origin).trim() : tellEntry(entry, heading)}\n`;
    before = entry;
  }
  if (!before) yield '\nThere is nothing.\n';
}
