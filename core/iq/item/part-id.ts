/**
 * What a part of a block is called: the statement, cell, row of a table, or mark of a figure that comes `part`th, as one
 * reads; both from 0.
 */
export const partId = (block: number, part: number): string => `${block}.${part}`;
