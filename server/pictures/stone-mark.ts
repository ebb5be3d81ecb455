/** The three stones of public/icon.svg, lowest first, in a box of 32. */
const STONES = [
  'M3.4 25.3C3.4 22.2 8 20.7 16.2 20.7c8 0 12.6 1.5 12.6 4.5 0 3-4.8 4.1-12.8 4.1-7.8 0-12.6-.9-12.6-4Z',
  'M7.6 15.9c.1-2.9 3.9-3.9 9.9-3.9 5.6 0 8.4 1.3 8.2 4-.2 2.5-3.6 3.3-8.9 3.3-5.6 0-9.3-.6-9.2-3.4Z',
];
const TOP_STONE = 'M10.7 7.2c.2-3.1 2.5-4.6 5.4-4.5 3.2.1 5.1 1.9 4.9 4.6-.2 2.5-2.3 3.4-5.2 3.4-3.1 0-5.3-.6-5.1-3.5Z';

export const stoneMark = ({ ink, accent }: { ink: string; accent: string }): string =>
  `${STONES.map((d) => `<path fill="${ink}" d="${d}"/>`).join('')}<path fill="${accent}" d="${TOP_STONE}"/>`;
