/**
 * Who may import whom. A file belongs to the first room whose path fits; what its room does not name is refused, so that
 * a feature, a folder or a package that does not exist yet is refused as well. `*` stands for one name, and in `imports`
 * `<own>` for the name that the file's own path has in its place. A path that ends in `/` is a whole folder.
 */
export interface Room {
  readonly files: string;
  readonly imports: readonly string[];
  /** Packages from npm and `node:`; left out, any may be used. */
  readonly packages?: readonly string[];
  /** Why it is so, for whoever is refused. */
  readonly reason: string;
}

/** Features that other features may build on, by the files that lie at their root; what lies deeper is theirs alone. */
const SHARED_FEATURES = [
  ...['assessment', 'chat', 'coach', 'commands', 'goals', 'iq', 'members', 'notes', 'player', 'recording'],
  ...['trail', 'transcript', 'work'],
];

/** The floors of the server, from below: what the House is made of, the House, what all features share, features, what composes them. */
const BELOW_HOUSE = [
  ...[
    'server/brand/',
    'server/db/',
    'server/hearing/',
    'server/letters/',
    'server/library/',
    'server/pictures/',
    'server/planner/',
    'server/ports/',
  ],
  ...['server/auth.ts', 'server/bounded-yaml.ts', 'server/client-address.ts', 'server/env.ts', 'server/files.ts'],
  ...[
    'server/fair-line.ts',
    'server/hash-in-turn.ts',
    'server/live-work.ts',
    'server/log.ts',
    'server/open-content.ts',
    'server/pack-zip.ts',
    'server/thread-pool.ts',
    'server/still-good.ts',
    'server/write-whole.ts',
  ],
];
const BELOW_FEATURES = [...BELOW_HOUSE, 'server/house.ts', 'server/http/', 'server/catalogue/', 'server/gateway/'];
const FLOORS = 'A lower floor of the server knows none above it.';

const BROWSER_PACKAGES = [
  ...['react', 'react-dom', 'react-router', '@base-ui/react', '@fontsource-variable/*', 'lucide-react'],
  ...['@tanstack/react-query', 'zustand', 'zod'],
];

