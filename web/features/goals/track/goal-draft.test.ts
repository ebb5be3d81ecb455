import { describe, expect, it } from 'vitest';
import { makeAction, makePlannedGoal } from '../../../../tests/support/samples/planned-goal.ts';
import { draftOfAction, draftOfGoal, EMPTY_DRAFT, findGaps, toGoalChange, toGoalInput } from './goal-draft.ts';

const action = makeAction();
const origin = { action: { assessmentId: 'a', actionId: action.id }, skill: action.skill };

describe('an action that is followed as it stands', () => {
  it('becomes a goal with all that it is made of', () => {
    expect(toGoalInput(draftOfAction(action), origin)).toEqual({
      ...origin,
      text: action.action,
      ifThen: action.ifThen,
      dueOn: action.dueOn,
      measure: action.measure,
      steps: action.steps,
      workIds: action.works.map(({ id }) => id),
      practice: action.practice,
    });
  });
});

describe('a goal of one’s own', () => {
  it('needs its text, and of an if-then line both halves or none', () => {
    expect(findGaps(EMPTY_DRAFT)).toEqual({ text: expect.any(String) });
    expect(findGaps({ ...EMPTY_DRAFT, text: 'Bake.', when: 'it is Monday' })).toEqual({ act: expect.any(String) });
    expect(findGaps({ ...EMPTY_DRAFT, text: 'Bake.', act: 'bake' })).toEqual({ when: expect.any(String) });
    expect(findGaps({ ...EMPTY_DRAFT, text: 'Bake.' })).toEqual({});
  });

  it('begins without what was left empty', () => {
    const steps = [{ key: '0', step: { text: ' ', isDone: false } }];
    expect(toGoalInput({ ...EMPTY_DRAFT, text: ' Bake. ', steps })).toEqual({
      ...{ text: 'Bake.', ifThen: null, dueOn: null, measure: null, steps: [], workIds: [] },
      ...{ practice: null, action: null, skill: null },
    });
  });
});

describe('a goal that is edited', () => {
  const goal = makePlannedGoal();

  it('stays as it is when nothing is changed', () => {
    expect(toGoalChange(draftOfGoal(goal), goal)).toEqual({});
    expect(toGoalChange({ ...draftOfGoal(goal), measure: '' }, goal)).toEqual({ measure: null });
  });

  it('sends its steps only when they are others, or stand in another order', () => {
    const draft = draftOfGoal(goal);
    expect(toGoalChange({ ...draft, steps: draft.steps.toReversed() }, goal).steps).toEqual(goal.steps.toReversed());
    expect(toGoalChange({ ...draft, steps: draft.steps.slice(1) }, goal).steps).toEqual(goal.steps.slice(1));
  });

  it('keeps a line of another form until one of the form is written', () => {
    const own = { ...goal, ifThen: 'Mondays, before anything else.' };
    expect(toGoalChange(draftOfGoal(own), own)).not.toHaveProperty('ifThen');
    expect(toGoalChange({ ...draftOfGoal(own), when: 'it is Monday', act: 'call' }, own).ifThen).toBe('If it is Monday, then I call.');
  });

  it('loses its line when both halves are emptied', () => {
    expect(toGoalChange({ ...draftOfGoal(goal), when: '', act: '' }, goal).ifThen).toBeNull();
  });

  it('no longer says “in May” once it has a day', () => {
    expect(toGoalChange({ ...draftOfGoal(goal), dueOn: '2026-12-24' }, goal)).toMatchObject({ dueOn: '2026-12-24', by: null });
  });
});
