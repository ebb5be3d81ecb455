import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { LearningSettings } from '#core/account/learning-settings.ts';
import { PlaybackSettings } from '#core/player/playback-settings.ts';
import { ReadingSettings } from '#core/reader/reading-settings.ts';
import { RecordInput } from '#core/records/record.ts';
import { FIELD_WORDS, LEADING_FIELDS } from './field-words.ts';
import type { Entry } from './present-row.ts';
import { TOLD } from './told-fields.ts';

const READER = { zone: 'Europe/Berlin', origin: 'https://learn.example.org' };
const LABELS = new Set(Object.values(FIELD_WORDS).map(({ label }) => label));
/** Ids are not told. */
const isTold = (name: string): boolean => !name.endsWith('_id');

interface Described {
  readonly type?: string;
  readonly properties?: Readonly<Record<string, Described>>;
  readonly items?: Described;
  readonly anyOf?: readonly Described[];
  readonly oneOf?: readonly Described[];
  readonly enum?: readonly string[];
  readonly const?: string;
}
const describeSchema = (schema: z.ZodType): Described => z.toJSONSchema(schema) as Described;

const namesIn = ({ properties = {}, items }: Described): string[] => [
  ...Object.entries(properties).flatMap(([name, inner]) => [name, ...namesIn(inner)]),
  ...(items ? namesIn(items) : []),
];

/** A value with every field filled. */
function fill(schema: Described): unknown {
  const { type, properties, items, anyOf, oneOf } = schema;
  const known = schema.const ?? schema.enum?.[0];
  if (known !== undefined) return known;
  const choice = (anyOf ?? oneOf)?.[0];
  if (choice) return fill(choice);
  if (properties) return Object.fromEntries(Object.entries(properties).map(([name, inner]) => [name, fill(inner)]));
  if (items) return [fill(items)];
  if (type === 'boolean') return true;
  return type === 'string' ? 'Bread' : 1.7;
}

const SETTINGS = { playback: PlaybackSettings, learning: LearningSettings, reading: ReadingSettings };
const RECORDS = RecordInput.options.map((option) => [option.shape.recordType.value, describeSchema(option)] as const);

const labelsIn = (markdown: string): string[] =>
  markdown.split('\n').flatMap((line) => (line.includes('**') && line.startsWith('  ') ? [line.split('**')[1]?.slice(0, -1) ?? ''] : []));

describe('every field that is told', () => {
  it.each(Object.entries(SETTINGS))('of the settings for %s has words of its own', (name, schema) => {
    const described = describeSchema(schema);
    expect(namesIn(described).filter((each) => !FIELD_WORDS[each])).toEqual([]);
    const told = TOLD['settings']?.({ [name]: fill(described) }, READER, undefined) ?? '';
    expect(labelsIn(told)).toHaveLength(namesIn(described).length);
    expect(labelsIn(told).filter((label) => !LABELS.has(label))).toEqual([]);
    expect(told).not.toMatch(/\b(?:sec|min|px)\b|: (?:yes|no|true|false)$/im);
  });

  it.each(RECORDS)('of the record %s has words of its own', (recordType, described) => {
    const payload = described.properties?.['payload'] ?? {};
    expect(namesIn(payload).filter((name) => isTold(name) && !FIELD_WORDS[name])).toEqual([]);
    const told = TOLD['session-records']?.({ ...(fill(described) as Entry), recordType }, READER, undefined) ?? '';
    expect(labelsIn(told).filter((label) => !LABELS.has(label))).toEqual([]);
    const leading: readonly string[] = LEADING_FIELDS;
    expect(labelsIn(told)).toHaveLength(namesIn(payload).filter((name) => isTold(name) && !leading.includes(name)).length);
    expect(told).not.toMatch(/- \d+$|minutes:|count:|_/m);
  });
});

it('says levels, lengths and shares as people do', () => {
  const payload = {
    ...{ user_profile: { careerLevel: 'mid', timeframe: '6_months' }, completion_time_minutes: 1.7 },
    action_plan: [{ action: 'Bake', category: 'skill_development' }],
  };
  const told = TOLD['session-records']?.({ recordType: 'career_assessment_result', payload }, READER, undefined);
  expect(told).toContain('- **Level:** Mid-career');
  expect(told).toContain('- **Timeframe:** 6 months');
  expect(told).toContain('- **Time for the answers:** 1 minute 42 seconds');
  expect(told).toContain('    - Bake\n      - **For:** Skill development');
  const settings = { playback: { backSec: 15 }, learning: { dailyGoalMin: 20, hasReview: false }, reading: { sizePx: 19 } };
  const lines = TOLD['settings']?.(settings, READER, undefined);
  for (const line of ['**Jump back:** 15 seconds', '**Daily goal:** 20 minutes', '**Daily review:** off', '**Letter size:** 19 pixels'])
    expect(lines).toContain(line);
});

it('tells of a goal all that it leads to', () => {
  const goal = {
    ...{ text: 'Speak up', steps: [], works: ['The long haul', 'Part 2'], skill: 'asking-questions' },
    practice: { mode: 'networking', networkingScenario: 'leaving' },
  };
  const told = TOLD['goals']?.(goal, READER, undefined);
  expect(told).toContain('- **Works that bring it nearer:**\n  - The long haul\n  - Part 2');
  expect(told).toContain('- **Practice:** Practise ending a conversation gracefully with the coach');
});