export const ROOMS: readonly Room[] = [
  {
    files: 'core/',
    imports: ['core/'],
    packages: ['zod'],
    reason: 'core is the pure domain: it imports core and Zod, nothing else.',
  },

  {
    files: 'server/db/',
    imports: ['core/', 'server/db/', 'server/fair-line.ts', 'server/files.ts', 'server/log.ts', 'server/thread-pool.ts'],
    reason: FLOORS,
  },
  { files: 'server/brand/', imports: ['core/', 'server/brand/', 'server/bounded-yaml.ts', 'server/open-content.ts'], reason: FLOORS },
  {
    files: 'server/ports/',
    imports: ['core/', 'server/db/', 'server/ports/', 'server/open-content.ts', 'server/write-whole.ts'],
    reason: FLOORS,
  },
  {
    files: 'server/library/',
    imports: [
      ...['core/', 'server/db/', 'server/library/'],
      ...['server/bounded-yaml.ts', 'server/env.ts', 'server/files.ts', 'server/log.ts', 'server/open-content.ts', 'server/pack-zip.ts'],
      'server/write-whole.ts',
    ],
    reason: FLOORS,
  },
  {
    files: 'server/letters/',
    imports: ['core/', 'server/db/', 'server/letters/', 'server/ports/', 'server/live-work.ts', 'server/log.ts'],
    reason: FLOORS,
  },
  { files: 'server/env.ts', imports: ['core/'], reason: FLOORS },
  {
    files: 'server/pictures/',
    imports: ['core/', 'server/pictures/', 'server/files.ts', 'server/log.ts', 'server/thread-pool.ts'],
    reason: FLOORS,
  },
  { files: 'server/hearing/', imports: ['core/', 'server/hearing/', 'server/files.ts'], reason: FLOORS },
  {
    files: 'server/planner/',
    imports: [
      'core/',
      'server/hearing/',
      'server/planner/',
      'server/bounded-yaml.ts',
      'server/fair-line.ts',
      'server/files.ts',
      'server/thread-pool.ts',
      'server/log.ts',
    ],
    reason: FLOORS,
  },
  { files: 'server/fair-line.ts', imports: [], reason: FLOORS },
  { files: 'server/files.ts', imports: [], reason: FLOORS },
  { files: 'server/live-work.ts', imports: [], reason: FLOORS },
  { files: 'server/bounded-yaml.ts', imports: [], reason: FLOORS },
  { files: 'server/open-content.ts', imports: [], reason: FLOORS },
  { files: 'server/pack-zip.ts', imports: [], reason: FLOORS },
  { files: 'server/write-whole.ts', imports: [], reason: FLOORS },
  { files: 'server/log.ts', imports: ['core/'], reason: FLOORS },
  { files: 'server/client-address.ts', imports: ['server/env.ts'], reason: FLOORS },
  {
    files: 'server/auth.ts',
    imports: [
      ...['core/', 'server/db/', 'server/letters/'],
      ...['server/client-address.ts', 'server/env.ts', 'server/hash-in-turn.ts', 'server/log.ts', 'server/still-good.ts'],
    ],
    reason: FLOORS,
  },
  { files: 'server/hash-in-turn.ts', imports: ['server/db/', 'server/fair-line.ts'], reason: FLOORS },
  { files: 'server/thread-pool.ts', imports: [], reason: FLOORS },
  { files: 'server/still-good.ts', imports: ['core/', 'server/db/'], reason: FLOORS },
  { files: 'server/house.ts', imports: ['core/', ...BELOW_HOUSE], reason: FLOORS },
  { files: 'server/http/', imports: ['core/', ...BELOW_HOUSE, 'server/house.ts', 'server/http/'], reason: FLOORS },
  { files: 'server/catalogue/', imports: ['core/', ...BELOW_FEATURES], reason: FLOORS },
  { files: 'server/gateway/', imports: ['core/', ...BELOW_FEATURES], reason: FLOORS },
  {
    files: 'server/features/*/',
    imports: ['core/', ...BELOW_FEATURES, 'server/features/<own>/', 'server/features/*/queries.ts'],
    reason: 'Of another feature only queries.ts may be used; compose the rest in app.ts.',
  },
  { files: 'server/*.ts', imports: ['core/', 'server/'], reason: 'The server knows the API, not the pages that use it.' },

  {
    files: 'web/ui/',
    imports: ['core/', 'web/ui/'],
    packages: BROWSER_PACKAGES,
    reason: 'ui is the design language: it knows no feature, shell or API.',
  },
  {
    files: 'web/player/',
    imports: ['core/', 'web/*.ts', 'web/api/', 'web/player/'],
    packages: BROWSER_PACKAGES,
    reason: 'The player without its face: what shows it lies in web/features/player.',
  },
  {
    files: 'web/features/reader/engine/',
    imports: ['core/', 'web/features/reader/engine/'],
    packages: ['foliate-js', 'pdfjs-dist'],
    reason: 'The engine shows books and knows neither the API nor React: what it needs is handed to it.',
  },
  {
    files: 'web/features/*/',
    imports: [
      ...['core/', 'web/*.ts', 'web/api/', 'web/ui/', 'web/player/', 'web/features/<own>/'],
      ...SHARED_FEATURES.map((feature) => `web/features/${feature}/*`),
    ],
    packages: [...BROWSER_PACKAGES, 'marked', '@simplewebauthn/browser'],
    reason:
      'Another feature is used only where it is shared (SHARED_FEATURES), by the files at its root; what both need goes down into core or ui.',
  },
  {
    files: 'web/shell/',
    imports: ['core/', 'web/*.ts', 'web/api/', 'web/ui/', 'web/player/', 'web/shell/', 'web/features/*/*'],
    packages: BROWSER_PACKAGES,
    reason: 'The shell composes features by the files at their root.',
  },
  {
    files: 'web/api/',
    imports: ['core/', 'web/api/'],
    packages: ['eventsource-parser', 'zod'],
    reason: 'The client knows the API and nothing of the pages.',
  },
  { files: 'web/entry.server.tsx', imports: ['core/', 'web/'], reason: 'The pages speak to the API only; shared types live in core.' },
  {
    files: 'web/*.tsx',
    imports: ['core/', 'web/'],
    packages: BROWSER_PACKAGES,
    reason: 'The pages speak to the API only; shared types live in core.',
  },
  { files: 'web/routes.ts', imports: [], packages: ['@react-router/dev'], reason: 'The table of pages names files, it imports none.' },
  {
    files: 'web/*.ts',
    imports: ['core/', 'web/*.ts', 'web/api/'],
    packages: BROWSER_PACKAGES,
    reason: 'What all pages stand on knows none of them.',
  },
];
