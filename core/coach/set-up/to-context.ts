import type { ConversationContext, UserProfile } from '../conversation/context.ts';
import type { CoachMode } from '../../practice/modes.ts';
import { readUserProfile, toLines } from './user-profile.ts';

/** What stands in the fields of a set-up, by their names; fields that are empty may be left out. */
export type SetUpValues = Readonly<Record<string, string | undefined>>;

/** The choice that opens a field for a situation in the learner's own words. */
export const OWN_SCENARIO = 'own';

const MAX_TOPICS = 20;
const MAX_TOPIC_CHARS = 120;

/** What a conversation of this mode starts from. Whatever is not filled in is left out: nothing is required. */
export function toContext(mode: CoachMode, values: SetUpValues): ConversationContext {
  const given = (names: readonly string[]): ConversationContext =>
    Object.fromEntries(names.map((name) => [name, values[name]?.trim() ?? '']).filter(([, value]) => value !== ''));
  switch (mode) {
    case 'interview':
      return given(['targetRole', 'industry', 'interviewType', 'interviewDifficulty', 'question']);
    case 'networking': {
      const chosen = values['networkingScenario'] === OWN_SCENARIO ? 'ownScenario' : 'networkingScenario';
      const networkingScenario = values[chosen]?.trim();
      return networkingScenario ? { networkingScenario } : {};
    }
    case 'managerial': {
      const focusTopics = (values['focusTopics'] ?? '')
        .split(/[,\n]/)
        .map((topic) => topic.trim().slice(0, MAX_TOPIC_CHARS))
        .filter((topic) => topic !== '')
        .slice(0, MAX_TOPICS);
      return { ...given(['focusAreaTitle', 'managementFocus']), ...(focusTopics.length > 0 && { focusTopics }) };
    }
    case 'career': {
      const userProfile = toUserProfile(values);
      return { ...given(['personalityType']), ...(Object.keys(userProfile).length > 0 && { userProfile }) };
    }
  }
}

/** The profile that a career talk's fields make; the same that the browser keeps. */
export function toUserProfile(values: SetUpValues): UserProfile {
  const lines = (name: string): string[] => toLines(values[name] ?? '');
  const { careerLevel, timeframe } = values;
  return readUserProfile(
    JSON.stringify({ careerLevel, timeframe, interests: lines('interests'), goals: lines('goals'), challenges: lines('challenges') }),
  );
}

/** A profile as its fields show it. */
export const profileValues = ({ careerLevel, interests, goals, challenges, timeframe }: UserProfile): SetUpValues => ({
  careerLevel: careerLevel ?? '',
  interests: interests?.join('\n') ?? '',
  goals: goals?.join('\n') ?? '',
  challenges: challenges?.join('\n') ?? '',
  timeframe: timeframe ?? '',
});

/** Reads the fields that a browser has kept. Never throws. */
export function readSetUpValues(json: string | null): SetUpValues {
  try {
    const value: unknown = JSON.parse(json ?? '');
    if (typeof value !== 'object' || value === null) return {};
    return Object.fromEntries(Object.entries(value).filter((entry): entry is [string, string] => typeof entry[1] === 'string'));
  } catch {
    return {};
  }
}
