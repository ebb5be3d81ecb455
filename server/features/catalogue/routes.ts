import { Hono } from 'hono';
import { except } from 'hono/combine';
import { z } from 'zod';
import { QUERY_LENGTHS, SORTS } from '#core/library/list-query.ts';
import { ACCESS_LEVELS, ITEM_KINDS, KIND_SEGMENT, type ItemKind, type KindSegment } from '#core/library/kind.ts';
import { SKILL_IDS } from '#core/skills/skill-ids.ts';
import { correctQuery } from '../../catalogue/correct-query.ts';
import { findOtherEdition } from '../../catalogue/other-edition.ts';
import { findPeople } from '../../catalogue/people.ts';
import { presentItem, presentItemDetail, presentUnit } from '../../catalogue/present.ts';
import { findItem } from '../../catalogue/items.ts';
import { LENGTH_BANDS, listItems, listSkillCounts, listTopics, type LengthBand, type ListRequest } from '../../catalogue/list-items.ts';
import { keepAnswer } from '../../catalogue/keep-answer.ts';
import { listUnits } from '../../catalogue/units.ts';
import type { House } from '../../house.ts';
import { decodeCursor, encodeCursor, PageQuery } from '../../http/cursor.ts';
import { describe } from '../../http/describe.ts';
import { readLock } from '../../http/entitlement.ts';
import { Problem } from '../../http/problem.ts';
import { limitRate } from '../../http/rate-limit.ts';
import type { SessionEnv } from '../../http/session.ts';
import { answerShared, answerWithOwn, SharedJson } from '../../http/shared-json.ts';
import { stopWhenLeft } from '../../http/stop-when-left.ts';
import { validate } from '../../http/validate.ts';
import { findCertificateCode } from '../certificates/queries.ts';
import { isFavorite } from '../favorites/queries.ts';
import { findLatestPlace, listItemPlaces } from '../progress/queries.ts';

const ListQuery = PageQuery.extend({
  q: z.string().trim().max(QUERY_LENGTHS.q).optional(),
  topic: z.string().trim().max(QUERY_LENGTHS.topic).optional(),
  skill: z.enum(SKILL_IDS).optional(),
  length: z.enum(Object.keys(LENGTH_BANDS) as [LengthBand, ...LengthBand[]]).optional(),
  access: z.enum(ACCESS_LEVELS).optional(),
  sort: z.enum(SORTS).default('new'),
});

export function catalogueRoutes(house: House) {
  const app = new Hono<SessionEnv>();
  const limitSearches = except((c) => !c.req.query('q'), limitRate(house, 'searchFrom'), limitRate(house, 'search'), stopWhenLeft);
  for (const list of ['items', ...Object.values(KIND_SEGMENT)]) app.use(`/${list}`, limitSearches);

  const makeList = async (request: ListRequest) => {
    const { q } = request;
    const typed = await listItems(house, request);
    const correctedTo = q && typed.total === 0 ? (await correctQuery(house, q)).correctedTo : null;
    const mended = correctedTo === null ? typed : await listItems(house, { ...request, q: correctedTo });
    return { ...mended, items: mended.items.map(presentItem), correctedTo: mended.total > 0 ? correctedTo : null };
  };
  const keepJson = async (key: string, make: () => Promise<object>): Promise<SharedJson> =>
    (await keepAnswer(house, key, async () => ({ json: new SharedJson(await make()) }))).json;
  const findList = (request: ListRequest): Promise<SharedJson> => keepJson(`list ${JSON.stringify(request)}`, () => makeList(request));

  const makeItem = async (kind: ItemKind, id: string) => {
    const item = await findItem(house, id);
    if (!item || item.kind !== kind) throw new Problem('not_found');
    const otherEdition = await findOtherEdition(house, item);
    const detail = presentItemDetail(item, await listUnits(house, id), { people: await findPeople(house, item), otherEdition });
    return { json: new SharedJson(detail), access: item.access, otherEdition };
  };

  app.get(
    '/items',
    describe('GET /items', 'All items of all kinds'),
    validate('query', ListQuery.extend({ kind: z.enum(ITEM_KINDS).optional() })),
    async (c) => answerShared(c, await findList(c.req.valid('query'))),
  );
  app.get(
    '/topics',
    describe('GET /topics', 'Topics with the number of items'),
    validate('query', z.object({ kind: z.enum(ITEM_KINDS).optional() })),
    async (c) => {
      const { kind } = c.req.valid('query');
      return answerShared(c, await keepJson(`topics ${kind}`, async () => ({ items: await listTopics(house, kind) })));
    },
  );
  app.get(
    '/skill-counts',
    describe('GET /skill-counts', 'Skills with the number of items that train them'),
    validate('query', z.object({ kind: z.enum(ITEM_KINDS).optional() })),
    async (c) => {
      const { kind } = c.req.valid('query');
      return answerShared(c, await keepJson(`skills ${kind}`, async () => ({ items: await listSkillCounts(house, kind) })));
    },
  );

  for (const kind of ITEM_KINDS) {
    const segment: KindSegment = KIND_SEGMENT[kind];
    app.get(`/${segment}`, describe(`GET /${segment}`, `${segment}, a page at a time`), validate('query', ListQuery), async (c) =>
      answerShared(c, await findList({ ...c.req.valid('query'), kind })),
    );
    app.get(`/${segment}/:id`, describe(`GET /${segment}/:id`, `One of the ${segment} with its units`), async (c) => {
      const id = c.req.param('id');
      const { json, access, otherEdition } = await keepAnswer(house, `${kind} ${id}`, () => makeItem(kind, id));
      const { learner } = c.var;
      if (!learner) return answerShared(c, json);
      return answerWithOwn(c, json, {
        progress: await listItemPlaces(house, learner.id, id),
        otherPlace: otherEdition && (await findLatestPlace(house, learner.id, otherEdition.id)),
        isFavorite: await isFavorite(house, learner.id, id),
        lock: await readLock(house, learner, { access }),
        ...(kind === 'course' ? { certificate: await findCertificateCode(house, learner.id, id) } : {}),
      });
    });
  }

  app.get(
    '/podcasts/:id/episodes',
    describe('GET /podcasts/:id/episodes', 'Episodes of a podcast'),
    validate('query', PageQuery),
    async (c) => {
      const item = await findItem(house, c.req.param('id'));
      if (!item || item.kind !== 'podcast') throw new Problem('not_found');
      const { limit, cursor } = c.req.valid('query');
      const after = cursor === undefined ? 0 : decodeCursor(cursor, z.tuple([z.number().int()]))[0];
      const units = await listUnits(house, item.id);
      const rest = units.filter((unit) => unit.position > after);
      const shown = rest.slice(0, limit);
      const last = shown.at(-1);
      return c.json({
        items: shown.map((unit) => presentUnit(unit, item)),
        nextCursor: rest.length > limit && last ? encodeCursor([last.position]) : null,
        total: units.length,
      });
    },
  );
  return app;
}
