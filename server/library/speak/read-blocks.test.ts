import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createBlockReader, type SpokenBlock } from './read-blocks.ts';

function read(html: string, wanted: string[] = [], pieceLength = html.length): SpokenBlock[] {
  const blocks: SpokenBlock[] = [];
  const reader = createBlockReader((block) => blocks.push(block), new Set(wanted));
  for (let at = 0; at < html.length; at += pieceLength) reader.write(html.slice(at, at + pieceLength));
  reader.end();
  return blocks;
}
const texts = (html: string) => read(html).map(({ level, text }) => (level === null ? text : `${'#'.repeat(level)} ${text}`));

describe('blocks', () => {
  it.each<[string, string, string[]]>([
    [
      'headings and paragraphs',
      '<h1>One</h1><p>First.</p><h3>Two</h3>Bare text<p>Second.</p>',
      ['# One', 'First.', '### Two', 'Bare text', 'Second.'],
    ],
    [
      'lists within lists',
      '<ul><li>A<ul><li>B</li></ul></li><li><p>C</p><p>D</p></li></ul><ol start="3"><li>E</li></ol>',
      ['A', 'B', 'C', 'D', 'E'],
    ],
    ['definitions', '<dl><dt>Cue</dt><dd>What starts it.</dd></dl>', ['Cue', 'What starts it.']],
    [
      'tables, cell by cell',
      '<table><caption>Log</caption><tr><th>Time</th><th></th></tr><tr><td>9:12</td><td>mail</td></tr></table>',
      ['Log', 'Time', '9:12', 'mail'],
    ],
    [
      'quotes and figures',
      '<blockquote><p>So it goes.</p></blockquote><figure><img src="a.png" alt="A line that climbs"/><figcaption>The climb</figcaption></figure>',
      ['So it goes.', 'Figure: A line that climbs', 'The climb'],
    ],
    ['entities', '<p>Fish &amp; chips&nbsp;&mdash; &lt;now&gt; &#8220;hot&#x201D; &unknown;</p>', ['Fish & chips — <now> “hot” &unknown;']],
    ['emphasis in the middle of a word', '<p>un<em>believ</em>able, <b>T</b>he <span>end</span>.</p>', ['unbelievable, The end.']],
    ['white space and soft hyphens', '<p>\n  A\u00ADbc\n\t de\u200Bf\u00A0g  </p>', ['Abc def g']],
    ['line breaks', '<p>One<br/>two<br>three</p>', ['One two three']],
    ['two line breaks, which part paragraphs', '<p>One<br/> <br/>two</p>', ['One', 'two']],
    [
      'a heading of two lines',
      '<h2>Chapter 1<br/>The beginning</h2><h2><span>Part 2:</span><div>The end</div></h2>',
      ['## Chapter 1. The beginning', '## Part 2: The end'],
    ],
    [
      'superscripts that are powers and ordinals',
      '<p>10<sup>2</sup> m<sup>2</sup>, the 1<sup>st</sup>, H<sub>2</sub>O</p>',
      ['10² m², the 1st, H2O'],
    ],
    ['preformatted lines', '<pre>I will …\n  at …\n\nin …</pre>', ['I will …', 'at …', 'in …']],
    ['addresses', '<p>See https://www.example.org/a/b?c=d#e, or http://b.example.</p>', ['See example.org, or b.example.']],
    ['names with a prefix', '<h:p xmlns:h="http://www.w3.org/1999/xhtml">Text</h:p>', ['Text']],
    ['markup that is not closed', '<p>One<p>Two<li>Three<h2>Four', ['One', 'Two', 'Three', '## Four']],
    ['what is closed by itself, as XHTML may', '<head><title/></head><script src="a.js"/><p>Text<a id="x"/> on</p>', ['Text on']],
    ['character data', '<p><![CDATA[1 < 2]]></p>', ['1 < 2']],
    ['mathematics by its description', '<p>So <math alttext="E equals m c squared"><mi>E</mi></math>.</p>', ['So E equals m c squared.']],
    ['ruby without its readings', '<p><ruby>漢<rp>(</rp><rt>かん</rt><rp>)</rp></ruby>字</p>', ['漢字']],
  ])('%s', (_, html, expected) => expect(texts(html)).toEqual(expected));

  it.each([
    '<script>let a = "<p>no</p>";</script><style>p { }</style>',
    '<head><title>No</title></head>',
    '<nav><ol><li>No</li></ol></nav>',
    '<p hidden>No</p><p aria-hidden="true">No</p>',
    '<aside epub:type="footnote"><p>No</p></aside><section role="doc-endnotes"><p>No</p></section>',
    '<section epub:type="bodymatter toc"><p>No</p></section>',
    '<span epub:type="pagebreak" title="12">12</span><div class="pagenum">[Pg 12]</div>',
    '<svg><title>No</title><text>No</text></svg>',
    '<pre><code class="language-js">no()</code></pre>',
    '<pre class="programlisting">no()</pre>',
    '<textarea>No</textarea><select><option>No</option></select><button>No</button>',
    '<img alt=""><img src="a"><img alt="photo_12.JPG"><img alt="Image 3"><img alt="Cover of it"><img alt="A" role="presentation">',
    '<p>***</p><p>— ⁂ —</p><hr/><p>&nbsp;</p>',
    '<!-- no --><?no thing?><!DOCTYPE no>',
  ])('nobody hears %s', (html) => expect(texts(`<p>a</p>${html}<p>b</p>`)).toEqual(['a', 'b']));

  it.each([
    ['a declared reference', 'word<a epub:type="noteref" href="#n1">1</a> on'],
    ['a raised link', 'word<sup><a href="n.html#n1">1</a></sup> on'],
    ['a link with a raised number', 'word<a href="#n1"><sup>12</sup></a> on'],
    ['a link in brackets', 'word<a href="#n1">[12]</a> on'],
    ['a link that is a sign', 'word<a href="#n1">*</a> on'],
    ['an empty one', 'word<sup> </sup> on'],
    ['a raised sign', 'word<sup>†</sup> on'],
    ['a raised number in brackets', 'word<sup>[3]</sup> on'],
  ])('%s to a note is not heard', (_, html) => expect(texts(`<p>${html}</p>`)).toEqual(['word on']));

  it('a raised number after the end of a sentence is the mark of a note', () => {
    expect(texts('<p>So it was.<sup>3</sup> And then “so.”<sup>4</sup></p>')).toEqual(['So it was. And then “so.”']);
  });

  it('numbers and links of the text itself are heard', () => {
    expect(texts('<p>See chapter <a href="#c3">3</a>, <a href="b.html#d">part b</a> and <a href="#e">all [1] of it</a>.</p>')).toEqual([
      'See chapter 3, part b and all [1] of it.',
    ]);
  });

  it('a picture is described after the sentence it stands in, and is a heading where it is one', () => {
    expect(texts('<p>Look <img alt="a small arrow"/> here.</p>')).toEqual(['Look here.', 'Figure: a small arrow']);
    expect(texts('<h1><img alt="Chapter One"/></h1><p><img alt="T"/>he end.</p>')).toEqual(['# Chapter One', 'The end.']);
    expect(texts('<figure><img alt="The climb"/><figcaption>The climb</figcaption></figure><p>On.</p>')).toEqual([
      'Figure: The climb',
      'On.',
    ]);
    expect(texts('<p><img alt="Карта"/></p>')).toEqual(['Figure: Карта']);
  });
});

