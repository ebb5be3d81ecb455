import { Figures } from '../support/figures.ts';
import { foldersOf, scoreFolder } from './score-folder.ts';
import { formatTable, parseTable, percent, totalOf, type Top } from './score-table.ts';

const FLOORS = { core: 85, 'server/features': 75 };

const tops = Object.entries(FLOORS).map(([top, floor]): Top => ({ top, floor, folders: foldersOf(top) }));
const figures = new Figures('npm run mutants');
const asked = process.argv.slice(2).map((folder) => folder.replace(/\/$/, ''));

// Written after each folder: a run that is interrupted loses nothing, and a run of one folder leaves the others alone.
for (const folder of asked.length > 0 ? asked.flatMap(foldersOf) : tops.flatMap(({ folders }) => folders)) {
  const score = await scoreFolder(folder);
  figures.write(formatTable({ ...parseTable(figures.read()), [folder]: score }, tops));
}

const table = figures.read();
console.log(table);
const isMissed = tops.some(({ folders, floor }) => {
  const total = totalOf(parseTable(table), folders);
  return total !== null && percent(total) < floor;
});
if (isMissed) process.exitCode = 1;
