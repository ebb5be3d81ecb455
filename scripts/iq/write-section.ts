import { readFileSync, writeFileSync } from 'node:fs';

/** Writes what stands between two comments of a page anew: `<!-- audited -->` and `<!-- end of audited -->`. */
export function writeSection(path: string, name: string, write: (before: string) => string): void {
  const page = readFileSync(path, 'utf8');
  const section = new RegExp(`(?<=<!-- ${name} -->\\n)[^]*(?=<!-- end of ${name} -->)`);
  writeFileSync(
    path,
    page.replace(section, (before) => `\n${write(before.trim())}\n\n`),
  );
}
