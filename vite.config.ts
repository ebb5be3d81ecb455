import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'vite';

/** Small modules that nearly every page needs: as one file they compress to much less than as thirty. */
const BASE =
  /\/(web\/ui\/(button|classes|tooltip|logo|kind|spinner|empty-state|error-state|drawn\/(cover|cairn-stack))|web\/shell\/failure-screen|web\/api\/(client|request|api-error)|web\/(addresses|screen|nonce|root-data|appearance|page-meta|remember-learner)|web\/player\/(player-provider|player-store|sleeping-commands|keeping\/player-keys|use-player)|web\/features\/player\/(player-bar|play-button)|core\/(random|words|format-time|drawing\/(terrain|path|stones|blaze|cover|cover-type|cover-palette)|library\/(kind|kind-words)|player\/(queue|shuffle|playback|player-state|control\/dead-commands|speech\/speech-id)|account\/access))\.tsx?$/;

export default defineConfig(({ isSsrBuild }) => ({
  plugins: [tailwindcss(), reactRouter()],
  build: {
    target: 'es2023',
    assetsInlineLimit: 0,
    ...(isSsrBuild ? {} : { rolldownOptions: { output: { codeSplitting: { groups: [{ name: 'base', test: BASE }] } } } }),
  },
  // All screens are known to the optimiser from the start: the first visit in development does not reload.
  optimizeDeps: { entries: ['web/**/*.{ts,tsx}', '!**/*.test.*'] },
  server: { hmr: { port: 24_678 } },
}));