describe('anchors', () => {
  it('lie at the block that follows them or holds them', () => {
    const html =
      '<p>Before.</p><a id="a"/><section id="b"><h2>Two</h2></section><p>In<span id="c">side</span>.</p><p><a name="d"></a></p><div id="e"></div><p>Last.</p><p id="f"></p>';
    expect(read(html, ['a', 'b', 'c', 'd', 'e', 'f']).map(({ text, anchors }) => [text, ...anchors])).toEqual([
      ['Before.'],
      ['Two', 'a', 'b'],
      ['Inside.', 'c'],
      ['Last.', 'd', 'e'],
    ]);
  });
  it('that nobody asked for are not kept', () => expect(read('<p id="a">A</p>')[0]?.anchors).toEqual([]));
  it('of page numbers count, though they are not heard', () => {
    expect(read('<p>A</p><span epub:type="pagebreak" id="p2">2</span><p>B</p>', ['p2'])[1]?.anchors).toEqual(['p2']);
  });
});

describe('hostile text', () => {
  it('nested without end is refused', () => {
    expect(() => read('<b>'.repeat(600))).toThrow('nested deeper than 500 levels');
    expect(() => read('<div>'.repeat(1_000_000), [], 32_768)).toThrow('nested deeper');
    expect(texts(`${'<div>'.repeat(400)}deep${'</div>'.repeat(400)}`)).toEqual(['deep']);
  });

  it('without any markup is read in pieces that end where a sentence or a word does', () => {
    const sentence = 'The quick brown fox jumps over the lazy dog. ';
    const blocks = read(sentence.repeat(4000), [], 32_768);
    expect(blocks.map((block) => block.text).join(' ')).toBe(sentence.repeat(4000).trim());
    for (const { text } of blocks) {
      expect(text.length).toBeLessThan(70_000);
      expect(text.endsWith('dog.')).toBe(true);
    }
    expect(
      read('x'.repeat(200_000), [], 32_768)
        .map((block) => block.text)
        .join(''),
    ).toBe('x'.repeat(200_000));
  });

  it.each([
    ['spaces in a heading', `<h1>${' '.repeat(400_000)}</h1>`],
    ['line breaks', '<br/>'.repeat(200_000)],
    ['open links', '<a href="#a">'.repeat(200_000)],
    ['raised text', '<sup>1</sup>'.repeat(100_000)],
    ['pictures in a heading', `<h1>${'&nbsp;'.repeat(40_000)}${'<img alt="a b">'.repeat(20_000)}</h1>`],
    ['an address of dots', `<p>http://a${'.'.repeat(400_000)}</p>`],
    ['ends without a beginning', '</i>'.repeat(200_000)],
    ['the description of a picture', `<img alt="${'word. '.repeat(300_000)}"/><math alttext="${'x'.repeat(1_000_000)}"/>`],
    ['attributes', `<p ${'a="b" '.repeat(100_000)}>x</p>`],
    ['line breaks in a heading', `<h1>${'a<br>'.repeat(60_000)}</h1>`],
    ['entities', '&#x1F30A;'.repeat(100_000)],
  ])('%s without end are read in no time worth speaking of', { timeout: 10_000 }, (_, html) => {
    read(html, [], 32_768);
  });

  it('any text at all, in pieces of any size, is read alike and never throws', () => {
    const piece = fc.constantFrom(
      '<p>',
      '</p>',
      '<h2>',
      '</h2>',
      '<br/>',
      '<sup>',
      '</sup>',
      '1',
      '<a href="#x">',
      '</a>',
      'word ',
      '. ',
      '<img alt="a b"/>',
      '<td>',
      '<pre>',
      '\n',
      '&amp;',
      '<nav>',
      '</nav>',
      '<![CDATA[',
      ']]>',
      '<!--',
      '-->',
      '<',
      '"',
      'é',
      '🌊',
    );
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 60 }), fc.integer({ min: 1, max: 40 }), (pieces, length) => {
        const html = pieces.join('');
        expect(read(html, [], length)).toEqual(read(html));
      }),
      { numRuns: 500 },
    );
  });
});
