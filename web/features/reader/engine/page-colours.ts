import type { PageColours } from '#core/reader/page-style.ts';

/** Where the design keeps the ground of each theme; the ink is that of the day or the night. */
const GROUND = { day: '--sheet', sand: '--topo-3', lake: '--water', night: '--paper' } as const;

/** The design's colours as they are now, as values, since a book's frame does not know its tokens. */
export function readPageColours(frame: HTMLElement, theme: keyof typeof GROUND): PageColours {
  const probe = document.createElement('div');
  probe.hidden = true;
  probe.className = theme === 'night' ? 'night' : 'day';
  const day = document.createElement('div');
  day.className = 'day';
  probe.append(day);
  frame.append(probe);
  const [own, daylight] = [getComputedStyle(probe), getComputedStyle(day)];
  const read = (name: string) => own.getPropertyValue(name).trim();
  const marks = (n: number) => ({ line: read(`--mark-${n}`), wash: read(`--mark-${n}-wash`) });
  const colours: PageColours = {
    isDark: theme === 'night',
    isForced: theme !== 'day',
    ground: read(GROUND[theme]),
    ink: read('--ink-read'),
    quiet: read('--ink-3'),
    line: read('--line-2'),
    link: read('--accent-ink'),
    spoken: read('--accent-wash'),
    plate: daylight.getPropertyValue('--sheet').trim(),
    plateInk: daylight.getPropertyValue('--ink').trim(),
    marks: { yellow: marks(5), green: marks(4), blue: marks(1), pink: marks(6) },
  };
  probe.remove();
  return colours;
}
