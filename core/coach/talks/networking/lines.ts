import { z } from 'zod';
import { Way, waysOf } from '../wording/ways.ts';

const isWhole = (line: string): boolean => line.split('*').length % 2 === 1;

/** What a person in a scene says: it may ask one thing. Stage notes stand between two stars. */
export const Line = Way.refine((line) => !/[{}]/.test(line), 'write it without blanks')
  .refine((line) => line.split('?').length <= 2, 'ask at most one question')
  .refine(isWhole, 'close the stage note with a star');
export const waysOfLine = waysOf(Line);
/** With the person's name in it. */
export const NamedNote = Way.refine(
  (line) => line.split('{name}').length === 2 && !/[{}]/.test(line.replace('{name}', '')) && !line.includes('?') && isWhole(line),
  'put {name} in once, ask nothing, and close what a star opens',
);
export const threeLines = z.tuple([Line, Line, Line], 'write exactly three');
