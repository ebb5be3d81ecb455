import { expect, it } from 'vitest';
import { makeEpisode } from '../../../tests/support/samples/make-episode.ts';
import { FakeServer, openPlayer } from '../control/player-fakes.ts';
import { FakeStorage } from '../outside/fake-storage.ts';
import { connectOtherTabs } from './other-tabs.ts';

it('two tabs never sound at once', async () => {
  const server = new FakeServer();
  server.episodes.set('a', makeEpisode('a'));
  const player = openPlayer(server, new FakeStorage());
  const listeners: ((event: Event) => void)[] = [];
  const channel = {
    postMessage: () => undefined,
    addEventListener: (_: string, listen: (event: Event) => void) => void listeners.push(listen),
    close: () => undefined,
  };
  const page = new EventTarget();
  const left: string[] = [];
  connectOtherTabs({
    channel: channel as unknown as BroadcastChannel,
    page: page as unknown as Window,
    store: player.store,
    commands: player.controller,
    adoptQueue: player.controller.adoptQueue,
    leave: () => left.push('left'),
  });
  const hear = (data: string): void => listeners.forEach((listen) => listen(new MessageEvent('message', { data })));
  player.controller.playUnit('a');
  await player.settle();
  player.place();
  hear('playing');
  expect([player.state().playback.status, left]).toEqual(['paused', []]);
  hear('forget');
  expect(left).toEqual(['left']);
});
