import { chromium, type Browser } from 'playwright-core';
import { findTool } from './measure.ts';

/** The browser of the benchmarks: media play without a press, and containers run it as root. */
export const openChromium = (): Promise<Browser> =>
  chromium.launch({
    executablePath: findTool('chromium') ?? 'chromium',
    args: ['--no-sandbox', '--autoplay-policy=no-user-gesture-required'],
  });
