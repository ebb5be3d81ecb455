import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { openStudyHouse } from '../../tests/support/houses/study-library.ts';
import { call } from '../../tests/support/houses/test-house.ts';
import { openBrandSource } from './brand-source.ts';
import type { BrandWarning } from './parse-brand.ts';

const SVG = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"><script>alert(1)</script><path d="M0 0h8v8z"/></svg>';
const PNG = Buffer.from('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==', 'base64');

let folder: string;
let clockMs = 0;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'cairn-logo-'));
  clockMs = 0;
  vi.spyOn(performance, 'now').mockImplementation(() => clockMs);
});
afterEach(() => {
  vi.restoreAllMocks();
  rmSync(folder, { recursive: true, force: true });
});
const write = (name: string, content: string | Buffer) => writeFileSync(path.join(folder, name), content);
const open = (file: string, told: BrandWarning[] = []) => {
  write('brand.yaml', `name: Fenwick\nlogo_url: ${file}\n`);
  return openBrandSource(folder, (warning) => told.push(warning));
};

describe('a logo in the library folder', () => {
  it.each([
    ['logo.svg', SVG, 'image/svg+xml'],
    ['logo.svg', `\u{FEFF}<?xml version="1.0"?>\n<!-- drawn -->\n${SVG}`, 'image/svg+xml'],
    ['logo.png', PNG, 'image/png'],
    ['logo.webp', 'RIFF\x04\x00\x00\x00WEBPVP8 ', 'image/webp'],
    ['really-a-png.svg', PNG, 'image/png'],
  ])('%s is shown as what it is', (file, content, mime) => {
    write(file, content);
    const source = open(file);
    expect(source.warnings()).toEqual([]);
    expect(source.forHost(undefined).logo_url).toMatch(/^\/brand\/logo\?v=[\da-f]{12}$/);
    expect(source.logoFor(undefined)).toMatchObject({ mime, bytes: Buffer.from(content) });
  });

  it.each([
    ['is not there', () => {}, /no logo `logo\.svg`/],
    ['is a page', () => write('logo.svg', '<!doctype html><svg></svg>'), /no SVG, PNG or WebP/],
    ['is a text', () => write('logo.svg', 'svg'), /no SVG, PNG or WebP/],
    ['is too large', () => write('logo.svg', SVG + ' '.repeat(256 * 1024)), /larger than 256 KiB/],
    ['is a folder', () => mkdirSync(path.join(folder, 'logo.svg')), /no logo `logo\.svg`/],
    ['is a link out of the library', () => symlinkSync(path.resolve('public/icon.svg'), path.join(folder, 'logo.svg')), /no logo/],
  ])('that %s gives the stones, and a warning with its line', (_, make, problem) => {
    make();
    const source = open('logo.svg');
    expect(source.forHost(undefined)).toMatchObject({ name: 'Fenwick', logo_url: null });
    expect(source.logoFor(undefined)).toBeNull();
    expect(source.warnings()).toEqual([
      { line: 2, problem: expect.stringMatching(problem), fix: expect.stringContaining('until then the brand has the stones') },
    ]);
  });

  it('may come later and change, and each time has another address', () => {
    const told: BrandWarning[] = [];
    const source = open('logo.svg', told);
    const addressAt = (ms: number) => {
      clockMs = ms;
      return source.forHost(undefined).logo_url;
    };
    expect([addressAt(1000), addressAt(2000), told.length]).toEqual([null, null, 1]);
    write('logo.svg', SVG);
    const first = addressAt(3000);
    write('logo.svg', SVG.replace('h8', 'h4 '));
    const second = addressAt(4000);
    expect(new Set([null, first, second]).size).toBe(3);
    expect(told).toHaveLength(1);
  });

  it('stays with the last good brand while brand.yaml is broken, and says so once', () => {
    write('logo.svg', SVG);
    const told: BrandWarning[] = [];
    const source = open('logo.svg', told);
    const { logo_url: address } = source.forHost(undefined);
    write('brand.yaml', 'name: "broken');
    rmSync(path.join(folder, 'logo.svg'));
    for (clockMs = 1000; clockMs < 5000; clockMs += 1000) expect(source.forHost(undefined).logo_url).toBe(address);
    expect(told).toHaveLength(1);
  });
});

describe('GET /brand/logo', () => {
  it('is the logo of the host, and can run nothing', async () => {
    const study = await openStudyHouse({
      files: {
        'brand.yaml': 'name: Study\nhosts:\n  a.example: { logo_url: brand/a.svg }\n  b.example: { logo_url: logo.png }\n',
        'brand/a.svg': SVG,
        'logo.png': PNG,
      },
    });
    const logoAt = (host: string, headers = {}) => call(study.app, 'GET', '/brand/logo', undefined, { host, ...headers });
    const drawn = await logoAt('a.example');
    expect([drawn.status, await drawn.text()]).toEqual([200, SVG]);
    expect(Object.fromEntries(drawn.headers)).toMatchObject({
      'content-type': 'image/svg+xml',
      'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
      'x-content-type-options': 'nosniff',
    });
    expect((await logoAt('a.example', { 'if-none-match': drawn.headers.get('etag') ?? '' })).status).toBe(304);
    expect((await logoAt('b.example')).headers.get('content-type')).toBe('image/png');
    expect((await logoAt('elsewhere.example')).status).toBe(404);
    expect(study.report.problems.map(({ file }) => file)).not.toContain('logo.png');
    await study.close();
  });
});
