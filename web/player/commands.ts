import type { PlaybackSettings } from '#core/account/playback-settings.ts';
import { placeToReturnTo } from '#core/player/place-history.ts';
import { MAX_RATE, MIN_RATE } from '#core/player/playback.ts';
import { canNext, canPrevious, currentId } from '#core/player/queue.ts';
import type { PlayerCommands } from './player-commands.ts';
import { hasPlayer, hasTranscript, isVideo, type PlayerPanelName, type PlayerState } from './player-store.ts';

/** What a command of the player works with. */
export interface PlayerCommandContext {
  readonly state: PlayerState;
  readonly player: PlayerCommands;
}

/** What the player can do, as data: buttons, shortcuts and the palette read the same table. */
export interface PlayerCommand {
  readonly id: string;
  readonly group: 'Playback' | 'Queue';
  /** Some name the learner's own lengths. */
  readonly label: string | ((settings: PlaybackSettings) => string);
  /** `KeyboardEvent.key`; letters in lower case, with `Shift+` before them. A sign such as `<` stands for itself. */
  readonly keys: readonly string[];
  /** Whether holding the key repeats it. */
  readonly isRepeatable?: boolean;
  /** Whether it would do anything now. */
  canRun(context: PlayerCommandContext): boolean;
  run(context: PlayerCommandContext): void;
}

const VOLUME_STEP = 0.05;
const RATE_STEP = 0.1;

const isOn = ({ state }: PlayerCommandContext): boolean => hasPlayer(state);
const hasFilm = ({ state }: PlayerCommandContext): boolean => isVideo(state);
const hasChapters = ({ state }: PlayerCommandContext): boolean => (state.episode?.chapters.length ?? 0) > 0;
const hasWords = ({ state }: PlayerCommandContext): boolean => hasTranscript(state);
const hasQueue = ({ state }: PlayerCommandContext): boolean => state.queue.items.length > 0;

/** Of steps of a tenth, without the noise of floating point. */
const stepRate = (rate: number, by: number): number => Math.min(MAX_RATE, Math.max(MIN_RATE, Math.round((rate + by) * 100) / 100));

/** An open panel is put away by what opens it. */
const togglePanel = (panel: PlayerPanelName, { state, player }: PlayerCommandContext): void =>
  player.showPanel(state.view.panel === panel ? null : panel);

