const LINES = [
  { said: /each row(?! and each column)|to the right/u, cells: [0, 1, 2, 6, 7, 8] },
  { said: /(?<!each row and )each column|step down/u, cells: [0, 3, 6, 2, 5, 8] },
];
const ALL = Array.from({ length: 9 }, (_, cell) => cell);

/** The cells of a square that a law, by its words, is seen in: a whole row or column, and the one that lacks its last cell. */
export const comparedCells = (words: string): readonly number[] => LINES.find(({ said }) => said.test(words))?.cells ?? ALL;
