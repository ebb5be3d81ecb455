import path from 'node:path';
import type { Brand } from '#core/brand/brand.ts';
import type { AiProvider } from '#core/coach/ai-provider.ts';
import { ContentTooLarge, NotContent, readContentSync } from '#server/open-content.ts';
import { NO_FILE, stampOf } from './file-stamp.ts';
import { openLogos, type BrandLogo } from './logo.ts';
import { brandForHost, fieldsOfHost, parseBrandFile, type BrandFile, type BrandWarning, type JudgeLogo } from './parse-brand.ts';

export interface BrandSource {
  /** The brand for a host name as it stands in the file right now. */
  forHost(host: string | undefined): Brand;
  /** The logo of that brand, where it is a file of the library. */
  logoFor(host: string | undefined): BrandLogo | null;
  /** Whether the file has a brand of its own for a host name. */
  hasHost(host: string): boolean;
  /** What was wrong with the file, for the terminal. */
  warnings(): BrandWarning[];
}

const FILE = 'brand.yaml';
/** Where a logo of the library is served: to each host its own. */
export const LOGO_PATH = '/brand/logo';
/** Read while a request waits; a brand with all its plans has a tenth of it. */
const MAX_BYTES = 64 * 1024;

function readBrand(libraryDir: string, judgeLogo: JudgeLogo): ReturnType<typeof parseBrandFile> {
  try {
    return parseBrandFile(readContentSync({ folder: libraryDir, path: FILE }, MAX_BYTES).toString(), judgeLogo);
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

/** How long the file's time stamp is trusted before it is looked at again. */
const RECHECK_MS = 1000;

/** `brand.yaml` of the library, read again whenever it changed. A broken file leaves the last good brand in place. */
export function openBrandSource(
  libraryDir: string,
  onWarning: (warning: BrandWarning) => void = () => {},
  aiProvider?: AiProvider,
  payments?: Brand['payments'],
): BrandSource {
  const file = path.join(libraryDir, FILE);
  let current: BrandFile | null = null;
  let warnings: BrandWarning[] = [];
  let logos = openLogos(libraryDir);
  let stamp = '';
  let checkedAt = -Infinity;

  const refresh = () => {
    const now = performance.now();
    if (now - checkedAt < RECHECK_MS) return;
    checkedAt = now;
    const seen = stampOf(file);
    const hasNewLogo = logos.haveChanged();
    if (seen === stamp && !hasNewLogo) return;
    stamp = seen;
    const read = openLogos(libraryDir);
    const result = seen === NO_FILE ? ABSENT : readBrand(libraryDir, read.judge);
    warnings = result.warnings;
    if (result.brand || seen === NO_FILE) {
      current = result.brand;
      logos = read;
    }
    for (const warning of warnings) onWarning(warning);
  };
  const written = (host: string | undefined): Brand => {
    refresh();
    return brandForHost(current, host, aiProvider, payments);
  };
  const logoOf = ({ logo_url: file }: Brand) => (file === null ? null : logos.find(file));

  refresh();
  return {
    forHost: (host) => {
      const brand = written(host);
      const logo = logoOf(brand);
      return logo ? { ...brand, logo_url: `${LOGO_PATH}?v=${logo.version}` } : brand;
    },
    logoFor: (host) => logoOf(written(host)),
    hasHost: (host) => {
      refresh();
      return fieldsOfHost(current, host) !== undefined;
    },
    warnings: () => warnings,
  };
}
