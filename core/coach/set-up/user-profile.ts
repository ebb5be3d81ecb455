import type { UserProfile } from '../conversation/context.ts';

/** The specification's name for it in the browser's storage. */
export const USER_PROFILE_KEY = 'ai_user_profile';

/** Most lines of one list, and letters of one line, that the API takes. */
const MAX_LINES = 50;
const MAX_LINE_CHARS = 300;
const MAX_TIMEFRAME_CHARS = 60;

const LEVELS: Readonly<Record<NonNullable<UserProfile['careerLevel']>, true>> = { entry: true, mid: true, senior: true, executive: true };

/** Reads what the assessment, another release or a hand has left there. Never throws; what is no profile is left out. */
export function readUserProfile(json: string | null): UserProfile {
  const kept = parse(json);
  const { careerLevel, timeframe } = kept;
  const line = typeof timeframe === 'string' ? timeframe.trim().slice(0, MAX_TIMEFRAME_CHARS) : '';
  return {
    ...(typeof careerLevel === 'string' && Object.hasOwn(LEVELS, careerLevel) && { careerLevel: careerLevel as keyof typeof LEVELS }),
    ...listOf('interests', kept['interests']),
    ...listOf('goals', kept['goals']),
    ...listOf('challenges', kept['challenges']),
    ...(line !== '' && { timeframe: line }),
  };
}

/** What stands in a field with one thing to a line. */
export const toLines = (text: string): string[] =>
  text
    .split('\n')
    .map((line) => line.trim().slice(0, MAX_LINE_CHARS))
    .filter((line) => line !== '')
    .slice(0, MAX_LINES);

function listOf(name: 'interests' | 'goals' | 'challenges', value: unknown): Pick<UserProfile, typeof name> {
  const lines = Array.isArray(value) ? toLines(value.filter((one) => typeof one === 'string').join('\n')) : [];
  return lines.length > 0 ? { [name]: lines } : {};
}

function parse(json: string | null): Readonly<Record<string, unknown>> {
  try {
    const value: unknown = JSON.parse(json ?? '');
    return typeof value === 'object' && value !== null ? (value as Readonly<Record<string, unknown>>) : {};
  } catch {
    return {};
  }
}
