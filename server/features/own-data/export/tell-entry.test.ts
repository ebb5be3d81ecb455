import { expect, it } from 'vitest';
import { tellEntry } from './tell-entry.ts';

it('tells an entry in words, its moments as dates and what was written as it was', () => {
  const entry = { createdAt: '2026-11-03T14:05:09.120Z', isBuiltinOnly: false, text: 'on 2026-11-03', steps: ['Ask'], closedAt: null };
  expect(tellEntry(entry, 'createdAt')).toBe(
    [
      ...['## 3 November 2026 at 14:05 UTC\n', '- **Created at:** 3 November 2026 at 14:05 UTC', '- **Is builtin only:** no'],
      ...['- **Text:** on 2026-11-03', '- **Steps:**', '  - **1:** Ask'],
    ].join('\n'),
  );
});
