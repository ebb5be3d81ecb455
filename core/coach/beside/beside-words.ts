import { z } from 'zod';
import type { CoachMode } from '../../practice/modes.ts';
import { Way, waysOf } from '../talks/wording/ways.ts';

/** What is said to a message that is no attempt at what is practised. */
export const BESIDE = [
  ...(['aside', 'complaint', 'confusion', 'correction', 'fact', 'feeling', 'meta', 'none', 'question'] as const),
  ...(['cited', 'other_language', 'stuck', 'unsure'] as const),
] as const;
export type Beside = (typeof BESIDE)[number];
/** What is said to what of a message is meant for the coach, beside the rest. */
const WITHIN = ['unanswered', 'noticed', 'owned'] as const;

const Ways = waysOf(Way);
const ForAll = z.strictObject({ any: Ways }).transform(({ any }) => ({ career: any, interview: any, managerial: any, networking: any }));
const ByMode = z.strictObject({ career: Ways, interview: Ways, managerial: Ways, networking: Ways });

/** `library/coach/beside.yaml`. */
export const BesideWords = z.record(z.enum([...BESIDE, ...WITHIN]), z.union([ByMode, ForAll]));
export type BesideWords = Readonly<Record<Beside | (typeof WITHIN)[number], Readonly<Record<CoachMode, readonly [string, ...string[]]>>>>;
