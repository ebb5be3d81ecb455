import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { sanitiseCss } from './sanitise-css.ts';

describe('honest style stays to the letter', () => {
  it.each([
    'p{color:red}',
    '@import "local.css";',
    "@import url('print.css') print;",
    'a{background:url(data:image/png;base64,AA)}',
    '@font-face{font-family:"A: b";src:local("A"),url("../f/a.ttf") format("truetype"),url(data:font/woff2;base64,AA)}',
    '@namespace svg url(http://www.w3.org/2000/svg);',
    '@namespace "http://www.w3.org/1999/xhtml"; @namespace epub "http://www.idpf.org/2007/ops";',
    'a[href^="http://"]::after, p:not([cite="https://e"]){content:" (" attr(href) ") http://e //e"; quotes:"//" "//"}',
    'html{scroll-behavior:smooth} .behavior:hover{color:red} a::after{content:"behavior:url(x)"}',
    'p{background:url(a/*b)} /* url(http://e) @import "http://e"; */ q{color:red}',
    'p{font:1em/1.5 "url(http://e"} @media (width < 600px){p{--note:"Note: x"}}',
    'p::before{content:"\\201C\\\n x"} .a\\"b{color:red} .c\\:url\\(http{d:e}',
    '<!-- p{color:red} -->',
    'p{background:url(a b.png)} q{content:"open\n}',
    '@charset "utf-8";\np{src:url(a.svg#b)}',
    'p{filter:alpha(opacity=50);content:"“x”"}',
    '}}p{a:b',
  ])('%s', (css) => {
    expect(sanitiseCss(css)).toMatchObject({ css, removed: 0 });
  });
});

/** Each loads `//e` in browsers that read as the standard does, or in one of old. */
const TRICKS = [
  '@import url(http://e/a.css);',
  '@\\69mport "//e/a";',
  '@import/**/"http:\\/\\/e";',
  '@import "http://e" supports(a:b) screen',
  'a{b:url(/**/"http://e")}',
  'a{b:url( http://e )',
  'a{b:url("http://e',
  'a{b:image-set("https://e/a.png" 1x, "b.png" 2x)}',
  'a{b:-webkit-image-set(url(https://e/a.png) 1x)}',
  'a{behavior:url(a.htc)}',
  'a{c:d;-moz-binding:"//e"}',
  'a{width:expression(x("//e"))}',
  'p{content:"/*"} a{b:url(http://e)} q{content:"*/"}',
  '@namespace{} a{b:url(http://e)} p{color:red;}',
  'a{b:url("\\\\\\\\e")}',
  'a{b:url("\\1 http://e")}',
  'a{b:url("ht\\9 tp://e")}',
  'a{b:url(data:image/svg+xml,//e)}',
  'a{b:url("data:text/css,//e")}',
  'p{b:url(a/*b)} q{b:url(http://e)} r{b:url(c*/d)}',
  'p{content:"a\\\n"} a{b:url(http://e)} q{content:"\\\n"}',
  "p{content:'\\\r\n'} a{b:url(http://e)} q{content:'\\\f'}",
  '.a\\"{} b{c:url(http://e)} .d\\"{}',
  'p{content:"@namespace "} a{b:url(http://e)} q{content:";"}',
  '@media all{@namespace url(http://e);}',
  'a{b:url("ht\\\ntps://e")}',
  'a{b:url("ht\\\r\ntps://e")}',
  '@import "ht\\\ntp://e";',
  '@import url("\\68\\74\\74\\70\\3a//e");',
  '@font-face{font-family:a;src:url(a.ttf),url("/\\\n/e/a.ttf")}',
  'a{b:\\75\\72\\6c(http://e)}',
  'a{b:\\000075 rl(http:/\\/e)}',
  'a{b:u@import "//e";rl(http://e)}',
  'a{--b:"http://e";background:image-set(var(--b) 1x)}',
  '@property --a{syntax:"<string>";initial-value:"//e"}',
  'a{--b:url(http://e)}',
  'a{b:src("//e")}',
  'a{b:cross-fade(url(a.png),url(//e))}',
  'a{filter:progid:DXImageTransform.Microsoft.AlphaImageLoader(src="http://e")}',
  '\uFEFF@import "//e";',
  '\0@import "//e";a{b:url(//e)}',
  'a{b:×url(/*);c:"*/ url(http://e) /*"}',
  'a{b:url(\thttp\t://e)} c{d:url(//e\\)/)}',
];

describe('what loads from elsewhere goes, whatever it looks like', () => {
  it.each(TRICKS)('%j', (css) => {
    const clean = sanitiseCss(css);
    expect(clean.removed).toBeGreaterThan(0);
    if (!css.includes('"*/ url')) expect(clean.css).not.toContain('//e');
    expect(sanitiseCss(clean.css)).toMatchObject({ css: clean.css, removed: 0 });
  });

  it('and the rest stays', () => {
    expect(sanitiseCss('@import "//e"; p{color:red;b:url(//e) no-repeat;c:url(d.png)} q{behavior:x;a:b}').css).toBe(
      ' p{color:red;b:none no-repeat;c:url(d.png)} q{a:b}',
    );
    expect(sanitiseCss('@font-face{src:url(//e),url(a.ttf)} /* kept */').css).toBe('@font-face{src:none,url(a.ttf)} /* kept */');
    expect(sanitiseCss('a{--b:"http://e";c:d}').css).toBe('a{--b:"";c:d}');
  });
});

test('pieces of style in any order never leave an address that leads elsewhere', () => {
  const pieces = [
    'url(',
    '"',
    "'",
    'http://e',
    '//e',
    ')',
    '(',
    '{',
    '}',
    ';',
    ':',
    '@import ',
    '@namespace ',
    '/*',
    '*/',
    '\\',
    '\n',
    'u',
    'rl(',
  ];
  const more = ['a', '--b', 'content', 'behavior', 'image-set(', '\\75 ', '\\\n', '[', ']', '×', '\0', ' ', 'expression(', '<!--', 'data:'];
  fc.assert(
    fc.property(fc.array(fc.constantFrom(...pieces, ...more), { maxLength: 20 }), (parts) => {
      const { css } = sanitiseCss(parts.join(''));
      expect(sanitiseCss(css).removed).toBe(0);
      // As a parser of old may read it, to which a string is as good as no string.
      expect(css.replace(/\/\*[^]*?(?:\*\/|$)/g, ' ')).not.toMatch(/^(?:[^"'\\@[×]*[\s:;{}(),])?url\(\s*(?:http:)?\/\/e/i);
    }),
    { numRuns: 3000 },
  );
});

test('addresses within the book are told', () => {
  expect(sanitiseCss('@import "a.css"; @import url(b.css); p{c:url("d.png"),image-set("e.png" 1x);content:"f"}').links).toEqual([
    ...['a.css', 'b.css', 'd.png', 'e.png'],
  ]);
});

test('long runs of one sign take no longer than other text', () => {
  const long = 400_000;
  const signs = [
    '/*',
    'url(',
    '"\\',
    '"\n',
    '(',
    '[{(',
    'a(',
    'url("http://e',
    '@import "//e"',
    '@namespace ',
    '--a:"//e"',
    ')',
    '}',
    '\\',
    'url(a b)',
  ];
  for (const sign of signs) expect(sanitiseCss(sign.repeat(long / sign.length)).css.length).toBeLessThanOrEqual(long);
  expect(sanitiseCss(`a{b:url(${' '.repeat(long)}}`).css.length).toBeLessThan(2 * long);
});
