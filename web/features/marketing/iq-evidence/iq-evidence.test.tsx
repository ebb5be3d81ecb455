import { renderToString } from 'react-dom/server';
import { createRoutesStub } from 'react-router';
import { expect, it } from 'vitest';
import { LEVELS } from '#core/iq/domains.ts';
import { AUDITED } from '#core/iq/evidence/audited.ts';
import { SIMULATED } from '#core/iq/evidence/simulated.ts';
import { TEMPLATE_IDS } from '#core/iq/templates/catalogue.ts';
import { guessOf } from '#core/iq/templates/short-cuts.ts';
import { TEMPLATE_NAMES } from '#core/iq/templates/template-names.ts';
import IqEvidence from '../iq-evidence.tsx';

const Stub = createRoutesStub([{ path: '/', Component: IqEvidence }]);
const markup = renderToString(<Stub />).replaceAll('<!-- -->', '');
const cellsOf = (row: string): string[] =>
  [...row.matchAll(/<t[hd][^>]*>(.*?)<\/t[hd]>/g)].map(([, cell = '']) => cell.replaceAll(/<[^>]+>/g, ''));
const rows = markup
  .split('<tr role="row">')
  .slice(1)
  .map((row) => cellsOf(row.split('</tr>')[0] ?? ''));

it('tells of each form what was simulated of it', () => {
  const { halfWidth, coverage, rmse, reliability } = SIMULATED.forms.short;
  expect(rows).toContainEqual([
    'Short form',
    '20',
    `±${halfWidth.toFixed(1)}`,
    `${(100 * coverage).toFixed(1)}%`,
    rmse.toFixed(1),
    reliability.toFixed(2),
  ]);
  expect(rows.filter(([, , , reached]) => reached === 'missed')).toHaveLength(SIMULATED.goals.filter(({ isReached }) => !isReached).length);
});

it('has a row for each template and level, under the name that people read', () => {
  for (const template of TEMPLATE_IDS) {
    const at = rows.findIndex((cells) => cells.length === 1 && cells[0] === TEMPLATE_NAMES[template]);
    expect(rows.slice(at + 1, at + 6).map(([level, , , , , , , items]) => [level, items])).toEqual(
      Object.entries(AUDITED[template]).map(([level, { items }]) => [level, items.toLocaleString('en')]),
    );
  }
});

it('says of short cuts that they are counted in, and of looks that were not tried that they were not', () => {
  const cells = TEMPLATE_IDS.flatMap((template) => LEVELS.map((level) => ({ template, level, cell: AUDITED[template][level] })));
  const counted = cells.filter(({ template, level, cell }) => guessOf(template, level, cell.chance) > cell.chance);
  expect(rows.filter((row) => row[3]?.endsWith(', a short cut counted in'))).toHaveLength(counted.length);
  const untried = cells.filter(({ cell }) => cell.shallow === undefined);
  expect(rows.filter((row) => row[6] === 'not tried')).toHaveLength(untried.length);
});

it('names each table, and the headings of its rows and columns', () => {
  expect(markup.match(/<table/g)).toHaveLength(8);
  expect(markup.match(/<caption id="[^"]+"><span>[^<]+</g)).toHaveLength(8);
  expect(markup).not.toMatch(/<th(?! scope=)[\s>]|\sstyle=|NaN|undefined/);
});
