import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { RidgeSeek } from './ridge.tsx';

const nothing = (): void => {};

test('a place that cannot be told has no mark on the land, and the slider says so and takes no input', () => {
  const unknown = renderToString(
    <RidgeSeek seed="a" fraction={null} durationSec={null} valueText="2 minutes, length not known" onSeek={nothing} />,
  );
  expect(unknown).not.toContain('ridge-thumb');
  expect(unknown).toMatch(/aria-valuetext="2 minutes, length not known"/);
  expect(unknown).toMatch(/<input[^>]*disabled/);
});

/* The content security policy forbids inline styles and scripts in what the server sends. */
test('the skyline as the server sends it carries no inline style, whether the duration is known or not', () => {
  const known = (
    <RidgeSeek seed="a" fraction={0.361} marks={[0.4]} durationSec={600} bufferedFraction={0.5} valueText="3 minutes" onSeek={nothing} />
  );
  const unknown = <RidgeSeek seed="a" size="full" fraction={null} durationSec={null} valueText="unknown" onSeek={nothing} />;
  for (const piece of [known, unknown]) expect(renderToString(piece)).not.toMatch(/\sstyle=|<style|<script|NaN|undefined/);
});
