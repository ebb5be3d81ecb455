import type { SimulatedFigures } from '#core/iq/evidence/simulated.ts';

export const table = (head: readonly string[], rows: readonly (readonly string[])[]): string =>
  [head, head.map(() => '---'), ...rows].map((row) => `| ${row.join(' | ')} |`).join('\n');

export const share = (value: number): string => `${(100 * value).toFixed(1)}%`;

const FOUND_HEAD = ['cell', 'items', 'reliability', 'claimed', 'RMSE', 'bias', 'range +-', 'coverage', 'domains'];
export const foundTable = (cells: readonly { name: string; found: readonly SimulatedFigures[] }[]): string =>
  table(
    FOUND_HEAD,
    cells.flatMap(({ name, found }) =>
      found.map((at) => [
        name,
        String(at.items),
        at.reliability.toFixed(3),
        at.claimed.toFixed(3),
        at.rmse.toFixed(2),
        at.bias.toFixed(2),
        at.halfWidth.toFixed(1),
        share(at.coverage),
        at.domains.toFixed(3),
      ]),
    ),
  );
