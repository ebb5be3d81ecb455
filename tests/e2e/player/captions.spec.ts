import { copyFileSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { expect, registerLearner, test as base } from '../../support/browser/browser-test.ts';
import { playerOf } from '../../support/browser/player-page.ts';
import { startServer } from '../../support/houses/server-process.ts';

const FILM = path.join(import.meta.dirname, '..', '..', '..', 'library', 'videos', 'Show your work (2026)', '01 Keep a work log.mp4');
const vtt = (text: string): string => `WEBVTT\n\n00:00.000 --> 10:00.000\n${text}\n`;

/** A house with one film, whose captions come in three languages. */
const test = base.extend({
  // oxlint-disable-next-line no-empty-pattern
  baseURL: async ({}, provide) => {
    const libraryDir = mkdtempSync(path.join(tmpdir(), 'cairn-captions-'));
    const folder = path.join(libraryDir, 'videos', 'Walk');
    mkdirSync(folder, { recursive: true });
    copyFileSync(FILM, path.join(folder, 'Walk.mp4'));
    writeFileSync(path.join(folder, 'Walk.en.vtt'), vtt('Good morning'));
    writeFileSync(path.join(folder, 'Walk.de.sdh.vtt'), vtt('Guten Morgen'));
    writeFileSync(path.join(folder, 'Walk.pt-BR.vtt'), vtt('Bom dia'));
    const server = await startServer({ LIBRARY_DIR: libraryDir });
    await provide(server.url);
    await server.stop();
    rmSync(libraryDir, { recursive: true, force: true });
  },
});

/** What lies on the picture, and what of it is read: `hidden` from the browser, which would draw it in its own way. */
const listTracks = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLTrackElement>('video track')].map(({ label, srclang, track }) => {
      const [cue] = track.activeCues ?? [];
      return `${label} ${srclang}: ${track.mode}${cue instanceof VTTCue ? ` ${cue.text}` : ''}`;
    }),
  );

test.use({ locale: 'de-AT' });

test('captions and transcript come in the language one reads or chooses, and stay so', async ({ page, baseURL }) => {
  await registerLearner(page, baseURL ?? '');
  await page.goto('/videos/walk');
  await page.getByRole('main').getByRole('button', { name: 'Play', exact: true }).first().click();
  await expect
    .poll(() => listTracks(page))
    .toEqual(['English en: disabled', 'Brazilian Portuguese pt-BR: disabled', 'German de: hidden Guten Morgen']);

  const caption = page.getByRole('main').locator('.video-caption');
  await expect(caption).toHaveText('Guten Morgen');

  await playerOf(page).getByRole('button', { name: 'More' }).click();
  const choice = page.getByRole('menuitemradio');
  await expect(choice).toHaveText(['English', 'Brazilian Portuguese', 'German']);
  await expect(page.getByRole('menuitemradio', { name: 'German' })).toBeChecked();
  await page.getByRole('menuitemradio', { name: 'Brazilian Portuguese' }).click();
  const chosen = ['English en: disabled', 'Brazilian Portuguese pt-BR: hidden Bom dia', 'German de: disabled'];
  await expect.poll(() => listTracks(page)).toEqual(chosen);

  await playerOf(page).getByRole('button', { name: 'Transcript' }).click();
  const transcript = page.getByRole('group', { name: 'Transcript' });
  await expect(transcript).toHaveAttribute('lang', 'pt-BR');
  await expect(transcript).toContainText('Bom dia');

  const button = page.getByRole('button', { name: 'Captions' });
  await button.click();
  await expect.poll(async () => (await listTracks(page)).join()).not.toContain('hidden');
  await expect(caption).toHaveCount(0);
  await button.click();
  await expect.poll(() => listTracks(page)).toEqual(chosen);
  await expect(caption).toHaveText('Bom dia');

  await page.reload();
  await expect.poll(async () => (await listTracks(page)).at(1)).toContain('Brazilian Portuguese pt-BR: hidden');
});
