import { randomBytes } from 'node:crypto';
import { describe, expect, it, test } from 'vitest';
import { FIXTURES, makeEpub, type Files } from '../../../../tests/support/houses/library-fixtures.ts';
import { openEpubPackage, resolveHref } from './epub-package.ts';
import { sanitiseEpub } from './sanitise-epub.ts';

const HEAD = '<?xml version="1.0" encoding="UTF-8"?>\n';
const SCRIPT = '<html xmlns="http://www.w3.org/1999/xhtml"><script>1</script><p>words</p></html>';
const PNG = Buffer.from('89504e470d0a1a0a', 'hex');

interface Item {
  href: string;
  type: string;
  content: string | Uint8Array;
  isRead?: boolean;
}

/** A book of these files, of which some are in the order of reading, and of others that its manifest does not list. */
function openBook(items: Item[], unlisted: Files = {}) {
  const manifest = items.map(({ href, type }, i) => `<item id="i${i}" href="${href}" media-type="${type}"/>`).join('');
  const spine = items.map(({ isRead }, i) => (isRead === true ? `<itemref idref="i${i}"/>` : '')).join('');
  return openEpubPackage(
    Buffer.from(
      makeEpub({
        entries: {
          ...Object.fromEntries(
            items.map(({ href, content }) => [resolveHref({ nameOf: (name) => name }, 'OEBPS/book.opf', href), content]),
          ),
          ...unlisted,
          'OEBPS/book.opf': `<package><metadata/><manifest>${manifest}<item id="c1" href="text/c1.xhtml" media-type="application/xhtml+xml"/></manifest><spine><itemref idref="c1"/>${spine}</spine></package>`,
        },
      }),
    ),
  );
}

function clean(items: Item[], unlisted: Files = {}) {
  const copy = sanitiseEpub(openBook(items, unlisted));
  const archive = copy && openEpubPackage(Buffer.from(copy.bytes)).archive;
  return {
    copy,
    names: archive?.names,
    bytes: (name: string) => archive?.read(name),
    text: (name: string) => Buffer.from(archive?.read(name) ?? []).toString(),
  };
}

test('a book is written anew only when it has to be, with all that is harmless in it', () => {
  expect(sanitiseEpub(openBook([]))).toBeNull();
  const items = [
    { href: 'c2.xhtml', type: 'application/xhtml+xml', content: '<html><p onclick="x()">Words<script>1</script></p></html>', isRead: true },
    { href: 'evil.js', type: 'text/javascript', content: 'alert(1)' },
    {
      href: 'figure.svg',
      type: 'image/svg+xml',
      content: '<svg xmlns="http://www.w3.org/2000/svg"><script>1</script><path d="M0 0"/></svg>',
    },
    { href: 'picture.jpg', type: 'image/jpeg', content: '\n \uFEFF<html><script>1</script></html>' },
    { href: 'book.css', type: 'text/css', content: 'p{background:url(http://evil.example/)} q{color:red}' },
    { href: 'real.png', type: 'image/png', content: PNG },
    { href: 'wide.xhtml', type: 'application/xhtml+xml', content: Buffer.from('\uFEFF<html><p onload="x">w</p></html>', 'utf16le') },
  ];
  const { copy, names, text, bytes } = clean(items);
  expect(copy).toMatchObject({ threats: 7, parts: 0 });
  expect(clean(items).copy).toEqual(copy);
  expect(Buffer.from(copy!.bytes.subarray(30, 58)).toString()).toBe('mimetypeapplication/epub+zip');
  expect(names?.has('OEBPS/evil.js')).toBe(false);
  expect(text('OEBPS/c2.xhtml')).toBe(`${HEAD}<html><p>Words</p></html>`);
  expect(text('OEBPS/figure.svg')).toBe(`${HEAD}<svg xmlns="http://www.w3.org/2000/svg"><path d="M0 0"></path></svg>`);
  expect(text('OEBPS/picture.jpg')).toMatch(/<html><\/html>$/);
  expect(text('OEBPS/book.css')).toBe('p{background:none} q{color:red}');
  expect(bytes('OEBPS/real.png')).toEqual(PNG);
  expect(text('OEBPS/wide.xhtml')).toBe(`${HEAD}<html><p>w</p></html>`);
  const again = openEpubPackage(Buffer.from(copy!.bytes));
  expect(again.toc).toEqual(openBook(items).toc);
  expect(sanitiseEpub(again)).toBeNull();
});

