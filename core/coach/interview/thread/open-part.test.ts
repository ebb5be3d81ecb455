import { describe, expect, it } from 'vitest';
import type { Evaluation } from '../../evaluation.ts';
import { openFeatures, shownFeatures } from './open-part.ts';
import type { PosedQuestion } from './thread.ts';

const STORY: PosedQuestion = { id: null, text: 'Tell me about a time.', type: 'behavioural', slots: ['story'] };

/** An answer in which just these parts are found; faults are written with a minus. */
function seen(form: Evaluation['form'], parts: string): Evaluation {
  const found = parts.split(' ');
  const feature = (id: string, weight: number) => ({
    id,
    found: found.includes(weight < 0 ? `-${id}` : id),
    weight,
    evidence: [],
    advice: null,
  });
  const looked = ['own-acts', 'particulars', 'time-order', 'outcome', 'turn', 'speech', 'reason', 'slot'].map((id) => feature(id, 0.1));
  const faults = ['generality', 'hypothetical', 'self-praise'].map((id) => feature(id, -0.1));
  return {
    rubric: 'interview',
    question: STORY.text,
    refused: null,
    form,
    overall: 0.5,
    band: 'solid',
    sure: true,
    probe: null,
    praise: null,
    features: [...looked, ...faults],
    compare: null,
  };
}

const PLAN: PosedQuestion = { ...STORY, type: 'situational', slots: ['situational'] };
const MOTIVE: PosedQuestion = { ...STORY, type: 'screening', slots: ['motive'] };

describe('the parts that an answer leaves open', () => {
  it('are those that its question asks for, and faults that were found', () =>
    expect(openFeatures(seen('habit', 'own-acts -generality'), STORY)).toEqual([
      'particulars',
      'time-order',
      'outcome',
      'slot',
      'generality',
    ]));
  it('are never a surprise or another voice, which are shown where they are', () => {
    expect(openFeatures(seen('story', 'slot own-acts outcome particulars time-order'), STORY)).toEqual([]);
    expect(shownFeatures(seen('story', 'turn speech'), STORY)).toEqual(['turn', 'speech']);
  });
  it('depend on the type of the question', () => {
    expect(openFeatures(seen(null, 'slot own-acts particulars'), PLAN)).toEqual(['reason']);
    expect(shownFeatures(seen(null, 'outcome own-acts'), PLAN)).toEqual(['own-acts']);
    expect(openFeatures(seen(null, 'slot own-acts particulars'), MOTIVE)).toEqual(['time-order', 'reason']);
  });
});
