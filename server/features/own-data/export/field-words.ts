import { labelOf } from '#core/assessment/choice-words.ts';
import type { QuestionId } from '#core/assessment/questions.ts';
import { spokenTime } from '#core/format-time.ts';
import { countOf } from '#core/words.ts';
import { oneOf, words, type Say } from './say-values.ts';

/** What people call a field, and how its value is said, or each of its values. */
export interface FieldWords {
  readonly label: string;
  readonly say?: Say;
}

const onOff: Say = (value) => (value ? 'on' : 'off');
const inUnits =
  (unit: string): Say =>
  (value) =>
    countOf(Number(value), unit);
const outOf =
  (most: number): Say =>
  (value) =>
    `${Math.round(Number(value))} of ${most}`;
const minutesLong: Say = (value) => (Number(value) > 0 ? spokenTime(Number(value) * 60) : null);
const timesLetterSize: Say = (value) => `${String(value)} times the size of the letters`;
const answerTo =
  (question: QuestionId): Say =>
  (value) =>
    labelOf(question, String(value));
const firstLarge: Say = (value) => words(value, '', {})?.replace(/^./, (letter) => letter.toUpperCase()) ?? null;

const PLAYBACK: Readonly<Record<string, FieldWords>> = {
  backSec: { label: 'Jump back', say: inUnits('second') },
  forwardSec: { label: 'Jump forward', say: inUnits('second') },
  rate: { label: 'Speed', say: (value) => `${String(value)} times` },
  hasShortcuts: { label: 'Single keys as shortcuts', say: onOff },
};

const LEARNING: Readonly<Record<string, FieldWords>> = {
  dailyGoalMin: { label: 'Daily goal', say: inUnits('minute') },
  timeZone: { label: 'Time zone' },
  hasReview: { label: 'Daily review', say: onOff },
};

const READING: Readonly<Record<string, FieldWords>> = {
  theme: { label: 'Theme', say: oneOf({ auto: 'as the device', day: 'Day', sand: 'Sand', lake: 'Lake', night: 'Night' }) },
  face: { label: 'Typeface', say: oneOf({ literata: 'Literata', instrument: 'Instrument', system: 'of the device', book: 'of the book' }) },
  sizePx: { label: 'Letter size', say: inUnits('pixel') },
  lineSpacing: { label: 'Line spacing', say: timesLetterSize },
  letterSpacing: { label: 'Added between letters', say: timesLetterSize },
  wordSpacing: { label: 'Added between words', say: timesLetterSize },
  paragraphSpacing: { label: 'Added between paragraphs', say: timesLetterSize },
  lineLength: { label: 'Line length', say: inUnits('character') },
  marginPx: { label: 'Margins on narrow screens', say: inUnits('pixel') },
  align: { label: 'Alignment', say: oneOf({ start: 'ragged', justify: 'justified' }) },
  flow: { label: 'Movement', say: oneOf({ pages: 'by pages', scroll: 'by scrolling' }) },
  hyphenates: { label: 'Hyphens', say: onOff },
  hasRuler: { label: 'Reading ruler', say: onOff },
  hasFocus: { label: 'Focus on one paragraph', say: onOff },
};

const RECORD: Readonly<Record<string, FieldWords>> = {
  scenario_title: { label: 'Situation' },
  position: { label: 'Position' },
  industry: { label: 'Industry' },
  difficulty: { label: 'Level', say: oneOf({ entry: 'for a first job', mid: 'for mid-career', senior: 'for a senior role' }) },
  coaching_type: { label: 'Kind', say: firstLarge },
  focus_area: { label: 'Focus' },
  questions_count: { label: 'Questions asked' },
  questions_answered: { label: 'Answers looked at' },
  overall_score: { label: 'Score', say: outOf(100) },
  confidence_level: { label: 'How sure you felt', say: outOf(5) },
  duration_minutes: { label: 'Length', say: minutesLong },
  completion_time_minutes: { label: 'Time for the answers', say: minutesLong },
  feedback_summary: { label: 'Looking back' },
  strengths: { label: 'Strengths' },
  improvements: { label: 'To work on' },
  development_areas: { label: 'To work on' },
  specific_tips: { label: 'Tips' },
  topics_covered: { label: 'Topics' },
  insights_gained: { label: 'What was seen' },
  action_items: { label: 'What you set out to do' },
  user_profile: { label: 'Your answers' },
  careerLevel: { label: 'Level', say: answerTo('career_level') },
  interests: { label: 'Interests', say: answerTo('interests') },
  goals: { label: 'Goals', say: answerTo('goals') },
  challenges: { label: 'Challenges', say: answerTo('challenges') },
  timeframe: { label: 'Timeframe', say: answerTo('timeframe') },
  recommended_path: { label: 'The way' },
  action_plan: { label: 'Action plan' },
  action: { label: 'Action' },
  priority: { label: 'Priority', say: firstLarge },
  timeline: { label: 'When' },
  resources: { label: 'With' },
  category: { label: 'For', say: firstLarge },
  ai_insight: { label: 'What your answers say together' },
};

/** Of fields that lie in other fields. One that is not here would be told by its name in the code. */
export const FIELD_WORDS: Readonly<Record<string, FieldWords>> = { ...PLAYBACK, ...LEARNING, ...READING, ...RECORD };

/** What an entry of a list is told by, before what else it has. */
export const LEADING_FIELDS = ['action', 'title', 'text', 'name'] as const;