describe('pictures, recordings and typefaces stay byte for byte', () => {
  const media: [string, Uint8Array][] = [
    ['p.jpg', FIXTURES.jpg],
    ['p.png', PNG],
    ['p.gif', Buffer.from('GIF89a\x01\0\x01\0<a <b>\0;', 'latin1')],
    ['p.webp', Buffer.from('RIFF\x04\0\0\0WEBPVP8 ', 'latin1')],
    ['p.bmp', Buffer.from('BM\x3a\0\0\0', 'latin1')],
    ['a.mp3', FIXTURES.mp3],
    ['a.m4a', FIXTURES.m4b],
    ['v.mp4', FIXTURES.mp4],
    ['a.opus', FIXTURES.opus],
    ['f.ttf', Buffer.from('\0\x01\0\0\0\x0f', 'latin1')],
    ['f.otf', Buffer.from('OTTO\0\x0f', 'latin1')],
    ['f.woff2', Buffer.from('wOF2\0\x01', 'latin1')],
  ];
  const dirty: Item = { href: 'dirty.xhtml', type: 'application/xhtml+xml', content: SCRIPT, isRead: true };

  it.each(['image/jpeg', 'application/xhtml+xml', 'image/svg+xml', 'text/css', 'application/javascript', ''])(
    'in the order of reading and out of it, declared as %j',
    (type) => {
      const items = media.flatMap(([name, content]) => [
        { href: `read/${name}`, type, content, isRead: true },
        { href: `shown/${name}`, type, content },
      ]);
      expect(sanitiseEpub(openBook(items))).toBeNull();
      const { copy, bytes } = clean([...items, dirty]);
      expect(copy?.threats).toBe(1);
      for (const { href, content } of items) expect(Buffer.from(bytes(`OEBPS/${href}`) ?? []).equals(content)).toBe(true);
    },
  );

  it('unless readers are told that they are documents, and would find one in them', () => {
    const polyglot = Buffer.from(`GIF89a/*\n*/=1;</p><img src=x onerror="1"><script>1</script><p>words</p>`, 'latin1');
    const frame = Buffer.from('\xFF\xFB<script>1</script>', 'latin1');
    for (const content of [polyglot, frame]) {
      for (const [href, type, isRead] of [
        ['a.gif', 'application/xhtml+xml', true],
        ['a.gif', 'text/html', false],
        ['a.gif', 'application/octet-stream', true],
        ['a.svg', 'image/gif', false],
        ['a.XHTML', '', false],
      ] as const)
        expect(clean([{ href, type, content, isRead }]).text(`OEBPS/${href}`)).toMatch(/^<\?xml(?!.*(?:<script|onerror))/s);
      expect(sanitiseEpub(openBook([{ href: 'a.gif', type: 'image/gif', content, isRead: true }]))).toBeNull();
    }
  });

  it('nor if only one of two entries says so', () => {
    const content = Buffer.from('GIF89a<script>1</script>', 'latin1');
    const entries = {
      'OEBPS/a.gif': content,
      'other/other.opf': '<package><manifest><item href="../OEBPS/a.gif" media-type="text/html"/></manifest></package>',
    };
    for (const items of [
      [
        { href: 'a.gif', type: 'image/gif', content },
        { href: 'a.gif#x', type: 'text/html', content },
      ],
      [
        { href: 'a.gif', type: 'text/html', content, isRead: true },
        { href: './a.gif', type: 'image/gif', content },
      ],
    ])
      expect(clean(items, entries).text('OEBPS/a.gif')).toBe(`${HEAD}GIF89a`);
    const container = '<container><rootfile full-path="OEBPS/book.opf"/><rootfile full-path="other/other.opf"/></container>';
    const two = clean([{ href: 'a.gif', type: 'image/gif', content }], { ...entries, 'META-INF/container.xml': container });
    expect(two.text('OEBPS/a.gif')).toBe(`${HEAD}GIF89a`);
  });

  it('and what only begins like one is none', () => {
    for (const content of [Buffer.from(`\uFEFF${SCRIPT}`, 'utf16le'), '<p> ftypmp42</p><script>1</script>', '\n<svg onload="1"/>'])
      expect(clean([{ href: 'a.png', type: 'image/png', content }]).copy?.threats).toBe(1);
  });
});

