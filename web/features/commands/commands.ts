import { PRESS_COMMAND_ROWS } from '#core/player/control/commands.ts';
import { NAV_GROUPS } from '#web/navigation.ts';
import type { Command } from './command.ts';
import { SPOKEN_CHANGES } from './spoken-changes.ts';

const PLAYER = PRESS_COMMAND_ROWS.map(([name, { canRun, ...command }]): Command => ({
  ...command,
  id: `player.${name}`,
  canRun: ({ state, isFilmPage }) => canRun(state) && !(isFilmPage && name === 'toggleMinimized'),
  run: ({ player }) => player[name](),
  say: SPOKEN_CHANGES[name],
}));

/** Places with keys of their own, `g` and then a letter. */
const PLACE_KEYS: Readonly<Record<string, string>> = {
  '/discover': 'g d',
  '/courses': 'g c',
  '/audiobooks': 'g a',
  '/podcasts': 'g p',
  '/videos': 'g v',
  '/reading': 'g e',
  '/progress': 'g r',
  '/favorites': 'g f',
};

const PLACES: readonly { readonly to: string; readonly label: string }[] = [
  ...NAV_GROUPS.flatMap(({ entries }) => entries),
  { to: '/discover/all', label: 'Library' },
  { to: '/notes', label: 'Notes and highlights' },
  { to: '/profile', label: 'Your Profile' },
  { to: '/ai-career/assessment', label: 'Career assessment' },
  { to: '/ai-career/goals', label: 'Goals' },
  { to: '/ai-career?mode=career', label: 'Coach: career talk' },
  { to: '/ai-career?mode=networking', label: 'Coach: networking' },
  { to: '/ai-career?mode=interview', label: 'Coach: interview' },
  { to: '/ai-career?mode=managerial', label: 'Coach: managerial' },
];

/* What is found and gone to is behind the sign-in. */
const FOR_LEARNERS: Pick<Command, 'needsSession' | 'canRun'> = { needsSession: true, canRun: ({ isSignedIn }) => isSignedIn };

const GO_TO = PLACES.map(({ to, label }): Command => {
  const keys = PLACE_KEYS[to];
  return {
    id: `go.${to.slice(1)}`,
    group: 'Go to',
    label,
    keys: keys === undefined ? [] : [keys],
    ...FOR_LEARNERS,
    run: ({ go }) => go(to),
  };
});

const HELP: readonly Command[] = [
  {
    id: 'help.palette',
    group: 'Help',
    label: 'Find a work or a command',
    keys: ['Mod+k', '/'],
    ...FOR_LEARNERS,
    run: ({ open }) => open('palette'),
  },
  {
    id: 'help.shortcuts',
    group: 'Help',
    label: 'Keyboard shortcuts',
    keys: ['?'],
    canRun: () => true,
    run: ({ open }) => open('shortcuts'),
  },
];

/** Every command there is, group by group. */
export const COMMANDS: readonly Command[] = [...PLAYER, ...GO_TO, ...HELP];
