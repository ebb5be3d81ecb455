import { expect, it } from 'vitest';
import { openStudyHouse } from '../../tests/support/houses/study-library.ts';
import { call } from '../../tests/support/houses/test-house.ts';

interface Schema {
  readonly $ref?: string;
  readonly type?: string | readonly string[];
  readonly enum?: readonly unknown[];
  readonly const?: unknown;
  readonly maxLength?: number;
  readonly maxItems?: number;
  readonly maxProperties?: number;
  readonly propertyNames?: Schema;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly additionalProperties?: Schema | boolean;
  readonly items?: Schema;
  readonly prefixItems?: readonly Schema[];
  readonly anyOf?: readonly Schema[];
  readonly oneOf?: readonly Schema[];
  readonly allOf?: readonly Schema[];
}
interface Operation {
  readonly requestBody?: { readonly content: Readonly<Record<string, { readonly schema: Schema }>> };
  readonly parameters?: readonly { readonly name: string; readonly in: string; readonly schema: Schema }[];
}

/** Every string, list and open object below a schema that may be as long as it likes. */
function findUnbounded(document: object, schema: Schema, at: string, above: readonly Schema[] = []): string[] {
  if (schema.$ref !== undefined) {
    const named = schema.$ref
      .split('/')
      .slice(1)
      .reduce<unknown>((found, key) => (found as Record<string, unknown>)[key], document) as Schema;
    return above.includes(named) ? [] : findUnbounded(document, named, at, [...above, named]);
  }
  const below = (inner: Schema, name = '') => findUnbounded(document, inner, at + name, above);
  const types = [schema.type].flat();
  const isOneOfFew = schema.enum !== undefined || schema.const !== undefined;
  const open = typeof schema.additionalProperties === 'object' ? schema.additionalProperties : undefined;
  return [
    ...(types.includes('string') && schema.maxLength === undefined && !isOneOfFew ? [`${at}: a string`] : []),
    ...(types.includes('array') && schema.maxItems === undefined && schema.prefixItems === undefined ? [`${at}: a list`] : []),
    ...(open && schema.maxProperties === undefined ? [`${at}: an object of any size`] : []),
    ...Object.entries(schema.properties ?? {}).flatMap(([name, inner]) => below(inner, `.${name}`)),
    ...[schema.items ?? [], open ?? [], schema.propertyNames ?? [], schema.prefixItems ?? []].flat().flatMap((inner) => below(inner, '[]')),
    ...[schema.anyOf, schema.oneOf, schema.allOf].flatMap((inner) => inner ?? []).flatMap((inner) => below(inner)),
  ];
}

it('nothing that a request may say is as long as it likes', async () => {
  const study = await openStudyHouse({ files: {} });
  const document = (await (await call(study.app, 'GET', '/api/openapi.json')).json()) as {
    paths: Record<string, Record<string, Operation>>;
  };
  await study.close();
  const operations = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ call: `${method} ${path}`, operation })),
  );
  const inputs = operations.flatMap(({ call: name, operation: { requestBody, parameters = [] } }) => [
    ...Object.values(requestBody?.content ?? {}).map(({ schema }) => ({ at: `${name} body`, schema })),
    // What is in an address names what is there, or there is nothing; its length is the server's (16 KiB of headers).
    ...parameters.filter((parameter) => parameter.in === 'query').map(({ name: query, schema }) => ({ at: `${name} ?${query}`, schema })),
  ]);
  expect(inputs.length).toBeGreaterThan(50);
  expect(inputs.flatMap(({ at, schema }) => findUnbounded(document, schema, at))).toEqual([]);
});
