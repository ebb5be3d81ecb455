import { existsSync } from 'node:fs';
import { Figures } from '../figures.ts';
import { foldersOf, scoreFolder } from './score-folder.ts';
import { formatTable, parseTable, percent, totalOf, type Scores } from './score-table.ts';

/** The least score of all folders below these together, in percent. */
const FLOORS = { core: 85, 'server/features': 75 };

const figures = new Figures('npm run mutants');
const asked = process.argv.slice(2).map((folder) => folder.replace(/\/$/, ''));

// Written after each folder: a run that is interrupted loses nothing.
for (const folder of (asked.length > 0 ? asked : Object.keys(FLOORS)).flatMap(foldersOf)) {
  const scores = { ...known(), [folder]: await scoreFolder(folder) };
  figures.write(formatTable(scores, FLOORS));
}
console.log(figures.read());

if (Object.entries(FLOORS).some(([top, floor]) => percent(totalOf(known(), top)) < floor)) process.exitCode = 1;

/** Scores measured before, of folders that are still there. */
function known(): Scores {
  return Object.fromEntries(Object.entries(parseTable(figures.read())).filter(([folder]) => existsSync(folder)));
}
