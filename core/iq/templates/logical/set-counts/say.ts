import { inWords } from '../names.ts';
import type { Asked, Form } from './forms.ts';
import type { Group } from './region.ts';
import { TOPICS, type TopicId } from './topics.ts';

export interface Wording {
  readonly topic: TopicId;
  /** What the sets are called. */
  readonly sets: readonly string[];
}

/** "play chess but not tennis": after whoever does it. */
export function sayGroup(group: Group, { topic, sets }: Wording): string {
  const { verb } = TOPICS[topic];
  const ofAll = sets.length === 2 ? 'the two' : 'the three';
  switch (group.kind) {
    case 'all':
      return `are counted`;
    case 'exactly':
      if (group.sets === 0) return sets.length === 2 ? `${verb} neither ${sets[0]} nor ${sets[1]}` : `${verb} none of the three`;
      return group.sets === sets.length ? `${verb} all three` : `${verb} exactly ${inWords(group.sets)} of ${ofAll}`;
    case 'atLeast':
      return `${verb} at least ${inWords(group.sets)} of ${ofAll}`;
    case 'pattern':
      return sayPattern(group, verb, sets);
  }
}

function sayPattern(group: Group & { kind: 'pattern' }, verb: string, sets: readonly string[]): string {
  const names = group.in.map((set) => sets[set] ?? '');
  if (group.out.length === 0)
    return names.length === 1
      ? `${verb} ${names[0]}`
      : `${verb} both ${names.join(' and ')}${sets.length === 3 ? ', with or without the third' : ''}`;
  if (names.length === 1) return `${verb} only ${names[0]}`;
  return `${verb} ${names.join(' and ')} but not ${sets[group.out[0] ?? 0]}`;
}

export const sayFact = (group: Group, count: number, wording: Wording): string =>
  group.kind === 'all' ? TOPICS[wording.topic].scene(count) : `${count} ${sayGroup(group, wording)}.`;

const HOW: Readonly<Record<Asked, string>> = { exact: 'How many', least: 'At least how many', most: 'At most how many' };

export const sayQuestion = (group: Group, how: Asked, wording: Wording): string => {
  const does = sayGroup(group, wording);
  return `${HOW[how]} ${TOPICS[wording.topic].who} ${how === 'least' ? `must ${does}` : how === 'most' ? `can ${does}` : does}?`;
};

/** What is given and asked, as the parts of a whole that is one of these. */
export function sayParts({ given, asked }: Form, wording: Wording): string {
  const { who } = TOPICS[wording.topic];
  const taken = given.filter(([, times]) => times < 0).map(([group]) => group);
  const added = given.filter(([, times]) => times > 0).map(([group]) => group);
  const [whole, parts] = taken.length > 0 ? [added[0] ?? asked, [...taken, asked]] : [asked, added];
  const said = parts.map((group) => `some ${sayGroup(group, wording)}`);
  const all = whole.kind === 'all' ? `all the ${who}` : `all that ${sayGroup(whole, wording)}`;
  return `Take the ${who} in groups: ${said.slice(0, -1).join(', ')}, and ${said.at(-1)}. These do not overlap, and together they are ${all}.`;
}
