import type { Config } from '@react-router/dev/config';

export default {
  appDirectory: 'web',
  buildDirectory: 'build',
  ssr: true,
  // The routes are few: all are known from the first page on, without asking the server.
  routeDiscovery: { mode: 'initial' },
} satisfies Config;
