import { expect, it } from 'vitest';

const LENGTH = 40_000;

/** Texts of one piece repeated, four times as long as a learner can send, are read at once. */
export function testLongTexts(read: (text: string) => unknown, pieces: readonly string[]): void {
  it.each(pieces)('is read in time, however long: %j repeated', (piece) => {
    const from = performance.now();
    read(piece.repeat(LENGTH / piece.length));
    // A tenth of it on a quiet machine; with the square of the length it would be minutes.
    expect(performance.now() - from).toBeLessThan(2000);
  });
}
