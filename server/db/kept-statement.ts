import type { Compilable, CompiledQuery } from 'kysely';
import type { Database } from './database.ts';

/** Stands for a value that is known only when the statement is run. */
class Placeholder {
  readonly name: string;

  constructor(name: string) {
    this.name = name;
  }

  [Symbol.toPrimitive](): never {
    throw new Error('A kept statement takes its values as they are: reckon with them before.');
  }
}

/**
 * A statement that is built and compiled the first time it is run, and run with other values from then on. For what is asked
 * at nearly every request: to build and to compile a statement takes longer than to run it.
 * @param build gets the values as placeholders: it may put each wherever a value stands, but not look at it
 */
export function keepStatement<Values extends object, Row>(
  build: (db: Database, values: Values) => Compilable<Row>,
): (db: Database, values: Values) => Promise<Row[]> {
  // One of each dialect, whose adapter all connections and transactions of a database share.
  const kept = new WeakMap<object, CompiledQuery<Row>>();
  const keep = (db: Database, values: Values): CompiledQuery<Row> => {
    const placeholders = Object.fromEntries(Object.keys(values).map((name) => [name, new Placeholder(name)]));
    const statement = build(db, placeholders as Values).compile();
    kept.set(db.getExecutor().adapter, statement);
    return statement;
  };
  return async (db, values) => {
    const statement = kept.get(db.getExecutor().adapter) ?? keep(db, values);
    const parameters = statement.parameters.map((value) =>
      value instanceof Placeholder ? (values as Readonly<Record<string, unknown>>)[value.name] : value,
    );
    const { rows } = await db.executeQuery<Row>({ ...statement, parameters });
    return rows;
  };
}
