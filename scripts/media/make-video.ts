import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { REPRODUCIBLE, withLevelledWav, wrapArguments } from './encode-audio.ts';
import { describeTags } from './make-audio.ts';
import { narrateScript, type Mark } from './narrate-script.ts';
import type { OutputOf, Tags } from './read-recipes.ts';
import { openPage, showMarkup } from './render-pages.ts';
import { runTool, ToolError } from './run-tool.ts';
import { loadDeck } from './load-deck.ts';
import { frameSlide, type Deck } from './slide-frame.ts';
import { formatCaptions, formatChapters } from './write-captions.ts';

const FPS = 10;
// What is new on a slide arrives within this many frames.
const ARRIVAL = 9;

interface State {
  at: number;
  name: string;
  step: number;
  chapter: number;
}

function planStates(shows: Mark[], chapters: Mark[], deck: Deck): State[] {
  let name = '';
  let step = 0;
  return shows.map(({ at, title }) => {
    [name, step] = title === 'next' ? [name, step + 1] : [title, 1];
    const slide = deck[name];
    if (!slide || step > slide.steps) throw new ToolError(`The script asks for slide "${name}", state ${step}, which is not drawn`);
    const chapter = Math.max(
      0,
      chapters.findLastIndex((mark) => mark.at <= at + 0.01),
    );
    return { at, name, step, chapter };
  });
}

export async function makeVideo(folder: string, output: OutputOf<'mp4'>, tags: Tags, cover: Uint8Array): Promise<void> {
  const deck = await loadDeck(folder, output.slides);
  const narration = narrateScript(readFileSync(join(folder, output.from), 'utf8'), output.from, output.voice);
  const states = planStates(narration.shows, narration.chapters, deck);
  const work = mkdtempSync(join(tmpdir(), 'cairn-video-'));
  try {
    const frames = await renderFrames(deck, states, narration.chapters.length, narration.seconds, work);
    const list = join(work, 'frames.txt');
    writeFileSync(list, frames);
    const stem = join(folder, output.to.replace(/\.mp4$/, ''));
    const wrapping = { tags: { ...describeTags(tags), title: output.title }, chapters: narration.chapters, cover };
    const film = join(work, 'film.mp4');
    runTool('ffmpeg', [
      ['-v', 'error', '-y', '-f', 'concat', '-safe', '0', '-i', list, ...REPRODUCIBLE, '-r', String(FPS)],
      ['-c:v', 'libx264', '-preset', 'slow', '-tune', 'stillimage', '-crf', '29', '-g', '100'],
      // One thread: with more, the split of the work changes the file.
      ['-threads', '1', '-pix_fmt', 'yuv420p', film],
    ]);
    withLevelledWav(narration.pcm, (wav, folder) => {
      runTool('ffmpeg', [
        ['-v', 'error', '-y', '-i', film, '-i', wav, ...wrapArguments(folder, 2, wrapping, narration.seconds)],
        ['-map', '0:v', '-map', '1:a', '-c:v:1', 'copy', ...REPRODUCIBLE, '-c:a', 'aac', '-b:a', '40k', '-ac', '1'],
        ['-t', narration.seconds.toFixed(3), '-movflags', '+faststart', `${stem}.mp4`],
      ]);
    });
    writeFileSync(`${stem}.en.vtt`, formatCaptions(narration.cues));
    writeFileSync(`${stem}.chapters.json`, formatChapters(narration.chapters));
  } finally {
    rmSync(work, { recursive: true, force: true });
  }
}

/** Renders the arrival of every state and returns the list ffmpeg plays from. */
async function renderFrames(deck: Deck, states: State[], chapters: number, seconds: number, work: string): Promise<string> {
  const page = await openPage(1280, 720);
  const rows: string[] = ['ffconcat version 1.0'];
  try {
    await showMarkup(page, '<body style="margin:0"><main></main></body>');
    for (const [i, state] of states.entries()) {
      const slide = deck[state.name]!;
      // Changes fall on whole frames, or the concat list drifts away from the sound.
      const from = Math.round(state.at * FPS);
      // The list ends with the start of a last frame, and nothing after it is shown.
      const to = states[i + 1] ? Math.round(states[i + 1]!.at * FPS) : Math.floor(seconds * FPS) - 1;
      const moving = Math.min(ARRIVAL, to - from - 1);
      await page.locator('main').evaluate((main, html) => (main.innerHTML = html), frameSlide(slide, state.step, state.chapter, chapters));
      for (let frame = 1; frame <= moving; frame++) {
        await page.evaluate((t) => document.body.style.setProperty('--t', t), easeOut(frame / moving));
        const name = `${String(i).padStart(3, '0')}-${frame}.png`;
        await page.screenshot({ path: join(work, name) });
        const held = frame === moving ? to - from - moving + 1 : 1;
        rows.push(`file '${name}'`, `duration ${(held / FPS).toFixed(3)}`);
        if (frame === moving && i === states.length - 1) rows.push(`file '${name}'`);
      }
    }
  } finally {
    await page.close();
  }
  return `${rows.join('\n')}\n`;
}

function easeOut(t: number): string {
  return (1 - (1 - t) ** 3).toFixed(3);
}
