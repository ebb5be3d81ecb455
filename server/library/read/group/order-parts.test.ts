import { expect, test } from 'vitest';
import { orderParts } from './order-parts.ts';

const order = (parts: Record<string, [track: number | null, disc?: number | null]>) =>
  orderParts(Object.entries(parts).map(([path, [track, disc = null]]) => ({ path, track, disc }))).map(({ path }) => path);

test('tags order names without numbers', () => {
  expect(order({ 'b/Epilogue.mp3': [3], 'b/Prologue.mp3': [1], 'b/The Mill.mp3': [2] })).toEqual([
    ...['b/Prologue.mp3', 'b/The Mill.mp3', 'b/Epilogue.mp3'],
  ]);
  expect(order({ 'b/Chapter 1.mp3': [2], 'b/Chapter 2.mp3': [3], 'b/Intro.mp3': [1] })).toEqual([
    ...['b/Intro.mp3', 'b/Chapter 1.mp3', 'b/Chapter 2.mp3'],
  ]);
});

test('the disc goes before the track, within one folder and over several', () => {
  expect(order({ 'b/a.mp3': [1, 2], 'b/b.mp3': [2, 1], 'b/c.mp3': [1, 1] })).toEqual(['b/c.mp3', 'b/b.mp3', 'b/a.mp3']);
  expect(order({ 'b/Disc 1/x.mp3': [2, 1], 'b/Disc 1/y.mp3': [1, 1], 'b/Disc 2/z.mp3': [1, 2] })).toEqual([
    ...['b/Disc 1/y.mp3', 'b/Disc 1/x.mp3', 'b/Disc 2/z.mp3'],
  ]);
});

test.each<[string, Record<string, [number | null, (number | null)?]>]>([
  ['a file without a number', { 'b/a.mp3': [2], 'b/b.mp3': [null] }],
  ['two files of one number', { 'b/a.mp3': [2], 'b/b.mp3': [1], 'b/c.mp3': [1] }],
  ['numbers that start anew on each disc, without discs', { 'b/Disc 1/x.mp3': [2], 'b/Disc 1/y.mp3': [1], 'b/Disc 2/z.mp3': [1] }],
  ['the tags of another disc', { 'b/Disc 1/x.mp3': [1, 2], 'b/Disc 2/y.mp3': [1, 1] }],
  ['folders torn apart', { 'b/One/x.mp3': [1], 'b/One/y.mp3': [3], 'b/Two/z.mp3': [2] }],
  ['numbered names, tags in the order of the alphabet', { 'b/1 a.mp3': [1], 'b/2 b.mp3': [3], 'b/10 c.mp3': [2] }],
  ['numbers behind a common name', { 'b/Book - 01.mp3': [2], 'b/Book - 02.mp3': [1] }],
])('names win over %s', (_, parts) => {
  expect(order(parts)).toEqual(Object.keys(parts));
});

test('one number for all names, as a year, is no number', () => {
  expect(order({ 'b/2016 Mill.mp3': [2], 'b/2016 River.mp3': [1] })).toEqual(['b/2016 River.mp3', 'b/2016 Mill.mp3']);
});
