import type { ItemKind } from '#core/library/kind.ts';
import type { Ask } from './request.ts';

/** What lists of works can be filtered by, of one kind or of all. */
export const filterCalls = ({ ask }: { readonly ask: Ask }) => ({
  listTopics: (kind?: ItemKind) => ask('GET /topics', { query: { kind } }),
  listSkillCounts: (kind?: ItemKind) => ask('GET /skill-counts', { query: { kind } }),
});
