import { expect, test } from 'vitest';
import { parseXml } from '../text/parse-xml.ts';
import { readOpfMetadata } from './opf-metadata.ts';

const read = (metadata: string) => readOpfMetadata(parseXml(`<package><metadata>${metadata}</metadata></package>`), expect.unreachable);

test('titles by their type, in whatever order they stand', () => {
  const typed = (id: string, text: string, type: string) =>
    `<dc:title id="${id}">${text}</dc:title><meta refines="#${id}" property="title-type">${type}</meta>`;
  expect(read(typed('a', 'The Subtitle', 'subtitle') + typed('b', 'The Title', 'main'))).toEqual({
    title: 'The Title',
    subtitle: 'The Subtitle',
  });
  expect(read('<dc:title>Plain</dc:title><dc:title>Other</dc:title><dc:subtitle>Sub</dc:subtitle>')).toEqual({
    title: 'Plain',
    subtitle: 'Sub',
  });
});

test('what is written as a reference is read as the sign it stands for, once', () => {
  expect(read('<dc:title>Caf&#xe9; &eacute;l&#233;gant &amp;amp; &quot;so&quot; &unknown;</dc:title>')).toEqual({
    title: 'Café élégant &amp; "so" &unknown;',
  });
});

test('people by their role, said in any of the three ways', () => {
  expect(
    read(
      '<dc:creator ns0:role="aut">Ann Ash</dc:creator><dc:creator id="b">Ben Birch</dc:creator><meta refines="#b" property="role">aut</meta><dc:creator>Cy Cole</dc:creator><dc:creator role="ill">Ina Ivy</dc:creator><dc:contributor opf:role="nrt">Nora Reed</dc:contributor><dc:contributor opf:role="trl">Tom Tree</dc:contributor><dc:creator opf:role="aut">Ann Ash</dc:creator>',
    ),
  ).toEqual({ author: 'Ann Ash, Ben Birch, Cy Cole', narrator: 'Nora Reed' });
  expect(read('<dc:creator opf:role="edt">Ed Elm</dc:creator><dc:creator opf:role="trl">Tom Tree</dc:creator>')).toEqual({
    author: 'Ed Elm',
  });
  expect(
    read(
      `<meta name="calibre:user_metadata:#narrators" content="{&quot;#value#&quot;: [&quot;Nora Reed&quot;, &quot;Sam Snow&quot;, 3]}"/>`,
    ),
  ).toEqual({ narrator: 'Nora Reed, Sam Snow' });
  expect(read('<meta name="calibre:user_metadata:#narrators" content="{broken"/>')).toEqual({});
});

test('series of Calibre, of EPUB 3, and none', () => {
  const calibre = (name: string, index: string) =>
    `<meta name="calibre:series" content="${name}"/><meta name="calibre:series_index" content="${index}"/>`;
  expect(read(calibre('Waters', '1.5'))).toEqual({ series: 'Waters', seriesPosition: 1.5 });
  expect(read(calibre('Waters', 'abc'))).toEqual({ series: 'Waters' });
  expect(read(calibre('', '1'))).toEqual({});
  const collection = (id: string, name: string, type: string) =>
    `<meta property="belongs-to-collection" id="${id}">${name}</meta><meta refines="#${id}" property="collection-type">${type}</meta><meta refines="#${id}" property="group-position">4</meta>`;
  expect(read(collection('a', 'Box', 'set') + collection('b', 'Waters', 'series'))).toEqual({ series: 'Waters', seriesPosition: 4 });
  expect(read(collection('a', 'Box', 'set'))).toEqual({});
  expect(read('<meta property="belongs-to-collection">Plain</meta>')).toEqual({ series: 'Plain' });
});

test('the date of publication, the first language that is one, no unknown year', () => {
  expect(read('<dc:date opf:event="modification">2020</dc:date><dc:date opf:event="original-publication">1901-02-03</dc:date>')).toEqual({
    year: 1901,
  });
  expect(read('<dc:date>0101-01-01T00:00:00+00:00</dc:date><dc:language>und</dc:language><dc:language>pt-br</dc:language>')).toEqual({
    language: 'pt-BR',
  });
});

test('thousands of creators who refine each other end soon and are cut', () => {
  const many = Array.from(
    { length: 5000 },
    (_, i) => `<dc:creator id="c${i}">N${i}</dc:creator><meta refines="#c${i}" property="role">aut</meta>`,
  );
  expect(read(many.join('')).author?.split(', ')).toHaveLength(20);
});

test('a field that is too long counts as empty, wherever it stands', () => {
  const refused: string[] = [];
  const long = 'x'.repeat(20_481);
  const package_ = `<package><metadata><dc-metadata><dc:title>A</dc:title><dc:subject>${long}</dc:subject></dc-metadata><description><p>${long}</p></description><meta name="calibre:series" content="${long}"/><meta name="calibre:annotation" content="${long}"/></metadata></package>`;
  expect(readOpfMetadata(parseXml(package_), (field) => refused.push(field))).toEqual({ title: 'A' });
  expect(refused).toEqual(['subject', 'description', 'calibre:series']);
});

test('of several languages the first that is known is told, else what is written', () => {
  expect(read('<dc:language>Elvish</dc:language><dc:language>German</dc:language>')).toEqual({ language: 'de' });
  expect(read('<dc:language>Elvish</dc:language>')).toEqual({ language: 'Elvish' });
});