describe('what a book calls its texts does not decide whether they are looked at', () => {
  const TYPES = [
    ...['application/x-dtbncx+xml', 'application/oebps-package+xml', 'application/smil+xml', 'application/pls+xml', 'application/xml'],
    ...['image/png', 'text/plain', 'text/css', 'text/javascript', 'application/octet-stream', ''],
  ];
  it.each(TYPES)('%j', (type) => {
    for (const [href, isRead] of [
      ['a.xhtml', true],
      ['a.xhtml', false],
      ['a.ncx', true],
      ['a.ncx', false],
      ['a.opf', false],
      ['a.css', false],
      ['a.js', false],
      ['../META-INF/a.xhtml', true],
    ] as const) {
      const { copy, text } = clean([{ href, type, content: SCRIPT, isRead }]);
      expect([href, copy?.threats, text(resolveHref({ nameOf: (name) => name }, 'OEBPS/book.opf', href))]).toEqual([
        href,
        1,
        `${HEAD}<html xmlns="http://www.w3.org/1999/xhtml"><p>words</p></html>`,
      ]);
    }
  });

  it('and data of the package stays data, however it is written', () => {
    const opf = `<?xml version="1.0"?><!-- <a> ${'-'.repeat(5000)} --><o:package xmlns:o="x"><meta property="a">b</meta></o:package>`;
    for (const content of [opf, Buffer.from(`\uFEFF${opf}`, 'utf16le')]) {
      const { text } = clean([{ href: 'a.opf', type: 'application/oebps-package+xml', content }], { 'META-INF/x.html': SCRIPT });
      expect(text('OEBPS/a.opf')).toContain('<o:package xmlns:o="x"><meta property="a">b</meta></o:package>');
    }
  });

  it('nor does a root of another vocabulary', () => {
    const ncx = '<ncx><h:script xmlns:h="http://www.w3.org/1999/xhtml">1</h:script></ncx>';
    const data = clean([{ href: 'a.ncx', type: 'application/x-dtbncx+xml', content: ncx }]);
    expect(data.text('OEBPS/a.ncx')).not.toContain('1999/xhtml');
    for (const [href, type, isRead] of [
      ['a.html', 'application/x-dtbncx+xml', false],
      ['a.ncx', 'text/html', false],
      ['a.ncx', 'application/x-dtbncx+xml', true],
    ] as const)
      expect(clean([{ href, type, content: ncx, isRead }]).text(`OEBPS/${href}`)).toBe(`${HEAD}<ncx></ncx>`);
  });

  it('text that does not begin with markup is a document where it is read as one', () => {
    expect(clean([{ href: 'a.txt', type: 'text/html', content: `Hello ${SCRIPT}` }]).copy?.threats).toBe(1);
    expect(clean([{ href: 'a.txt', type: '', content: `Hello ${SCRIPT}`, isRead: true }]).copy?.threats).toBe(1);
    expect(clean([{ href: 's.sty', type: 'Text/CSS', content: 'a{b:url(http://e)}', isRead: true }]).copy?.threats).toBe(1);
  });
});

