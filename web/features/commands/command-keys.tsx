import { useContext, useEffect, useEffectEvent, useMemo, useRef, useState, type ComponentType, type ReactElement } from 'react';
import { createPortal } from 'react-dom';
import { useLocation, useNavigate, useNavigation } from 'react-router';
import { useStore } from 'zustand';
import { EMPTY_PLAYER } from '#core/player/player-state.ts';
import { isFilmPage } from '#web/features/player/film-page.ts';
import { BY_COMMAND } from '#web/page-request.ts';
import { PlayerContext, usePlayerCommands } from '#web/player/use-player.ts';
import { useSaid } from '#web/ui/use-said.tsx';
import { commandDialog, openCommands, setTyped, type CommandDialogProps } from './command-dialog.ts';
import { createCommandSpeaker } from './command-speaker.ts';
import type { CommandContext, CommandDialog } from './command.ts';
import { COMMANDS } from './commands.ts';
import { findCommand, type FirstKey } from './find-command.ts';
import { isCharacter, keyOf, typeKey } from './key-press.ts';
import { isInDialog, isOutOfReach, keyTarget, takesKey } from './key-target.ts';
import { pageCommands } from './page-commands.ts';

const LOAD: Record<CommandDialog, () => Promise<{ default: ComponentType<CommandDialogProps> }>> = {
  palette: () => import('./palette.tsx'),
  shortcuts: () => import('./shortcuts-dialog.tsx'),
};

/** Listens for the keys of all commands, and holds what they open. Mounted once, above all layouts. */
export function CommandKeys({ isSignedIn }: { readonly isSignedIn: boolean }): ReactElement {
  const player = useContext(PlayerContext);
  const playerCommands = usePlayerCommands();
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const { location: nextLocation } = useNavigation();
  const first = useRef<FirstKey | null>(null);
  const open = useStore(commandDialog, (state) => state.open);
  const dialogs = useDialogs(open);
  const { said, say } = useSaid();
  const speaker = useMemo(() => player && createCommandSpeaker(player.store, say), [player, say]);
  useEffect(() => () => speaker?.stop(), [speaker]);

  const getContext = (): CommandContext => ({
    state: player?.store.getState() ?? EMPTY_PLAYER,
    player: playerCommands,
    isSignedIn,
    isFilmPage: isFilmPage(pathname) || player?.videoHolder.isOnPage() === true,
    go: (path) => void navigate(path, { state: BY_COMMAND }),
    open: openCommands,
  });

  const handleKey = useEffectEvent((event: KeyboardEvent): void => {
    if (event.defaultPrevented || event.isComposing) return;
    const target = keyTarget(event.target);
    const isOpen = commandDialog.getState().open !== null;
    if (isOpen && !isInDialog(target) && takeEarlyKey(event)) return event.preventDefault();
    const key = keyOf(event);
    const context = getContext();
    if (key === null || (isCharacter(key) && !context.state.settings.hasShortcuts) || takesKey(target, key)) return;
    const found = findCommand([...pageCommands.getState(), ...COMMANDS], key, first.current, event.timeStamp);
    first.current = found.first;
    const { command } = found;
    if (!command?.canRun(context)) return;
    event.preventDefault();
    if (isOpen || isOutOfReach(target, command.group)) return;
    if (event.repeat && !command.isRepeatable) return;
    command.run(context);
    if (command.say) speaker?.note(command.say, context.state);
  });

  useEffect(() => {
    const listen = (event: KeyboardEvent): void => handleKey(event);
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, []);

  // Whatever leads to another page, the dialog was about the one before; one that is opened on the way there is not.
  const heading = nextLocation?.pathname ?? pathname;
  useEffect(() => openCommands(null), [heading]);

  return (
    <>
      {dialogs.palette ? <dialogs.palette isOpen={open === 'palette'} getContext={getContext} /> : null}
      {dialogs.shortcuts ? <dialogs.shortcuts isOpen={open === 'shortcuts'} getContext={getContext} /> : null}
      {createPortal(
        <p role="status" aria-live="polite" className="sr-only">
          {said}
        </p>,
        // Outside the page, and live by name: dialogs hide everything else that is not theirs.
        document.body,
      )}
    </>
  );
}

/** A dialog that is asked for and still on its way is as good as there: what is typed is meant for it. Whether it took the key. */
function takeEarlyKey(event: KeyboardEvent): boolean {
  const { open, typed } = commandDialog.getState();
  const text = open === 'palette' ? typeKey(typed, event) : null;
  if (event.key === 'Escape') openCommands(null);
  if (text !== null) setTyped(text);
  return text !== null || event.key === 'Escape' || event.key === 'Enter';
}

/** The dialogs' code, fetched when each is first asked for. Without a connection nothing opens, and nothing breaks. */
function useDialogs(open: CommandDialog | null): Partial<Record<CommandDialog, ComponentType<CommandDialogProps>>> {
  const [loaded, setLoaded] = useState<Partial<Record<CommandDialog, ComponentType<CommandDialogProps>>>>({});
  useEffect(() => {
    if (open === null) return;
    LOAD[open]().then(
      ({ default: Dialog }) => setLoaded((before) => ({ ...before, [open]: Dialog })),
      () => openCommands(null),
    );
  }, [open]);
  return loaded;
}
