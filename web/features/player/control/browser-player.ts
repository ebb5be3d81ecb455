import { apiDependencies } from './api-dependencies.ts';
import { createMediaElements, createMediaEngine } from '../engine/media-engine.ts';
import { connectMediaSession } from '../connect/media-session.ts';
import { createOutboxSender } from '../keeping/outbox-sender.ts';
import { connectPageEvents } from '../connect/page-events.ts';
import { createPlayerController, type PlayerCommands } from './player-controller.ts';
import type { PlayerDependencies } from './player-dependencies.ts';
import { openMemory } from '../keeping/player-memory.ts';
import { createPlayerStore, type PlayerStore } from '../player-store.ts';
import { createProgressKeeper } from '../keeping/progress-keeper.ts';
import { connectShortcuts } from '../connect/shortcuts.ts';
import { createVideoHolder, type VideoHolder } from '../engine/video-holder.ts';
import { FORGET_EVENT, type ForgetEvent } from '../forget-player.ts';

export interface BrowserPlayer {
  store: PlayerStore;
  commands: PlayerCommands;
  videoHolder: VideoHolder;
  /** The element itself, for its label and its size. */
  video: HTMLVideoElement;
  destroy(): void;
}

export interface BrowserPlayerOptions {
  /** Null for a visitor. */
  learnerId: string | null;
  hasShortcuts: boolean;
  dependencies?: PlayerDependencies | undefined;
}

/** Puts the player together with the page it lives in. */
export function createBrowserPlayer({
  learnerId,
  hasShortcuts,
  dependencies = apiDependencies(learnerId),
}: BrowserPlayerOptions): BrowserPlayer {
  const store = createPlayerStore();
  const { audio, video } = createMediaElements(document);
  const videoHolder = createVideoHolder(document, video, audio);
  const memory = openMemory(dependencies.storage, learnerId);
  const outbox = createOutboxSender(dependencies, learnerId);
  const controller = createPlayerController({
    store,
    engine: createMediaEngine({ audio, video }),
    keeper: createProgressKeeper(dependencies, outbox, memory),
    memory,
    outbox,
    dependencies,
  });

  const connections = [connectPageEvents(window, controller)];
  if (hasShortcuts) connections.push(connectShortcuts(document, store, controller));
  if ('mediaSession' in navigator) connections.push(connectMediaSession(navigator.mediaSession, store, controller));

  function forget(event: Event): void {
    controller.close();
    (event as ForgetEvent).detail.waitFor(outbox.flush({ keepalive: true }).then(() => outbox.forget()));
    memory.forget();
  }
  window.addEventListener(FORGET_EVENT, forget);

  controller.restore();

  return {
    store,
    commands: controller,
    videoHolder,
    video,
    destroy() {
      window.removeEventListener(FORGET_EVENT, forget);
      connections.forEach((disconnect) => disconnect());
      controller.destroy();
      videoHolder.destroy();
    },
  };
}
