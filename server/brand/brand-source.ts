import { statSync } from 'node:fs';
import path from 'node:path';
import type { Brand } from '#core/brand/brand.ts';
import type { AiProvider } from '#core/coach/ai-provider.ts';
import { ContentTooLarge, NotContent, readContentSync } from '#server/open-content.ts';
import { brandForHost, parseBrandFile, type BrandFile, type BrandWarning } from './parse-brand.ts';

export interface BrandSource {
  /** The brand for a host name as it stands in the file right now. */
  forHost(host: string | undefined): Brand;
  /** What was wrong with the file, for the terminal. */
  warnings(): BrandWarning[];
}

const FILE = 'brand.yaml';
/** Read while a request waits; a brand with all its plans has a tenth of it. */
const MAX_BYTES = 64 * 1024;

function readBrand(libraryDir: string): ReturnType<typeof parseBrandFile> {
  try {
    return parseBrandFile(readContentSync({ folder: libraryDir, path: FILE }, MAX_BYTES).toString());
  } catch (error) {
    const [problem, fix] = explain(error);
    return { brand: null, warnings: [{ line: null, problem, fix: `${fix}; until then the last good brand stays.` }] };
  }
}

function explain(error: unknown): [problem: string, fix: string] {
  if (error instanceof ContentTooLarge) return ['brand.yaml is larger than 64 KiB.', 'Make it smaller'];
  if (error instanceof NotContent) return ['brand.yaml is not a file, or is a link out of the library.', 'Put the file itself there'];
  const reason = error instanceof Error ? error.message : 'unknown reason';
  return [`brand.yaml cannot be read: ${reason}.`, 'Make it a readable text file'];
}

const ABSENT: ReturnType<typeof parseBrandFile> = {
  brand: null,
  warnings: [
    {
      line: null,
      problem: 'There is no brand.yaml; the default brand is used.',
      fix: 'Add brand.yaml to the library folder. docs/operating.md lists its fields.',
    },
  ],
};

const NO_FILE = 'none';

/** Another one whenever the file may have changed. What cannot be looked at is left to the reading, which says why. */
function stampOf(file: string): string {
  try {
    const stat = statSync(file, { throwIfNoEntry: false });
    return stat ? `${stat.mtimeMs}/${stat.size}` : NO_FILE;
  } catch {
    return 'unknown';
  }
}

/** How long the file's time stamp is trusted before it is looked at again. */
const RECHECK_MS = 1000;

/** `brand.yaml` of the library, read again whenever it changed. A broken file leaves the last good brand in place. */
export function openBrandSource(
  libraryDir: string,
  onWarning: (warning: BrandWarning) => void = () => {},
  aiProvider?: AiProvider,
): BrandSource {
  const file = path.join(libraryDir, FILE);
  let current: BrandFile | null = null;
  let warnings: BrandWarning[] = [];
  let stamp = '';
  let checkedAt = -Infinity;

  const refresh = () => {
    const now = performance.now();
    if (now - checkedAt < RECHECK_MS) return;
    checkedAt = now;
    const seen = stampOf(file);
    if (seen === stamp) return;
    stamp = seen;
    const result = seen === NO_FILE ? ABSENT : readBrand(libraryDir);
    warnings = result.warnings;
    if (result.brand || seen === NO_FILE) current = result.brand;
    for (const warning of warnings) onWarning(warning);
  };

  refresh();
  return {
    forHost: (host) => {
      refresh();
      return brandForHost(current, host, aiProvider);
    },
    warnings: () => warnings,
  };
}
