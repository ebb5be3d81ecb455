import type { Page } from '@playwright/test';

export interface Motions {
  /** Names of style sheet animations; `travel` for a cover, `view-transition` for a change of page that might have had one. */
  readonly names: readonly string[];
  /** Longest duration that stood in the way of a page, in ms. */
  readonly longestTravelMs: number;
  /** Rows that were moved or shown by script, with what was changed. */
  readonly rows: readonly { readonly label: string; readonly properties: readonly string[] }[];
  /** Sum of all layout shifts, also of those that answer a press. */
  readonly shift: number;
}

declare global {
  interface Window {
    motions: { names: string[]; longestTravelMs: number; rows: { label: string; properties: string[] }[]; shift: number };
  }
}

/** Notes all that moves from the next document on, picture by picture. */
export async function watchMotion(page: Page): Promise<void> {
  await page.addInitScript(() => {
    window.motions = { names: [], longestTravelMs: 0, rows: [], shift: 0 };
    const noted = new WeakSet<Animation>();
    const note = (animation: Animation): void => {
      const { effect } = animation;
      if (noted.has(animation) || !(effect instanceof KeyframeEffect)) return;
      noted.add(animation);
      const { pseudoElement, target } = effect;
      const isTravel = pseudoElement?.startsWith('::view-transition-group(') && !pseudoElement.includes('(root)');
      if (isTravel) {
        window.motions.names.push('travel');
        window.motions.longestTravelMs = Math.max(window.motions.longestTravelMs, Number(effect.getComputedTiming().duration));
      } else if (animation instanceof CSSAnimation) window.motions.names.push(animation.animationName);
      else if (!(animation instanceof CSSTransition) && target?.tagName === 'LI') {
        const properties = effect.getKeyframes().flatMap((frame) => Object.keys(frame));
        const own = ['offset', 'computedOffset', 'easing', 'composite'];
        window.motions.rows.push({
          label: target.textContent,
          properties: [...new Set(properties)].filter((name) => !own.includes(name)),
        });
      }
    };
    const look = (): void => {
      for (const animation of document.getAnimations()) note(animation);
      requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
    const shifts = new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) window.motions.shift += (entry as PerformanceEntry & { value: number }).value;
    });
    shifts.observe({ type: 'layout-shift', buffered: true });
    const start = document.startViewTransition.bind(document);
    document.startViewTransition = (update) => {
      window.motions.names.push('view-transition');
      return start(update);
    };
  });
}

/** What has moved since the last question. */
export const takeMotions = (page: Page): Promise<Motions> =>
  page.evaluate(() => {
    const { motions } = window;
    window.motions = { names: [], longestTravelMs: 0, rows: [], shift: 0 };
    return motions;
  });
