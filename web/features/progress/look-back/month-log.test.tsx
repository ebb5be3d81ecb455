import { renderToString } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { expect, it } from 'vitest';
import type { LookBack } from '#core/look-back/look-back.ts';
import { MonthLog } from './month-log.tsx';

const QUIET: LookBack = {
  ...{ month: '2026-05', months: [], finished: [], sessions: [], sittings: [], skills: [], assessments: null },
  goals: { added: [], done: [], postponed: [], dropped: [] },
};
const write = (about: Partial<LookBack>): string =>
  renderToString(
    <MemoryRouter>
      <MonthLog held={{ ...QUIET, ...about }} />
    </MemoryRouter>,
  );

it('a sitting of the IQ test is a line with its day and a link to its result', () => {
  const log = write({ sittings: [{ id: 'sitting', form: 'nonvisual', on: '2026-05-11' }] });
  expect(log).toContain('href="/iq-test/sitting"');
  expect(log.replaceAll(/<[^>]+>/g, ' ').replaceAll(/\s+/g, ' ')).toContain('11 May Took the IQ test : Non-visual form');
});