export const PLAYER_COMMANDS: readonly PlayerCommand[] = [
  {
    id: 'player.toggle',
    group: 'Playback',
    label: 'Play or pause',
    keys: [' ', 'k'],
    canRun: isOn,
    run: ({ player }) => player.toggle(),
  },
  {
    id: 'player.back',
    group: 'Playback',
    label: ({ backSec }) => `Back ${backSec} seconds`,
    keys: ['ArrowLeft', 'j'],
    isRepeatable: true,
    canRun: isOn,
    run: ({ player }) => player.back(),
  },
  {
    id: 'player.forward',
    group: 'Playback',
    label: ({ forwardSec }) => `Forward ${forwardSec} seconds`,
    keys: ['ArrowRight', 'l'],
    isRepeatable: true,
    canRun: isOn,
    run: ({ player }) => player.forward(),
  },
  {
    id: 'player.previousChapter',
    group: 'Playback',
    label: 'Previous chapter',
    keys: ['Shift+ArrowLeft'],
    canRun: hasChapters,
    run: ({ player }) => player.previousChapter(),
  },
  {
    id: 'player.nextChapter',
    group: 'Playback',
    label: 'Next chapter',
    keys: ['Shift+ArrowRight'],
    canRun: hasChapters,
    run: ({ player }) => player.nextChapter(),
  },
  {
    id: 'player.returnToPlace',
    group: 'Playback',
    label: 'Back to the place before the jump',
    keys: ['z'],
    canRun: ({ state }) => placeToReturnTo(state.history, currentId(state.queue)) !== null,
    run: ({ player }) => player.returnToPlace(),
  },
  {
    id: 'player.slower',
    group: 'Playback',
    label: 'Slower',
    keys: ['<'],
    isRepeatable: true,
    canRun: isOn,
    run: ({ state, player }) => player.setRate(stepRate(state.playback.rate, -RATE_STEP)),
  },
  {
    id: 'player.faster',
    group: 'Playback',
    label: 'Faster',
    keys: ['>'],
    isRepeatable: true,
    canRun: isOn,
    run: ({ state, player }) => player.setRate(stepRate(state.playback.rate, RATE_STEP)),
  },
  {
    id: 'player.louder',
    group: 'Playback',
    label: 'Louder',
    keys: ['Shift+ArrowUp'],
    isRepeatable: true,
    canRun: isOn,
    run: ({ state, player }) => player.setVolume(Math.min(1, state.playback.volume + VOLUME_STEP)),
  },
  {
    id: 'player.quieter',
    group: 'Playback',
    label: 'Quieter',
    keys: ['Shift+ArrowDown'],
    isRepeatable: true,
    canRun: isOn,
    run: ({ state, player }) => player.setVolume(Math.max(0, state.playback.volume - VOLUME_STEP)),
  },
  {
    id: 'player.mute',
    group: 'Playback',
    label: 'Mute or unmute',
    keys: ['m'],
    canRun: isOn,
    run: ({ player }) => player.toggleMute(),
  },
  {
    id: 'player.bookmark',
    group: 'Playback',
    label: 'Add a bookmark',
    keys: ['b'],
    canRun: isOn,
    run: ({ player }) => player.addBookmark(),
  },
  {
    id: 'player.transcript',
    group: 'Playback',
    label: 'Transcript',
    keys: ['t'],
    canRun: hasWords,
    run: (context) => togglePanel('transcript', context),
  },
  {
    id: 'player.chapters',
    group: 'Playback',
    label: 'Chapters',
    keys: ['h'],
    canRun: isOn,
    run: (context) => togglePanel('chapters', context),
  },
  {
    id: 'player.bookmarks',
    group: 'Playback',
    label: 'Bookmarks',
    keys: [],
    canRun: isOn,
    run: (context) => togglePanel('bookmarks', context),
  },
  {
    id: 'player.captions',
    group: 'Playback',
    label: 'Captions on or off',
    keys: ['c'],
    canRun: hasFilm,
    run: ({ state, player }) => player.setVideo({ hasCaptions: !state.video.hasCaptions }),
  },
  {
    id: 'player.fullscreen',
    group: 'Playback',
    label: 'Video full screen',
    keys: ['f'],
    canRun: hasFilm,
    run: ({ state, player }) => player.setVideo({ mode: state.video.mode === 'fullscreen' ? 'normal' : 'fullscreen' }),
  },
  {
    id: 'player.minimise',
    group: 'Playback',
    label: 'Minimize or restore the video',
    keys: ['i'],
    canRun: hasFilm,
    run: ({ state, player }) => player.setVideo({ mode: state.video.mode === 'normal' ? 'minimized' : 'normal' }),
  },
  {
    id: 'queue.open',
    group: 'Queue',
    label: 'Open the queue',
    keys: ['q'],
    canRun: () => true,
    run: ({ state, player }) => player.openQueue(!state.view.isQueueOpen),
  },
  {
    id: 'queue.previous',
    group: 'Queue',
    label: 'Previous in the queue',
    keys: ['Shift+p'],
    canRun: ({ state }) => canPrevious(state.queue),
    run: ({ player }) => player.previous(),
  },
  {
    id: 'queue.next',
    group: 'Queue',
    label: 'Next in the queue',
    keys: ['Shift+n'],
    canRun: ({ state }) => canNext(state.queue),
    run: ({ player }) => player.next(),
  },
  {
    id: 'queue.shuffle',
    group: 'Queue',
    label: 'Shuffle on or off',
    keys: [],
    canRun: hasQueue,
    run: ({ player }) => player.toggleShuffle(),
  },
  {
    id: 'queue.repeat',
    group: 'Queue',
    label: 'Repeat off, one or all',
    keys: [],
    canRun: hasQueue,
    run: ({ player }) => player.cycleRepeat(),
  },
  {
    id: 'queue.clear',
    group: 'Queue',
    label: 'Clear the queue',
    keys: [],
    canRun: hasQueue,
    run: ({ player }) => player.clearQueue(),
  },
];
