/** Something that happens, on its way: the state so far, and what is to be done about it outside. */
export interface Step<State extends object, Effect> {
  readonly state: State;
  readonly effects: readonly Effect[];
}

type AnyStep = Step<object, unknown>;

export const change = <Own extends AnyStep>(step: Own, changes: Partial<Own['state']>): Own => ({
  ...step,
  state: { ...step.state, ...changes },
});

export const act = <Own extends AnyStep>(step: Own, ...effects: readonly Own['effects'][number][]): Own => ({
  ...step,
  effects: [...step.effects, ...effects],
});
