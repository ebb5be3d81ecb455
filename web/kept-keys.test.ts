import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { isListed, isNamedFor, OF_DEVICE, OF_LEARNER, WAITING, WHO } from './kept-keys.ts';

const LISTED = [...OF_LEARNER, ...WAITING, ...OF_DEVICE, ...Object.values(WHO)];

const sources = readdirSync(import.meta.dirname, { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.tsx?$/.test(file) && !/\.test\.|kept-keys|fakes?\.|fake-/.test(file))
  .map((file) => ({ file, text: readFileSync(path.join(import.meta.dirname, file), 'utf8') }));

/** Names of ours, and whatever is handed to a storage as it stands. */
const NAMES = /['"`]((?:cairn|ai)_[a-z_]+:?)|(?:setItem|removeItem|torage\.getItem|useKeptSwitch)\(\s*['"`]([^'"`]+)['"`]/g;
const named = sources.flatMap(({ file, text }) => [...text.matchAll(NAMES)].map((match) => ({ file, name: match[1] ?? match[2] ?? '' })));

/** What is named in files that keep something, in whatever way. */
const KEEPS = /localStorage|sessionStorage|makeSafeStorage/;
const KEY = /\b[A-Z_]*KEY\b[^=\n]*= ['"`]([^'"`]+)['"`]/g;
const keys = sources
  .filter(({ text }) => KEEPS.test(text))
  .flatMap(({ file, text }) => [...text.matchAll(KEY)].map(([, name = '']) => ({ file, name })));

describe('what the browser keeps', () => {
  it('is listed, as somebody’s or as the device’s', () => {
    expect(new Set(named.map(({ name }) => name)).size).toBeGreaterThan(20);
    expect([...named, ...keys].filter(({ name }) => !isListed(name, LISTED))).toEqual([]);
  });

  it('is listed once, and only what is kept', () => {
    expect(new Set(LISTED).size).toBe(LISTED.length);
    const known = sources.map(({ text }) => text).join('\n');
    // What waits of somebody is named after what waits of a visitor.
    const ours = LISTED.filter(
      (name) => !name.startsWith('react-router-') && name !== 'cairn_player_outbox:' && !Object.values<string>(WHO).includes(name),
    );
    expect(ours.filter((name) => !known.includes(`'${name}'`) && !known.includes('`' + name) && name !== 'ai_user_profile')).toEqual([]);
  });

  it('lies in no other place of the browser', () => {
    const elsewhere = /\bindexedDB\b|\bcaches\.|navigator\.serviceWorker|navigator\.storage|cookieStore/;
    expect(sources.filter(({ text }) => elsewhere.test(text)).map(({ file }) => file)).toEqual([]);
    expect(sources.filter(({ text }) => /document\.cookie/.test(text)).map(({ file }) => file)).toEqual([
      path.join('features', 'chat', 'use-chat-consent.ts'),
    ]);
  });
});

it('a name is a learner’s with their whole id in it alone', () => {
  const ofRobin = ['cairn_records:robin', 'cairn_coach_begun:robin:talk:tab', 'cairn_records:robins', 'cairn_iq_item', 'cairn_sidebar'];
  expect(ofRobin.map((key) => isNamedFor(key, 'robin'))).toEqual([true, true, false, false, false]);
});
