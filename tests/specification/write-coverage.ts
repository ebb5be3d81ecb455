import type { Noticed } from './mutants/noticed.ts';
import { OTHERWISE, ROWS } from './rows.ts';

const HEAD = `# What the specification says, and the tests that prove it

Written by \`tests/specification/coverage.test.ts\`, which fails on a row that no test names and on a name that is no row: \`npx vitest run tests/specification -u\` writes it anew. A test names rows at the end of its title, as in \`'… [spec 9.chat.model]'\`. What the specification calls "not shown" is no row.

A test that names a row has to fail when its fact breaks. \`npm run specification:mutants [ROW | GROUP | SECTION ...]\` proves it: it breaks one fact after another in a copy of the repository (\`tests/specification/mutants\`), runs the tests that name its row, and notes which of them noticed.
`;

const TITLES: Readonly<Record<string, string>> = {
  1: 'What the product does and for whom',
  2: 'Screens and routes',
  3: 'Entities and their fields',
  4: 'States and transitions',
  5: 'Validation rules',
  6: 'Roles and permissions',
  7: 'The calls it makes',
  8: 'Error catalogue',
  9: 'Business constants and limits',
};

const link = (file: string): string => `[${file}](../${file})`;

/** As Markdown, to stand in `docs/`. */
export function writeCoverage(named: ReadonlyMap<string, ReadonlySet<string>>, noticed: Noticed): string {
  const sections = Object.entries(TITLES).map(([section, title]) => {
    const rows = [...ROWS]
      .filter(([name]) => name.startsWith(`${section}.`))
      .map(([name, words]) => writeRow(name, words, { named, noticed }));
    return [
      `## ${section}. ${title}`,
      '',
      '| row | the specification | tests | when it breaks |',
      '| --- | --- | --- | --- |',
      ...rows,
      '',
    ].join('\n');
  });
  const counts = [...Map.groupBy(ROWS.keys(), (name) => tell(noticed.get(name)))].map(([told, rows]) => `${rows.length} ${told}`);
  return [HEAD, `Of ${ROWS.size} rows: ${counts.join(', ')}.`, '', ...sections].join('\n');
}

interface Proofs {
  readonly named: ReadonlyMap<string, ReadonlySet<string>>;
  readonly noticed: Noticed;
}

function writeRow(name: string, words: string, { named, noticed }: Proofs): string {
  const decision = OTHERWISE.get(name);
  const said = decision ? `${words} ([otherwise on purpose](decisions/${decision}.md))` : words;
  return `| \`${name}\` | ${said} | ${[...(named.get(name) ?? [])].map(link).join(', ')} | ${tell(noticed.get(name))} |`;
}

function tell(sign: string | null | undefined): string {
  if (sign === undefined) return 'not tried';
  return sign === null ? 'missed' : 'noticed';
}
