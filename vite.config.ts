import { existsSync } from 'node:fs';
import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig, type Rolldown } from 'vite';
import { pdfFiles } from './scripts/pdf-files.ts';

/** Small modules that nearly every page needs: as one file they compress to much less than as thirty. */
const BASE_FILES: Record<string, string> = {
  'web/ui': 'button classes tooltip logo kind spinner empty-state error-state drawer',
  'web/ui/drawn': 'cover cairn-stack map-figure',
  'web/shell': 'failure-screen lost-page page-code use-first-use use-page-intent',
  'web/api': 'client request api-error',
  web: 'addresses screen nonce root-data appearance page-meta remember-learner',
  'web/player': 'player-provider player-store sleeping-player use-player leave-page',
  'web/player/keeping': 'player-keys',
  'web/features/player': 'player-bar player-surfaces surface-code play-button',
  core: 'random words format-time',
  'core/drawing': 'terrain path stones blaze cover cover-type cover-palette scenes',
  'core/library': 'kind kind-words',
  'core/player': 'queue-state playback-state playback-defaults player-state',
  'core/player/control': 'dead-commands',
  'core/player/speech': 'speech-id',
  'core/account': 'access',
};
const BASE_ICONS = /\/lucide-react\/.*\/icons\/(check|chevron-down|menu|plus|x)\./;

/** A name that has moved would silently leave the base, and pages would grow. */
function matchFiles(files: Record<string, string>): RegExp {
  const paths = Object.entries(files).flatMap(([folder, names]) => names.split(' ').map((name) => `${folder}/${name}`));
  const gone = paths.find((path) => !existsSync(`${path}.ts`) && !existsSync(`${path}.tsx`));
  if (gone) throw new Error(`vite.config.ts: there is no ${gone}.ts or .tsx.`);
  return new RegExp(`/(${paths.join('|')})\\.tsx?$`);
}

/** What a visitor's pages share. */
const SITE =
  /\/(web\/(shell\/site-[\w-]+|features\/marketing\/(page|kind-says|plan\/plan-[\w-]+|faq\/question-list))|core\/faq\/first-questions)\.tsx?$/;

/** One file because it compresses better than three, and apart from ours because a release seldom changes it. */
const REACT = /\/node_modules\/(react|react-dom|react-router|scheduler)\//;

/** Apart from our own view of a PDF, which changes more often. Loaded when a PDF is opened, and never else. */
const PDF_JS = /\/node_modules\/pdfjs-dist\//;

/** What several pages of the app draw, as one file: the list of all pages' files, which every page loads, stays short. */
const ICONS = /\/lucide-react\/.*\/icons\//;

/** Likewise what asks and keeps what the server says. */
const QUERY = /\/node_modules\/@tanstack\//;

/** What is fetched for each page once it stands. */
const KEYS =
  /\/web\/(shell\/(page-change|focus-mark|lost-focus|page-focus|use-page-request)|features\/commands\/(command-keys|commands))\.tsx?$/;

/** The learner's frame, with all it needs. */
const APP = /\/web\/shell\/(app-providers|sidebar|top-bar|tab-bar|mobile-menu|player-toasts|use-waiting-records)\.tsx?$/;

const OURS = /\/(web|core)\/.*\.tsx?$/;
/** Large packages that a page without forms and dialogs does not need. */
const LARGE = /\/node_modules\/(zod|@base-ui)\//;

/** What many pages are made of, as one file instead of dozens; without what would bring a large package along. */
const nameShared: Rolldown.CodeSplittingNameFunction = (id, chunking) => {
  const seen = new Set<string>();
  const needsLarge = (one: string): boolean => {
    if (seen.has(one)) return false;
    seen.add(one);
    return LARGE.test(one) || (chunking.getModuleInfo(one)?.importedIds ?? []).some(needsLarge);
  };
  return needsLarge(id) ? null : 'shared';
};

const GROUPS = [
  { name: 'react', test: REACT },
  { name: 'pdf-js', test: PDF_JS },
  { name: 'base', test: new RegExp(`${matchFiles(BASE_FILES).source}|${BASE_ICONS.source}`) },
  { name: 'site', test: SITE },
  { name: 'icons', test: ICONS, minShareCount: 2 },
  { name: 'query', test: QUERY, minShareCount: 2 },
  { name: 'keys', test: KEYS },
  { name: 'app', test: APP },
  { name: nameShared, test: OURS, minShareCount: 6 },
];

export default defineConfig(({ isSsrBuild }) => ({
  // Vite minifies all styles itself, and knows `::highlight`.
  plugins: [tailwindcss({ optimize: false }), reactRouter(), pdfFiles()],
  build: {
    target: 'es2023',
    assetsInlineLimit: 0,
    ...(isSsrBuild
      ? {}
      : {
          rolldownOptions: {
            output: {
              chunkFileNames: 'assets/[name]-[hash:7].js',
              entryFileNames: 'assets/[name]-[hash:7].js',
              codeSplitting: { groups: GROUPS },
            },
          },
        }),
  },
  // All screens are known to the optimiser from the start: the first visit in development does not reload.
  optimizeDeps: { entries: ['web/**/*.{ts,tsx}', '!**/*.test.*'] },
  server: { hmr: { port: 24_678 } },
}));
