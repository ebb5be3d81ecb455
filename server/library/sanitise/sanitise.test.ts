import fc from 'fast-check';
import { Parser } from 'htmlparser2';
import { describe, expect, it, test } from 'vitest';
import { DATA_RULES } from './safe-data.ts';
import { sanitiseDocument } from './sanitise-document.ts';

const HEAD = '<?xml version="1.0" encoding="UTF-8"?>\n';
const body = (markup: string) =>
  sanitiseDocument(`<html><body>${markup}</body></html>`).text.slice(HEAD.length + '<html><body>'.length, -'</body></html>'.length);

test('a plain book is left as it is', () => {
  const plain = `<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE html PUBLIC "-//W3C//DTD XHTML 1.1//EN" "http://www.w3.org/TR/xhtml11/DTD/xhtml11.dtd">
<html xmlns="http://www.w3.org/1999/xhtml" xmlns:epub="http://www.idpf.org/2007/ops" xml:lang="en">
<head><title>A &amp; b</title><meta charset='utf-8'/><link rel="stylesheet" type="text/css" href="../css/book.css"/>
<style type="text/css">p { color: #123; background: url(../img/a.png) } @namespace epub "http://www.idpf.org/2007/ops";</style></head>
<body epub:type="bodymatter"><p class="x" style="margin: 0">It’s &nbsp; fine &#8212; <a href="c2.xhtml#n1" epub:type="noteref">1</a>
<a href="https://example.org/?a=1&amp;b=2">out</a> <a href="mailto:a@b.c">mail</a></p><hr/><img src="../img/a.png" alt="A &quot;b&quot;"/>
<img src="data:image/png;base64,AAAA" alt=""/><svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" viewBox="0 0 1 1">
<linearGradient id="g"/><rect fill="url(#g)"/><image xlink:href="a.jpg"/><use href="#g"/></svg></body></html>`;
  expect(sanitiseDocument(plain)).toMatchObject({ threats: 0, parts: 0, isChanged: false });
});

describe('what only looks active stays', () => {
  it.each([
    ['<object data="a.mp4"><param name="x" value="y"/><p>words</p></object>', '<p>words</p>'],
    ['<applet code="a.class"><p>words</p></applet>', '<p>words</p>'],
    ['<form><p>words</p></form>', '<p>words</p>'],
    ['<p>a<br>b<BR>c<img src="a.png">d</p>', '<p>a<br/>b<BR/>c<img src="a.png"/>d</p>'],
    ['<?x?><p>first</p>', '<p>first</p>'],
    ['<meta http-equiv="X-UA-Compatible" content="IE=edge"/>', ''],
  ])('%s', (given, kept) => {
    expect([body(given), sanitiseDocument(given).threats]).toEqual([kept, 0]);
  });

  it.each([
    '<link rel="pronunciation" type="application/pls+xml" hreflang="en" href="en.pls"/>',
    '<link rel="license" href="https://creativecommons.org/licenses/by/4.0/"/>',
    '<link rel="schema.DC" href="http://purl.org/dc/elements/1.1/"/>',
    '<link rel="stylesheet alternate" class="night" title="Night" href="night.css"/>',
    '<link rel="Alternate StyleSheet" href="night.css"/>',
    '<link rel="shortcut icon" href="a.png"/>',
    '<blockquote cite="https://example.org/">words</blockquote>',
    '<math><mo definitionURL="http://www.openmath.org/cd/arith1">+</mo></math>',
    '<p style="scroll-behavior: smooth">words</p>',
    '<p lang="en" xml:lang="en">words</p>',
    '<svg><image href="a.png" xlink:href="a.png"/><animate attributeName="fill" values="red;url(#a)" by="1"/></svg>',
  ])('to the letter: %s', (markup) => {
    expect(sanitiseDocument(`<html>${markup}</html>`)).toMatchObject({ threats: 0, parts: 0, isChanged: false });
  });

  it('is told from what is a threat', () => {
    const count = (markup: string) => {
      const { threats, parts } = sanitiseDocument(`<html>${markup}</html>`);
      return { threats, parts };
    };
    expect(count('<iframe src="c2.xhtml"/><object data="a.svg"/><embed src="a.mp4"/><form/>')).toEqual({ threats: 0, parts: 4 });
    expect(count('<iframe src="//e"/><object data="http://e"/><embed src="data:x"/><form action="//e"/>')).toEqual({
      threats: 4,
      parts: 0,
    });
    expect(count('<p onclick="x" style="a:url(//e)">t</p><a ping="x"/><link rel="preload" href="//e"/>')).toEqual({ threats: 4, parts: 0 });
    expect(count('<noscript/><template/><meta charset="latin1"/><p nonce="x">t</p>')).toEqual({ threats: 0, parts: 1 });
  });
});

