import { describe, expect, it } from 'vitest';
import { readText } from '../../reading/read-text.ts';
import { readAnswer } from './answer.ts';

const stems = (content: string) => readAnswer(readText(content), true).acts.map(({ stem }) => stem);
const planned = (content: string) => readAnswer(readText(content), false).plannedActs.map(({ stem }) => stem);

describe('acts', () => {
  it('are told in the present too, once it was said when', () => {
    expect(stems('Last Friday the pump stops. I ring the depot and I carry the hose upstairs.')).toEqual(['ring', 'carry']);
    expect(stems('The pump stops. I ring the depot.')).toEqual([]);
  });
  it('are none where a habit is told', () => {
    expect(stems('In May I usually ring the depot and I always carry the hose.')).toEqual([]);
  });
  it('hold a no that was said', () => {
    expect(stems("I told the foreman I wouldn't climb without a rope.")).toEqual(['tell', 'refuse']);
    expect(stems("I wouldn't climb without a rope.")).toEqual([]);
  });
  it('are not what others say was done', () => {
    expect(stems('He said we broke the hinge on purpose. I oiled the hinge.')).toEqual(['oil']);
  });
  it('are not what was never done', () => {
    expect(stems('I have really never broken a hinge.')).toEqual([]);
  });
});

describe('steps of a plan', () => {
  it('go on behind "and" without the one who takes them', () => {
    expect(planned("I'd ring the depot and check the hose.")).toEqual(['ring', 'check']);
  });
  it('are taken towards somebody', () => {
    expect(planned("I'd go over to her.")).toEqual(['go']);
  });
  it('are no words in a row that tell of nothing done to anything', () => {
    expect(planned('Magnetic hinges mostly.')).toEqual([]);
  });
});
