import { describe, expect, it } from 'vitest';
import type { Evaluation } from '../../evaluation.ts';
import { openPart, shownFeatures } from './open-part.ts';
import type { PosedQuestion } from './thread.ts';

const STORY: PosedQuestion = { id: null, text: 'Tell me about a time.', type: 'behavioural', slots: ['story'] };

/** An answer in which just these parts are found; faults are written with a minus. */
function seen(form: Evaluation['form'], parts: string, slotAdvice: string | null = null): Evaluation {
  const found = parts.split(' ');
  const feature = (id: string, weight: number) => ({
    id,
    found: found.includes(weight < 0 ? `-${id}` : id),
    weight,
    evidence: [],
    advice: id === 'slot' ? slotAdvice : null,
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

const open = (evaluation: Evaluation, question = STORY) => openPart(evaluation, question)?.feature ?? null;

describe('the part that is asked about', () => {
  it('is first what the question asked for', () => expect(open(seen('story', 'own-acts outcome'))).toBe('slot'));
  it('is then the speaker’s part, how it ended, particulars, time', () => {
    expect(open(seen('story', 'slot'))).toBe('own-acts');
    expect(open(seen('story', 'slot own-acts'))).toBe('outcome');
    expect(open(seen('story', 'slot own-acts outcome'))).toBe('particulars');
    expect(open(seen('story', 'slot own-acts outcome particulars'))).toBe('time-order');
  });
  it('is what stands in the way where no story is told', () => {
    expect(open(seen('habit', '-generality'))).toBe('generality');
    expect(open(seen('opinion', '-hypothetical'))).toBe('hypothetical');
    expect(open(seen('story', 'slot -generality'))).toBe('own-acts');
  });
  it('is never a surprise or another voice, which are shown where they are', () => {
    expect(open(seen('story', 'slot own-acts outcome particulars time-order'))).toBeNull();
    expect(shownFeatures(seen('story', 'turn speech'), STORY)).toEqual(['turn', 'speech']);
  });
  it('is none when all that matters is there', () => {
    expect(open(seen('story', 'slot own-acts particulars time-order outcome turn speech'))).toBeNull();
  });
  it('depends on the type of the question', () => {
    const plan: PosedQuestion = { ...STORY, type: 'situational', slots: ['situational'] };
    expect(open(seen(null, 'slot own-acts particulars'), plan)).toBe('reason');
    expect(shownFeatures(seen(null, 'outcome own-acts'), plan)).toEqual(['own-acts']);
  });
  it('is named by the scorer where it knows the missing piece', () => {
    const question: PosedQuestion = { ...STORY, slots: ['conflict'] };
    const part = openPart(seen('story', 'own-acts', 'Say how it stands between you now.'), question);
    expect(new Set(part?.followUps.map(([, ask]) => ask))).toEqual(new Set(['Say how it stands between you now.']));
  });
});
