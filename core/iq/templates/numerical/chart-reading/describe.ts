import type { ChartPuzzle } from './puzzle.ts';

const KINDS = { bars: 'Bar chart', grouped: 'Chart of bars in pairs', line: 'Line chart', ring: 'Ring chart' } as const;

/** The chart in words: its kind, then what stands at each place. */
export function describeChart({ kind, noun, labels, series, scale }: ChartPuzzle): string {
  const unit = scale === 'percent' ? '%' : '';
  const places = labels.map(({ name }, i) => {
    const values = series.map((row) => {
      const value = row.values[i];
      const text = value === null || value === undefined ? 'a question mark' : `${value}${unit}`;
      return kind === 'grouped' ? `${row.name} ${text}` : text;
    });
    return `${name}: ${values.join(', ')}.`;
  });
  return `${KINDS[kind]}, ${noun}${scale === 'percent' ? ', shares of the whole' : ''}. ${places.join(' ')}`;
}
