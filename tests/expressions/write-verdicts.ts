import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { judgeAll, listExpressions, readKnown } from './judge-expressions.ts';

/* Judges what is new, and forgets what is gone: `node tests/expressions/write-verdicts.ts`. */
const verdicts = judgeAll(listExpressions().expressions, readKnown());
const sorted = Object.fromEntries([...verdicts].toSorted(([a], [b]) => (a < b ? -1 : 1)));
writeFileSync(path.join(import.meta.dirname, 'verdicts.json'), `${JSON.stringify(sorted, null, 2)}\n`);
