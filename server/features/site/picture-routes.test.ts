import { afterAll, beforeAll, expect, it } from 'vitest';
import { INDEXED_PAGES } from '#core/account/access.ts';
import { expectProblem } from '../../../tests/support/expect-problem.ts';
import { openStudyHouse, type StudyHouse } from '../../../tests/support/houses/study-library.ts';
import { call } from '../../../tests/support/houses/test-house.ts';
import { PAGE_TITLES } from './page-titles.ts';
import { pictureOf } from './picture-routes.ts';

const SVG = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8">';
const RED = '<path fill="#f00" d="M0 0h8v8H0z"/>';
const hostWith = (logo: string) => `  ${logo}.example:\n    name: Drawn\n    logo_url: brand/${logo}.svg\n`;

let study: StudyHouse;
beforeAll(async () => {
  study = await openStudyHouse({
    files: {
      'brand.yaml': `name: Study\nhosts:\n  acme.example:\n    name: Acme\n${hostWith('day')}${hostWith('styled')}${hostWith('plain')}`,
      'brand/day.svg': `${SVG}<style>@media (prefers-color-scheme: dark) { path { fill: #fff } }</style>${RED}</svg>`,
      'brand/styled.svg': `${SVG}<style>path { fill: #00f }</style>${RED}</svg>`,
      'brand/plain.svg': `${SVG}${RED}</svg>`,
    },
  });
});
afterAll(() => study.close());

const get = (path: string, headers = {}) => call(study.app, 'GET', path, undefined, headers);
const read = async (path: string, headers = {}) => Buffer.from(await (await get(path, headers)).arrayBuffer());
const sizeOf = (png: Buffer) => [png.readUInt32BE(16), png.readUInt32BE(20)];

it('every public page has a picture with a title of its own', () => {
  expect(Object.keys(PAGE_TITLES).toSorted()).toEqual([...INDEXED_PAGES].toSorted());
  expect(new Set(Object.values(PAGE_TITLES)).size).toBe(INDEXED_PAGES.length);
});

it('is a PNG of 1200 by 630, the same twice, and another one for another brand', async () => {
  const picture = await read(pictureOf('/faq'));
  expect(picture.subarray(1, 4).toString()).toBe('PNG');
  expect(sizeOf(picture)).toEqual([1200, 630]);
  expect((await read(pictureOf('/faq'))).equals(picture)).toBe(true);
  expect((await read(pictureOf('/faq'), { host: 'acme.example' })).equals(picture)).toBe(false);
});

it('is not sent to whoever has it', async () => {
  const etag = (await get(pictureOf('/'))).headers.get('etag') ?? '';
  expect((await get(pictureOf('/'), { 'if-none-match': etag })).status).toBe(304);
});

it('a drawing that has its colours in attributes stands on it, and one that has them in a style sheet leaves the stones', async () => {
  const cardOf = (logo: string) => read(pictureOf('/'), { host: `${logo}.example` });
  const plain = await cardOf('plain');
  expect((await cardOf('day')).equals(plain)).toBe(true);
  expect((await cardOf('styled')).equals(plain)).toBe(false);
});

it.each([192, 512])('an icon has %i px', async (size) => expect(sizeOf(await read(`/icons/${size}.png`))).toEqual([size, size]));

it.each(['/og/nothing.png', '/og/faq.svg', '/og/.png', '/icons/193.png'])('%s is no picture', async (path) => {
  await expectProblem(await get(path), 404, 'not_found');
});
