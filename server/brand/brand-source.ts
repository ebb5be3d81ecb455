import { readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import type { Brand } from '#core/brand/brand.ts';
import { brandForHost, parseBrandFile, type BrandFile, type BrandWarning } from './parse-brand.ts';

export interface BrandSource {
  /** The brand for a host name as it stands in the file right now. */
  forHost(host: string | undefined): Brand;
  /** What was wrong with the file, for the terminal. */
  warnings(): BrandWarning[];
}

/** Read while a request waits; a brand with all its plans has a tenth of it. */
const MAX_BYTES = 64 * 1024;

function readBrand(file: string, bytes: number): ReturnType<typeof parseBrandFile> {
  if (bytes > MAX_BYTES) {
    const problem = 'brand.yaml is larger than 64 KiB.';
    return { brand: null, warnings: [{ line: null, problem, fix: 'Make it smaller; until then the last good brand stays.' }] };
  }
  try {
    return parseBrandFile(readFileSync(file, 'utf8'));
  } catch (error) {
    const problem = `brand.yaml cannot be read: ${error instanceof Error ? error.message : 'unknown reason'}.`;
    return { brand: null, warnings: [{ line: null, problem, fix: 'Make it a readable text file; until then the last good brand stays.' }] };
  }
}

/** How long the file's time stamp is trusted before it is looked at again. */
const RECHECK_MS = 1000;

/** `brand.yaml` of the library, read again whenever it changed. A broken file leaves the last good brand in place. */
export function openBrandSource(libraryDir: string, onWarning: (warning: BrandWarning) => void = () => {}): BrandSource {
  const file = path.join(libraryDir, 'brand.yaml');
  let current: BrandFile | null = null;
  let warnings: BrandWarning[] = [];
  let stamp = '';
  let checkedAt = -Infinity;

  const refresh = () => {
    const now = performance.now();
    if (now - checkedAt < RECHECK_MS) return;
    checkedAt = now;
    const stat = statSync(file, { throwIfNoEntry: false });
    const seen = stat ? `${stat.mtimeMs}/${stat.size}` : 'none';
    if (seen === stamp) return;
    stamp = seen;
    const result = stat
      ? readBrand(file, stat.size)
      : {
          brand: null,
          warnings: [
            {
              line: null,
              problem: 'There is no brand.yaml; the default brand is used.',
              fix: 'Add brand.yaml to the library folder. docs/operating.md lists its fields.',
            },
          ],
        };
    warnings = result.warnings;
    if (result.brand || !stat) current = result.brand;
    for (const warning of warnings) onWarning(warning);
  };

  refresh();
  return {
    forHost: (host) => {
      refresh();
      return brandForHost(current, host);
    },
    warnings: () => warnings,
  };
}
