import { expect, it } from 'vitest';
import { toSrgb } from './srgb.ts';

it.each([
  [0, 0, 0, '#000000'],
  [1, 0, 0, '#ffffff'],
  [0.6279554, 0.2576833, 29.2338, '#ff0000'],
  [0.8664396, 0.2948272, 142.4953, '#00ff00'],
  [0.4520137, 0.3132144, 264.052, '#0000ff'],
  [0.5998708, 0, 0, '#808080'],
])('oklch(%d %d %d) is %s', (lightness, chroma, hue, hex) => expect(toSrgb(lightness, chroma, hue)).toBe(hex));

it('takes chroma out of what no screen shows, until one does', () => {
  expect(toSrgb(0.546, 0.2, 195)).toBe(toSrgb(0.546, 0.4, 195));
  expect(toSrgb(0.546, 0.4, 195)).toMatch(/^#00/);
});
