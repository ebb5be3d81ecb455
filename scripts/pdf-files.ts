import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Plugin } from 'vite';

const PDF_JS = path.join(import.meta.dirname, '..', 'node_modules', 'pdfjs-dist');
const FOLDERS = ['cmaps', 'standard_fonts'];

/**
 * Puts the character maps and typefaces that a PDF may name without holding them into the build, under their own names:
 * pdf.js asks for them one by one. The version in the address lets browsers keep them.
 */
export function pdfFiles(): Plugin {
  const { version } = JSON.parse(readFileSync(path.join(PDF_JS, 'package.json'), 'utf8')) as { version: string };
  const address = `assets/pdf-js-${version}/`;
  return {
    name: 'pdf-files',
    config: ({ base = '/' }) => ({ define: { PDF_FILES: JSON.stringify(base + address) } }),
    generateBundle() {
      if (this.environment.name === 'ssr') return;
      for (const folder of FOLDERS)
        for (const name of readdirSync(path.join(PDF_JS, folder)))
          this.emitFile({ type: 'asset', fileName: `${address}${folder}/${name}`, source: readFileSync(path.join(PDF_JS, folder, name)) });
    },
  };
}
