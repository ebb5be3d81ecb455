import type { KyselyPlugin } from 'kysely';
import { createApp } from '#server/app.ts';
import type { House } from '#server/house.ts';
import { checkAnswers } from './check-answers.ts';

/** The same house with an app that counts its SQL statements and the rows that they answer, those of better-auth aside. */
export function countStatements(house: House) {
  let statements = 0;
  let rows = 0;
  const counter: KyselyPlugin = {
    transformQuery: ({ node }) => node,
    transformResult: async ({ result }) => {
      statements += 1;
      rows += result.rows.length;
      return result;
    },
  };
  const app = checkAnswers(createApp({ ...house, db: house.db.withPlugin(counter), longReads: house.longReads.withPlugin(counter) }));
  return {
    app,
    during: async (act: () => Promise<unknown>): Promise<number> => {
      const before = statements;
      await act();
      return statements - before;
    },
    rowsDuring: async (act: () => Promise<unknown>): Promise<number> => {
      const before = rows;
      await act();
      return rows - before;
    },
  };
}
