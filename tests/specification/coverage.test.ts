import { existsSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { MUTANTS } from './mutants/all.ts';
import { placeOf } from './mutants/mutant.ts';
import { readNoticed } from './mutants/noticed.ts';
import { readNames, spellOut } from './read-names.ts';
import { OTHERWISE, ROWS } from './rows.ts';
import { writeCoverage } from './write-coverage.ts';

const named = readNames('{core,server,web,scripts,tests}/**/*.{test,spec}.{ts,tsx}');

it('every row of the specification is named by a test', () => {
  expect([...ROWS.keys()].filter((name) => !named.has(name))).toEqual([]);
});

it('every name is a row of the specification', () => {
  expect([...named].filter(([name]) => !ROWS.has(name))).toEqual([]);
});

it('every difference is one of a row, with a decision that says why', () => {
  const wrong = [...OTHERWISE].filter(([name, decision]) => !ROWS.has(name) || !existsSync(`docs/decisions/${decision}.md`));
  expect(wrong).toEqual([]);
});

it('a name may go on from the one before, or stand for a group', () => {
  expect(spellOut('9.chat.model .history 4.repeat.cycle')).toEqual(['9.chat.model', '9.chat.history', '4.repeat.cycle']);
  expect(spellOut('9.cost.* 9.coach.words')).toEqual(['9.cost.prompt', '9.cost.completion', '9.coach.words']);
  expect(spellOut('9.cost.${fact}')).toEqual(['9.cost.prompt', '9.cost.completion']);
  expect(spellOut('9.nothing.*')).toEqual(['9.nothing.*']);
});

it('every mutant is one of a row, at a place that there is once', () => {
  const lost = Object.entries(MUTANTS).filter(([row, mutant]) => !ROWS.has(row) || !placeOf(mutant, readFileSync(mutant[0], 'utf8')));
  expect(lost).toEqual([]);
});

it('docs/specification-coverage.md says which', async () => {
  await expect(writeCoverage(named, readNoticed())).toMatchFileSnapshot('../../docs/specification-coverage.md');
});
