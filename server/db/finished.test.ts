import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';

const ROOT = path.join(import.meta.dirname, '../..');
/** Compares the flag instead of asking the rule. */
const OWN_RULE = /completed['"]?\s*(?:={1,3}|,\s*'=',)\s*(?:1|true)|\.completed\s*(?:\?|&&|\|\||\)|===)/;
/** What keeps places writes and reads the flag; it decides nothing. */
const KEEPS_IT = /^(?:core\/progress|core\/player\/places|core\/reader\/reading-tracker|server\/db)\b/;

it('nobody decides by themselves whether a unit is finished', () => {
  const files = globSync(['core/**/*.ts', 'server/**/*.ts', 'web/**/*.{ts,tsx}'], { cwd: ROOT });
  const asked = files.filter((file) => !file.includes('.test.') && !KEEPS_IT.test(file));
  expect(asked.length).toBeGreaterThan(1000);
  expect(asked.filter((file) => OWN_RULE.test(readFileSync(path.join(ROOT, file), 'utf8')))).toEqual([]);
  for (const own of [
    "where('progress.completed', '=', 1)",
    'progress.completed = 1',
    'place?.completed ?? false',
    'if (latest.completed) return',
  ])
    expect([own, OWN_RULE.test(own)]).toEqual([own, true]);
});
