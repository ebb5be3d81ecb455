import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import { makeProfileLine } from '#core/days/profile-line.ts';
import { DaysLine } from './days-line.tsx';

it('words below the line that would be cut at the edge of a narrow page are marked to be left out there', () => {
  const today = '2026-11-23';
  const drawn = renderToString(<DaysLine line={makeProfileLine([], today, '4-weeks')} today={today} dailyGoalMin={null} />);
  const words = [...drawn.matchAll(/<text x="6" y="20" class="([^"]*)">([^<]*)/g)].map(([, look, text]) => [
    text,
    look?.includes('is-late'),
  ]);
  expect(words).toEqual([
    ['2 Nov', false],
    ['9 Nov', false],
    ['16 Nov', false],
    ['23 Nov', true],
  ]);
});
