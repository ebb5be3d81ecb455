import { describe, expect, it } from 'vitest';
import { day, money, moment, percent, position, someMoney } from './say-values.ts';
import { tellEntry } from './tell-entry.ts';

const READER = { zone: 'Europe/Berlin', origin: 'https://learn.example.org' };

it('tells an entry in words: the fields that people know, moments of their zone, and what was written as it was', () => {
  const entry = {
    ...{
      id: '01a2',
      sendKey: 'k',
      createdAt: '2026-11-03T14:05:09.120Z',
      isDone: false,
      text: 'Ask robin@example.org at 8.30',
      closedAt: null,
    },
    payload: {
      session_id: 's1',
      overall_score: 62.5,
      topics_covered: ['Asking openly', 'Listening'],
      action_plan: [{ action: 'Bake', timeline: 'May' }],
    },
  };
  expect(
    tellEntry(
      entry,
      'Bread & more',
      [
        ['createdAt', 'Added', moment],
        ['text', 'Words'],
        ['closedAt', 'Closed', moment],
        ['payload', 'Shown'],
      ],
      READER,
    ),
  ).toBe(
    [
      ...['## Bread & more\n', '- **Added:** 3 November 2026 at 15:05 CET', '- **Words:** Ask robin@example.org at 8.30', '- **Shown:**'],
      ...['  - **Score:** 63 of 100', '  - **Topics:**', '    - Asking openly', '    - Listening'],
      ...['  - **Action plan:**', '    - Bake', '      - **When:** May'],
    ].join('\n'),
  );
});

describe('a value', () => {
  it.each([
    [money(900, 'UTC', { currency: 'EUR' }), '€9.00'],
    [money(900, 'UTC', { currency: 'JPY' }), '¥900'],
    [someMoney(0, 'UTC', { currency: 'EUR' }), null],
    [moment('2026-07-03T23:05:00.000Z', 'Europe/Berlin', {}), '4 July 2026 at 01:05 CEST'],
    [day('2026-11-24', 'America/New_York', {}), '24 November 2026'],
    [percent(0.5, 'UTC', {}), '50%'],
    [position(61.4, 'UTC', {}), '1:01'],
  ])('%j is said as people write it', (said, expected) => {
    expect(said).toBe(expected);
  });
});
