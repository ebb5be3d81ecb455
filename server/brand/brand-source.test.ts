import { mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Brand } from '#core/brand/brand.ts';
import { expectJson } from '../../tests/support/expect-problem.ts';
import { makePipe } from '../../tests/support/make-pipe.ts';
import { openStudyHouse } from '../../tests/support/houses/study-library.ts';
import { call } from '../../tests/support/houses/test-house.ts';
import { openBrandSource } from './brand-source.ts';
import type { BrandWarning } from './parse-brand.ts';

let folder: string;
let clockMs = 0;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'cairn-brand-'));
  clockMs = 0;
  vi.spyOn(performance, 'now').mockImplementation(() => clockMs);
});
afterEach(() => {
  vi.restoreAllMocks();
  rmSync(folder, { recursive: true, force: true });
});

const write = (text: string) => writeFileSync(path.join(folder, 'brand.yaml'), text);

describe('brand.yaml', () => {
  it('is read again a second after it changed, and not at every request [spec 1.brand.runtime]', () => {
    write('name: One\n');
    const source = openBrandSource(folder);
    expect(source.forHost(undefined).name).toBe('One');
    write('name: Second\n');
    clockMs = 999;
    expect(source.forHost(undefined).name).toBe('One');
    clockMs = 1000;
    expect(source.forHost(undefined).name).toBe('Second');
  });

  it('that breaks leaves the last good brand in place, and says so once', () => {
    const told: BrandWarning[] = [];
    write('name: Good\ntagline: Kept\n');
    const source = openBrandSource(folder, (warning) => told.push(warning));
    expect(told).toEqual([]);
    write('name: "Broken\n');
    for (clockMs = 1000; clockMs < 5000; clockMs += 1000)
      expect(source.forHost(undefined)).toMatchObject({ name: 'Good', tagline: 'Kept' });
    expect(told).toEqual([
      { line: expect.any(Number), problem: expect.stringContaining('not valid YAML'), fix: expect.stringMatching(/last good brand/) },
    ]);
    expect(source.warnings()).toEqual(told);
    write('name: Mended\n');
    clockMs += 1000;
    expect(source.forHost(undefined)).toMatchObject({ name: 'Mended', tagline: 'A field guide for your own growth.' });
    expect(source.warnings()).toEqual([]);
  });

  it('that is too large is not read, nor one with too much in it', () => {
    write('name: Good\n');
    const source = openBrandSource(folder);
    for (const text of [`name: Large\n# ${'x'.repeat(70_000)}`, `name: Deep\nx: ${'['.repeat(30_000)}`, 'a: b\n'.repeat(10_000)]) {
      write(text);
      clockMs += 1000;
      expect(source.forHost(undefined).name).toBe('Good');
      expect(source.warnings()).toEqual([
        {
          line: expect.toSatisfy((line) => line === null || line > 0),
          problem: expect.stringMatching(/larger than 64 KiB|nested|200 keys/),
          fix: expect.any(String),
        },
      ]);
    }
  });

  it.each([
    ['a pipe', makePipe],
    ['a file without end', (file: string) => symlinkSync('/dev/zero', file)],
    ['a link out of the library', (file: string) => symlinkSync(path.resolve('package.json'), file)],
    ['a link to itself', (file: string) => symlinkSync('brand.yaml', file)],
  ])('that is %s is not read, at the start or later', (_, make) => {
    const file = path.join(folder, 'brand.yaml');
    const refusal = [{ line: null, problem: expect.stringContaining('is not a file'), fix: expect.stringContaining('the file itself') }];
    make(file);
    const source = openBrandSource(folder);
    expect([source.forHost(undefined).name, source.warnings()]).toEqual(['Cairn', refusal]);
    rmSync(file);
    write('name: Good\n');
    clockMs = 1000;
    expect(source.forHost(undefined).name).toBe('Good');
    rmSync(file);
    make(file);
    clockMs = 2000;
    expect([source.forHost(undefined).name, source.warnings()]).toEqual(['Good', refusal]);
  });

  it('that is deleted brings the default brand back', () => {
    write('name: Good\n');
    const source = openBrandSource(folder);
    rmSync(path.join(folder, 'brand.yaml'));
    clockMs = 1000;
    expect(source.forHost(undefined).name).toBe('Cairn');
    expect(source.warnings()).toEqual([
      { line: null, problem: expect.stringContaining('no brand.yaml'), fix: expect.stringContaining('Add brand.yaml') },
    ]);
  });

  it('may come later', () => {
    const source = openBrandSource(folder);
    expect(source.forHost(undefined).name).toBe('Cairn');
    write('name: Came\n');
    clockMs = 1000;
    expect(source.forHost(undefined).name).toBe('Came');
  });
});

describe('GET /api/brand', () => {
  it('answers for the host that was asked, needs no session and tells no secret [spec 7.calls.brand]', async () => {
    const study = await openStudyHouse({
      files: { 'brand.yaml': 'name: Cairn\nhosts:\n  learn.fenwick.example: { name: Fenwick }\n' },
      env: { AUTH_SECRET: 'a-secret-of-more-than-thirty-two-letters' },
    });
    const response = await call(study.app, 'GET', '/api/brand', undefined, { host: 'learn.fenwick.example' });
    expect(response.headers.get('cache-control')).toBe('no-cache');
    const brand = await expectJson<Brand>(response);
    expect(Brand.strict().safeParse(brand).error).toBeUndefined();
    expect(brand.name).toBe('Fenwick');
    expect(await expectJson(await call(study.app, 'GET', '/api/brand', undefined, { host: 'elsewhere.example' }))).toMatchObject({
      name: 'Cairn',
    });
    expect(JSON.stringify(brand)).not.toContain('a-secret');
    await study.close();
  });
});