describe('data of the package', () => {
  const data = (xml: string) => sanitiseDocument(xml, DATA_RULES);

  it.each([
    '<?xml version="1.0"?><!-- a - b --><container><rootfiles><rootfile full-path="a.opf" media-type="x"/></rootfiles></container>',
    '<package xmlns="http://www.idpf.org/2007/opf"><metadata><meta property="dcterms:modified">2026</meta><link rel="record" href="http://e/x"/></metadata><manifest><item href="https://e/a.mp3"/></manifest></package>',
    '<!DOCTYPE ncx PUBLIC "-//NISO//DTD ncx 2005-1//EN" "http://www.daisy.org/z3986/2005/ncx-2005-1.dtd"><ncx><head><meta name="a" content="b"/></head><navMap><navPoint><content src="a.html"/></navPoint></navMap></ncx>',
    '<smil xmlns="http://www.w3.org/ns/SMIL"><body><seq><par><text src="a.html#b"/><audio src="a.mp3"/></par></seq></body></smil>',
  ])('stays to the letter: %s', (xml) => {
    expect(data(xml)).toMatchObject({ threats: 0, isChanged: false });
  });

  it('loses the markup of documents, whatever its prefix, and what names a style', () => {
    const { text, threats } = data(
      '<?xml-stylesheet href="//e"?><ncx xmlns:h="http://www.w3.org/1999&#x2f;xhtml"><h:script>1</h:script><svg xmlns="http://www.w3.org/2000/svg" onload="x"/></ncx>',
    );
    expect(threats).toBe(2);
    expect(text).toBe(
      `${HEAD}<ncx xmlns:h="urn:cairn:left-out"><h:script>1</h:script><svg xmlns="urn:cairn:left-out" onload="x"></svg></ncx>`,
    );
    expect(data(text)).toMatchObject({ threats: 0, isChanged: false });
  });

  it('keeps its words when it is written anew', () => {
    expect(data('<?x?><package><meta name="a">b &amp; c</meta><!-- <x> --><![CDATA[<d>]]></package>').text).toBe(
      `${HEAD}<package><meta name="a">b &amp; c</meta>&lt;d&gt;</package>`,
    );
  });
});

test('elements that are nested without end stop the reading', () => {
  for (const markup of [`${'<a>'.repeat(149_000)}</b>`, '<x:y>'.repeat(1_000_000)]) {
    expect(() => sanitiseDocument(markup)).toThrow('nested deeper than 500 levels');
    expect(() => sanitiseDocument(markup, DATA_RULES)).toThrow('nested deeper than 500 levels');
  }
  expect(sanitiseDocument(`${'<b>'.repeat(500)}words`).text).toContain('words');
});

