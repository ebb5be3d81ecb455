import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { OutputOf } from './read-recipes.ts';
import { openPage, showMarkup } from './render-pages.ts';

export async function printPdf(folder: string, output: OutputOf<'pdf'>): Promise<void> {
  const page = await openPage(800, 1100);
  try {
    await showMarkup(page, readFileSync(join(folder, output.from), 'utf8'));
    const pdf = await page.pdf({ preferCSSPageSize: true, printBackground: true, tagged: true });
    writeFileSync(join(folder, output.to), Buffer.from(fixChanging(pdf.toString('latin1')), 'latin1'));
  } finally {
    await page.close();
  }
}

/** Replaces what differs between two prints of one page. Lengths stay, because a PDF counts its bytes. */
function fixChanging(pdf: string): string {
  const nodes = [...pdf.matchAll(/\bnode(\d{8})\b/g)].map((match) => Number(match[1]));
  // The browser goes on counting from what it drew before; the order of the ids matters, their start does not.
  const shift = nodes.reduce((first, node) => Math.min(first, node), Infinity) - 1;
  return pdf
    .replace(/\/(CreationDate|ModDate) \(D:\d{14}/g, '/$1 (D:20260101000000')
    .replace(/\bnode(\d{8})\b/g, (_, n: string) => `node${String(Number(n) - shift).padStart(8, '0')}`);
}
