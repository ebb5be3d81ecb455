import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'vite';

/** Small modules that nearly every page needs: as one file they compress to much less than as thirty. */
const BASE =
  /\/(web\/ui\/(button|classes|tooltip|logo|kind|spinner|empty-state|error-state|drawer|drawn\/(cover|cairn-stack|map-figure))|web\/shell\/failure-screen|web\/api\/(client|request|api-error)|web\/(addresses|screen|nonce|root-data|appearance|page-meta|remember-learner)|web\/player\/(player-provider|player-store|sleeping-commands|keeping\/player-keys|use-player)|web\/features\/player\/(player-bar|player-surfaces|play-button)|core\/(random|words|format-time|drawing\/(terrain|path|stones|blaze|cover|cover-type|cover-palette|scenes)|library\/(kind|kind-words)|player\/(queue|shuffle|playback|player-state|control\/dead-commands|speech\/speech-id)|account\/access))\.tsx?$|\/lucide-react\/.*\/icons\/(check|chevron-down|menu|plus|x)\./;

/** What a visitor's pages share. */
const SITE = /\/web\/(shell\/site-[\w-]+|features\/marketing\/(page|plan\/[\w-]+|faq\/[\w-]+))\.tsx?$/;

/** One file because it compresses better than three, and apart from ours because a release seldom changes it. */
const REACT = /\/node_modules\/(react|react-dom|react-router|scheduler)\//;

const GROUPS = [
  { name: 'react', test: REACT },
  { name: 'base', test: BASE },
  { name: 'site', test: SITE },
];

export default defineConfig(({ isSsrBuild }) => ({
  plugins: [tailwindcss(), reactRouter()],
  build: {
    target: 'es2023',
    assetsInlineLimit: 0,
    ...(isSsrBuild ? {} : { rolldownOptions: { output: { codeSplitting: { groups: GROUPS } } } }),
  },
  // All screens are known to the optimiser from the start: the first visit in development does not reload.
  optimizeDeps: { entries: ['web/**/*.{ts,tsx}', '!**/*.test.*'] },
  server: { hmr: { port: 24_678 } },
}));
