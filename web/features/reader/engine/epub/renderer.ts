import type { ReadingSettings } from '#core/reader/reading-settings.ts';
import type { Relocation } from './epub-progress.ts';
import type { FoundPlace } from './find-place.ts';

/** Which of foliate's two lays the pages out, and how they are told what to do. */
export interface Renderer {
  /** False when the chapter cannot be shown, which `onFailed` has told. */
  goTo(place: FoundPlace): Promise<boolean>;
  turn(direction: 1 | -1): Promise<boolean>;
  bringIntoView(range: Range): Promise<void>;
  apply(settings: ReadingSettings, css: string): void;
  /** Whether something is left to scroll within the chapter. */
  canScroll(direction: 1 | -1): boolean;
  isAtStart(): boolean;
  isAtEnd(): boolean;
  close(): void;
}

export interface RendererEvents {
  readonly onLoad: (doc: Document, index: number) => void;
  readonly onRelocate: (relocation: Relocation) => void;
  readonly onFailed: (index: number) => void;
}

export type OpenRenderer = (frame: HTMLElement, events: RendererEvents) => Renderer;