describe('what some reader may parse as a document is one', () => {
  const wide = Buffer.from('\uFEFFx<script>1</script>', 'utf16le');
  it.each([
    ['x.shtml', 'text/plain', 'x<script>1</script>'],
    ['x.ehtml', 'text/plain', 'x<script>1</script>'],
    ['x.html.', 'text/plain', 'x<script>1</script>'],
    ['x.php', '', wide],
    ['noext', 'text/css', 'x<script>1</script>'],
    ['x.txt', 'application/xml', 'x<img src="//e"/>'],
    ['x.png', 'foo/bar', 'x<a q:href="javascript:x">t</a>'],
    ['d.shtml', 'text/plain', '<metadata><script>1</script></metadata>'],
    ['noext', 'application/xml', '<!-- a --><metadata><script>1</script></metadata>'],
    ['a.opf', 'application/oebps-package+xml', '<!-- a --><package><img src="&#104;ttp://e"/></package>'],
    ['a.ncx', 'application/x-dtbncx+xml', "<ncx><link rel='styleshee&#116;' href='http://e'/></ncx>"],
    ['b.ncx', 'application/x-dtbncx+xml', `<ncx title=" src='" id="a"><audio title="x src='" src="//e"/></ncx>`],
    ['bm.shtml', 'image/bmp', 'BM<script>1</script>'],
  ])('%s of type %j: %s', (href, type, content) => {
    const { copy, text } = clean([{ href, type, content }]);
    expect(copy?.threats).toBe(1);
    expect(text(`OEBPS/${href}`)).toMatch(/^<\?xml(?!.*(?:script|http|\/\/e))/s);
  });

  it.each(['x.mhtml', 'x.MHT', 'x.webarchive', 'x.svgz'])('and goes if it is wrapped: %s', (href) => {
    const { copy, names } = clean([{ href, type: 'text/plain', content: 'Content-Transfer-Encoding: base64' }]);
    expect([copy?.threats, names?.has(`OEBPS/${href}`)]).toEqual([1, false]);
  });

  it('but not what has a name and a type of which that is known, nor what holds no markup', () => {
    const items = [
      { href: 'x.txt', type: 'text/plain', content: 'x<script>1</script>' },
      { href: 'obfuscated.otf', type: 'application/vnd.ms-opentype', content: Buffer.from('\x81<script>', 'latin1') },
      { href: 'notes', type: 'application/x-notes', content: 'a < b, and c > d' },
    ];
    expect(sanitiseEpub(openBook(items))).toBeNull();
  });
});

test('style in another encoding is read in it, and served in UTF-8', () => {
  // In Shift_JIS the second byte of this letter is a backslash elsewhere.
  const content = Buffer.concat([
    Buffer.from('@charset "shift_jis";p{content:"'),
    Buffer.from([0x95, 0x5c]),
    Buffer.from('"}a{b:url(//e)}'),
  ]);
  const { text } = clean([{ href: 'a.css', type: 'text/css', content }]);
  expect(text('OEBPS/a.css')).toBe('p{content:"表"}a{b:none}');
});

test('style that was put into a comment for browsers of old stays style', () => {
  const content = '<!--\np{color:red} q{background:url(//e)}\n-->';
  const { text } = clean([{ href: 'a.css', type: 'text/css', content }]);
  expect(text('OEBPS/a.css')).toBe('<!--\np{color:red} q{background:none}\n-->');
});