test('style is the same to a parser that reads references in it and to one that does not', () => {
  const style = (css: string) => body(`<style>${css}</style>`);
  expect(style('a{b:u&#114;l(http://e)}')).toBe('<style>a{b:none}</style>');
  expect(style('a{b:u<![CDATA[<]]>rl(http://e)}')).not.toMatch(/url\(/);
  expect(style('<![CDATA[a>b{content:"&lt;<\\&"}]]>')).toBe('<style>a>b{content:"\\3c \\3c \\26 "}</style>');
  expect(sanitiseDocument('<p><style>a{b:c}</style></p>')).toMatchObject({ isChanged: false });
  expect(sanitiseDocument('<p><style>a{b:"&#x22;"}</style></p>')).toMatchObject({ isChanged: true });
});

describe('what is active goes', () => {
  it.each([
    ['<script>alert(1)</script>', ''],
    ['<SCRIPT src="x"/>a', 'a'],
    ['<svg:script xmlns:svg="http://www.w3.org/2000/svg">1</svg:script>', ''],
    ['<svg><script xlink:href="a.js"/><g onload="x()"/></svg>', '<svg><g></g></svg>'],
    ['<p onclick="x()" ONMOUSEOVER="y()" a:onfoo="z">t</p>', '<p>t</p>'],
    ['<iframe src="c.xhtml">in</iframe><object data="a.svg">in</object><embed src="a"/>', 'in'],
    ['<form action="https://evil.example"><input name="a"/></form>', '<input name="a"/>'],
    ['<noscript><p>words</p></noscript>', '<p>words</p>'],
    ['<a href="javascript:x">t</a>', '<a>t</a>'],
    ['<a href=" java&#x09;script&#58;x">t</a>', '<a>t</a>'],
    ['<a href="javascript&colon;x">t</a>', '<a>t</a>'],
    ['<a href="data:text/html,x">t</a>', '<a>t</a>'],
    ['<a xlink:href="vbscript:x">t</a>', '<a>t</a>'],
    ['<a q:href="javascript:x">t</a>', '<a>t</a>'],
    ['<img src="https://evil.example/p.png"/>', '<img/>'],
    ['<img src="//evil.example/p.png" srcset="a.png 1x, //evil.example/b.png 2x"/>', '<img/>'],
    ['<img src="\\\\evil.example\\p.png"/>', '<img/>'],
    ['<img src="data:image/svg+xml,x"/>', '<img/>'],
    ['<video poster="http://evil.example/a"><source src="http://evil.example/b"/></video>', '<video><source/></video>'],
    ['<p style="background:url(http://evil.example)">t</p>', '<p style="background:none">t</p>'],
    ['<p style="background:&#117;rl(&quot;//evil.example&quot;)">t</p>', '<p style="background:none">t</p>'],
    ['<rect fill="url(http://evil.example#a)"/>', '<rect></rect>'],
    ['<svg><set attributeName="href" to="javascript:x"/><animate attributeName="xlink:href" values="javascript:x"/></svg>', '<svg></svg>'],
    [
      '<svg><foreignObject><script>1</script><p onclick="x()">t</p></foreignObject></svg>',
      '<svg><foreignObject><p>t</p></foreignObject></svg>',
    ],
    [
      '<svg><foreignObject><iframe src="c.xhtml"/><img src="//e/p.png"/>t</foreignObject></svg>',
      '<svg><foreignObject><img/>t</foreignObject></svg>',
    ],
    ['<meta http-equiv="refresh" content="0;url=http://evil.example"/>', ''],
    ['<base href="http://evil.example/"/><link rel="prefetch" href="http://evil.example/"/>', ''],
    ['<link rel="stylesheet" href="http://evil.example/a.css"/>', '<link rel="stylesheet"/>'],
    ['<style>@import "http://evil.example/a.css"; p{a:b}</style>', '<style> p{a:b}</style>'],
    ["<style>p{background:u\\72l('http://evil.example')}</style>", '<style>p{background:none}</style>'],
    ['<a href="&#000000000106;avascript:x">t</a>', '<a>t</a>'],
    ['<img src="&bsol;&bsol;evil.example/p"/>', '<img/>'],
    ['<rect mask="u\\72l(http://evil.example)"/>', '<rect></rect>'],
    ['<p style="background:u&bsol;72l(http://evil.example)">t</p>', '<p style="background:none">t</p>'],
    ['<meta charset="iso-2022-jp"/>', ''],
    ['<meta http-equiv="content-type" content="text/html; charset=utf-7"/>', ''],
    ['<meta HTTP-EQUIV="refresh" http-equiv="content-type" content="0;url=http://e"/>', ''],
    ['<meta http-equiv="content-type" Http-Equiv="refresh" content="0;url=http://e"/>', ''],
    ['<link REL="stylesheet" rel="alternate" href="http://e"/>', '<link REL="stylesheet"/>'],
    ['<link rel="alternate" REL="stylesheet" href="http://e"/>', '<link rel="alternate"/>'],
    ['<link rel="alternate" rel="stylesheet" href="a.html"/>', '<link rel="alternate" href="a.html"/>'],
    ['<a HREF="c.html" href="javascript:x" hreF="d.html">t</a>', '<a HREF="c.html">t</a>'],
    ['<p CLASS="a" class="b">t</p>', '<p CLASS="a">t</p>'],
    ['<svg><animate attributeName="href" attributename="fill" to="a.png"/></svg>', '<svg></svg>'],
    ['<svg><animate attributeName="fill" attributename="q:href" to="a.png"/></svg>', '<svg></svg>'],
    ['<svg><set attributeName=" xlink&#58;hr&#9;ef" to="a.png"/></svg>', '<svg></svg>'],
    ['<svg><animate attributeName="fill" values="red; java&#9;script:x"/></svg>', '<svg></svg>'],
    ['<svg><animate attributeName="fill" FROM="a" from="b" to="http://e"/></svg>', '<svg></svg>'],
    ['<svg><set attributeName="fill" to="//e"/><set attributeName="fill" TO="a" to="d&#x0a;ata:x"/></svg>', '<svg></svg>'],
    ['<template><img onerror="x"/></template><p xml:base="http://evil.example">t</p>', '<p>t</p>'],
  ])('%s', (dirty, clean) => {
    expect(body(dirty)).toBe(clean);
    expect(sanitiseDocument(`<html><body>${dirty}</body></html>`).isChanged).toBe(true);
  });
});

test('words in a drawing stay', () => {
  const drawing = '<svg><foreignObject width="9"><p>Words <b>here</b></p></foreignObject></svg>';
  expect(sanitiseDocument(`<html><body>${drawing}</body></html>`)).toMatchObject({ isChanged: false, parts: 0, threats: 0 });
  expect(body(drawing)).toBe(drawing);
});

test('what two parsers would read differently is written in one way', () => {
  for (const [dirty, clean] of [
    ['<!-- <p> --><p>a</p>', '<p>a</p>'],
    ['<p><![CDATA[<img src=x onerror=1>]]></p>', '<p>&lt;img src=x onerror=1&gt;</p>'],
    ['<?php evil ?><?xml-stylesheet href="http://evil.example"?><p>a</p>', '<p>a</p>'],
    ['<p a=1 b>t</p>', '<p a="1" b="">t</p>'],
    ['<p title="</p><script>">t</p>', '<p title="&lt;/p>&lt;script>">t</p>'],
    ['<p>a < b & c</p>', '<p>a &lt; b &amp; c</p>'],
    ['<p>open', '<p>open</p>'],
  ] as const) {
    const result = sanitiseDocument(`<html><body>${dirty}</body></html>`);
    expect([dirty, result.isChanged]).toEqual([dirty, true]);
    if (!dirty.endsWith('open')) expect(body(dirty)).toBe(clean);
    else expect(result.text).toContain(clean);
  }
  expect(sanitiseDocument('<!DOCTYPE html [<!ENTITY x "<script>1</script>">]><html><p>&x;</p></html>').text).not.toMatch(/ENTITY|<script/);
});

test('whatever comes in, what comes out is harmless, and stays as it is when it comes again', () => {
  const piece = fc.oneof(
    fc.constantFrom(
      '<script>',
      '</script>',
      '<p ',
      'onload="x"',
      '>',
      '<',
      '"',
      "'",
      '<!--',
      '-->',
      '<![CDATA[',
      ']]>',
      '<?x ',
      '?>',
      '/>',
      '</p>',
      'href="javascript:x"',
      '&#106;',
      '<svg>',
      '<style>',
      '</style>',
      '<a ',
      '=',
      '<!DOCTYPE x [',
      ' ',
      'src=//e',
      '\0',
      'é',
    ),
    fc.string({ maxLength: 6 }),
  );
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 25 }), (parts) => {
      const { text } = sanitiseDocument(parts.join(''));
      for (const xmlMode of [true, false]) {
        const parser = new Parser(
          {
            onopentag(name, attributes) {
              expect(name).not.toMatch(/script$/i);
              for (const [key, value] of Object.entries(attributes))
                expect(`${key}=${value}`).not.toMatch(/^on|^(?:\w+:)?href=javascript|^src=\/\//i);
            },
            // HTML takes the declaration of XML for a comment.
            oncomment: (text) => expect(text).toMatch(/^\?xml version="1.0" encoding="UTF-8"\?$/),
            oncdatastart: () => expect.unreachable(),
          },
          { xmlMode, decodeEntities: true },
        );
        parser.end(text);
      }
      const again = sanitiseDocument(text);
      expect([again.text.replace(/\n+/g, '\n'), again.threats + again.parts]).toEqual([text.replace(/\n+/g, '\n'), 0]);
    }),
    { numRuns: 5000 },
  );
});

test('long runs of one sign take no longer than other text', () => {
  const long = 400_000;
  for (const markup of [
    '<'.repeat(long),
    '<p '.repeat(long / 3),
    `<p style="a:url(${' '.repeat(long)}">`,
    `<p fill="url(${' '.repeat(long)}">`,
    `<p ${Array.from({ length: long / 10 }, (_, i) => `a${i}srcset="a"`).join(' ')}/>`,
    '<br>'.repeat(long / 4),
    `<p ${'a="" '.repeat(long / 5)}>`,
    `<p ${Array.from({ length: long / 10 }, (_, i) => `a${i}=""`).join(' ')}/>`,
    `<p title="${'&'.repeat(long)}"/>`,
    `<img srcset="${'a 1x, '.repeat(long / 6)}"/>`,
    `<style>${'url("http://e '.repeat(long / 14)}</style>`,
    '<!--'.repeat(long / 4),
    '<?x '.repeat(long / 4),
    '</a>'.repeat(long / 4),
  ])
    expect(sanitiseDocument(markup).text).toBeTruthy();
});
