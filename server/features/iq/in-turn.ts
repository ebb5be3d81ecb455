/** Runs what is asked for one key one after the other. */
export type InTurn = <Result>(key: string, work: () => Promise<Result>) => Promise<Result>;

/** Whoever comes while another is served sees what that one has changed, and makes no item that nobody would get. */
export function createInTurn(): InTurn {
  const last = new Map<string, Promise<unknown>>();
  return (key, work) => {
    const result = (last.get(key) ?? Promise.resolve()).then(work, work);
    last.set(key, result);
    const forget = () => {
      if (last.get(key) === result) last.delete(key);
    };
    result.then(forget, forget);
    return result;
  };
}