describe('files that the manifest does not list', () => {
  const link = (href: string): Item => ({
    href: 'c2.xhtml',
    type: 'application/xhtml+xml',
    content: `<html><a href="${href}">more</a></html>`,
    isRead: true,
  });

  it('stay if something leads to them, however far, and lose what is dangerous', () => {
    const { copy, names, text } = clean([link('extra/more.html?x#y')], {
      'OEBPS/extra/more.html': '<html><link rel="stylesheet" href="../s.css"/><script>1</script></html>',
      'OEBPS/s.css': '@import "t.css"; p{background:url(p%20q.png)}',
      'OEBPS/t.css': 'a{b:url(//e)}',
      'OEBPS/p q.png': PNG,
    });
    expect(copy?.threats).toBe(2);
    expect(text('OEBPS/extra/more.html')).toBe(`${HEAD}<html><link rel="stylesheet" href="../s.css"/></html>`);
    expect(text('OEBPS/t.css')).toBe('a{b:none}');
    expect(names?.has('OEBPS/p q.png')).toBe(true);
  });

  it('are left out of a copy if nothing leads to them', () => {
    const unlisted = {
      'OEBPS/evil.html': SCRIPT,
      'OEBPS/deep/p.png': PNG,
      'META-INF/com.apple.ibooks.display-options.xml': '<display_options/>',
    };
    const { copy, names } = clean([link('evil2.html')], unlisted);
    expect(copy?.threats).toBe(1);
    expect([...(names ?? [])].filter((name) => name in unlisted)).toEqual(['META-INF/com.apple.ibooks.display-options.xml']);
  });

  it('are no reason for a copy while they are harmless', () => {
    expect(sanitiseEpub(openBook([link('#x')], { 'OEBPS/p.png': PNG, 'OEBPS/old.html': '<html><p>words</p></html>' }))).toBeNull();
  });

  it('belong to the book if another of its packages lists them', () => {
    const { names } = clean([{ href: 'evil.js', type: 'text/javascript', content: '1' }], {
      'META-INF/container.xml':
        '<container><rootfiles><rootfile full-path="OEBPS/book.opf"/><rootfile full-path="other/other.opf"/></rootfiles></container>',
      'other/other.opf': '<package><manifest><item href="d1.xhtml" media-type="application/xhtml+xml"/></manifest></package>',
      'other/d1.xhtml': '<html><p>words</p></html>',
    });
    expect([names?.has('other/other.opf'), names?.has('other/d1.xhtml')]).toEqual([true, true]);
  });
});

describe('a copy is not much larger than the book', () => {
  const dirty: Item = { href: 'dirty.xhtml', type: 'application/xhtml+xml', content: SCRIPT };

  it('because what the book has packed is packed again, whatever it is called', () => {
    const content = Buffer.concat([PNG, Buffer.alloc(1000 * 1024)]);
    const book = openBook([dirty, ...Array.from({ length: 20 }, (_, i) => ({ href: `${i}.png`, type: 'image/png', content }))]);
    expect(sanitiseEpub(book)?.bytes.byteLength).toBeLessThan(2 * book.archive.fileBytes);
  });

  it('or it is refused', () => {
    const book = openBook([dirty, { href: 'p.png', type: 'image/png', content: PNG }]);
    const noise = Buffer.concat([PNG, randomBytes(2 * 1024 * 1024)]);
    const archive = { ...book.archive, read: (name: string) => (name === 'OEBPS/p.png' ? noise : book.archive.read(name)) };
    expect(() => sanitiseEpub({ ...book, archive })).toThrow('would be far larger than the book');
  });
});

describe('a book is refused, with the reason,', () => {
  const book = openBook([{ href: 'c2.xhtml', type: 'application/xhtml+xml', content: '' }]);
  const read = (content: Buffer) => {
    const archive = { ...book.archive, read: (name: string) => (name === 'OEBPS/c2.xhtml' ? content : book.archive.read(name)) };
    return sanitiseEpub({ ...book, archive });
  };

  it('when a text is nested without end', () => {
    expect(() => read(Buffer.from(`${'<a>'.repeat(149_000)}</b>`))).toThrow('OEBPS/c2.xhtml: The text is nested deeper than 500 levels.');
  });

  it('when a text is too large, but not when a picture is', () => {
    const words = Buffer.alloc(17 * 1024 * 1024, 'words ');
    expect(() => read(words)).toThrow('A text of the book is larger than 16 MiB: OEBPS/c2.xhtml.');
    expect(read(Buffer.concat([PNG, words]))).toBeNull();
  });
});
