import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { Situation } from '#core/assessment/situations/situation.ts';
import { COACH_FOLDER, readWords } from './read-coach-words.ts';

const SUBFOLDER = 'situations';

/**
 * All situations, in the order of their names.
 * @throws naming the file, the line and what to do
 */
export async function readSituations(folder = COACH_FOLDER): Promise<Situation[]> {
  const names = (await readdir(path.join(folder, SUBFOLDER))).filter((name) => name.endsWith('.yaml')).toSorted();
  return Promise.all(
    names.map(async (name) => {
      const file = `${SUBFOLDER}/${name}`;
      const situation = await readWords(folder, file, Situation);
      if (`${situation.id}.yaml` === name) return situation;
      throw new Error(`library/coach/${file}  Its id is ${situation.id}. Give the file the name of its id.`);
    }),
  );
}
