import type { PlayerCommands } from '#core/player/control/commands.ts';
import { browserApiFor } from '#web/api/client.ts';
import { places } from '#web/places.ts';
import { connectMediaSession } from './connect/media-session.ts';
import { connectOtherTabs } from './connect/other-tabs.ts';
import { connectPageEvents } from './connect/page-events.ts';
import { apiDependencies } from './control/api-dependencies.ts';
import { createPlayerController } from './control/player-controller.ts';
import { createNotices, type PlayerNotices } from './control/player-notices.ts';
import { createMediaElements } from './engine/media-elements.ts';
import { createMediaEngine } from './engine/media-engine.ts';
import { createSpeechEngine } from './engine/speech-engine.ts';
import { browserVoices } from './engine/speech-voices.ts';
import { createSwitchEngine } from './engine/switch-engine.ts';
import { createVideoHolder, type VideoHolder } from './engine/video-holder.ts';
import { LEAVE_EVENT, type LeaveEvent } from './forget-player.ts';
import { createOutboxSender, type OutboxSender } from './keeping/outbox-sender.ts';
import { TABS_CHANNEL } from './keeping/player-keys.ts';
import { leavePage } from './leave-page.ts';
import { openMemory } from './keeping/player-memory.ts';
import { createProgressKeeper } from './keeping/progress-keeper.ts';
import type { PlayerDependencies } from './outside/player-dependencies.ts';
import { createPlayerStore, type PlayerStore } from './player-store.ts';

export interface BrowserPlayer {
  store: PlayerStore;
  commands: PlayerCommands;
  subscribeNotices: PlayerNotices['subscribe'];
  /** Where every place waits until it is saved, also of what is read and not played. */
  outbox: Pick<OutboxSender, 'add' | 'latest' | 'flush'>;
  videoHolder: VideoHolder;
  destroy(): void;
}

export interface BrowserPlayerOptions {
  /** Null for a visitor. */
  learnerId: string | null;
  dependencies?: PlayerDependencies | undefined;
}

/** Puts the player together with the page it lives in. */
export function createBrowserPlayer({
  learnerId,
  dependencies = apiDependencies(browserApiFor(learnerId, { isQuiet: true }), { hasLearner: learnerId !== null }),
}: BrowserPlayerOptions): BrowserPlayer {
  const store = createPlayerStore();
  const elements = createMediaElements(document);
  const videoHolder = createVideoHolder(document, Object.values(elements), elements['video-1']);
  const engine = createSwitchEngine({
    media: createMediaEngine(elements, { onVideo: videoHolder.use }),
    speech: createSpeechEngine({
      synthesis: 'speechSynthesis' in window ? window.speechSynthesis : null,
      makeUtterance: (text) => new SpeechSynthesisUtterance(text),
      voices: browserVoices(),
      now: dependencies.now,
      schedule: dependencies.schedule,
    }),
  });
  const memory = openMemory(dependencies.storage, learnerId);
  const outbox = createOutboxSender(dependencies, learnerId, (sent, answer) => keeper.settle(sent, answer));
  const keeper = createProgressKeeper(dependencies, outbox, memory, places);
  const notices = createNotices();
  const controller = createPlayerController({ store, engine, keeper, memory, outbox, notices, dependencies });

  const connections = [connectPageEvents(window, controller)];
  if ('mediaSession' in navigator) connections.push(connectMediaSession(navigator.mediaSession, store, controller));
  if ('BroadcastChannel' in window) {
    connections.push(
      connectOtherTabs({
        channel: new BroadcastChannel(TABS_CHANNEL),
        page: window,
        store,
        commands: controller,
        adoptQueue: controller.adoptQueue,
        leave() {
          forget();
          leavePage();
        },
      }),
    );
  }

  /** From here on nothing is written or sent any more: the next learner of this browser may be somebody else. */
  function forget(): void {
    connections.splice(0).forEach((disconnect) => disconnect());
    memory.forget();
    outbox.forget();
    keeper.forget();
    controller.close();
    places.clear();
  }

  function leave(event: Event): void {
    const { step, waitFor } = (event as LeaveEvent).detail;
    if (step === 'forget') return forget();
    controller.pause();
    controller.saveNow();
    waitFor(outbox.flush({ keepalive: true }));
  }
  window.addEventListener(LEAVE_EVENT, leave);

  controller.restore();

  return {
    store,
    commands: controller,
    subscribeNotices: notices.subscribe,
    outbox,
    videoHolder,
    destroy() {
      window.removeEventListener(LEAVE_EVENT, leave);
      connections.forEach((disconnect) => disconnect());
      controller.destroy();
      videoHolder.destroy();
    },
  };
}
