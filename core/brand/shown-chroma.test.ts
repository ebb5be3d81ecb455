import { describe, expect, it } from 'vitest';
import { shownChroma } from './shown-chroma.ts';

describe('the chroma that screens show', () => {
  it.each([
    [38, 0.185],
    [258, 0.15],
    [152, 0.12],
    [0, 0],
  ])('is what was asked for where sRGB has it: %d degrees, %d', (hue, chroma) => expect(shownChroma(hue, chroma)).toBe(chroma));

  it('is less where sRGB has less', () => {
    expect(shownChroma(195, 0.2)).toBeCloseTo(0.094, 2);
    expect(shownChroma(90, 0.2)).toBeCloseTo(0.112, 2);
  });

  it('is never more than was asked for, and the same all round the circle', () => {
    for (let hue = 0; hue <= 360; hue++) expect(shownChroma(hue, 0.05)).toBe(0.05);
    expect(shownChroma(360, 0.2)).toBe(shownChroma(0, 0.2));
  });
});
