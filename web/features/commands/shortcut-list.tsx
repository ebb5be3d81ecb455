import { Fragment, type ReactElement } from 'react';
import { useStore } from 'zustand';
import { usePlayer } from '#web/player/use-player.ts';
import { TextLink } from '#web/ui/button.tsx';
import { classes } from '#web/ui/classes.ts';
import { COMMAND_GROUPS, labelOf } from './command.ts';
import { COMMANDS } from './commands.ts';
import { KeyCaps } from './key-caps.tsx';
import { pageCommands } from './page-commands.ts';

export interface ShortcutListProps {
  /** Leaves out what only learners can do. */
  readonly isVisitor?: boolean;
  readonly className?: string;
}

/** All shortcuts by group, from the table that the keys themselves go by. */
export function ShortcutList({ isVisitor = false, className }: ShortcutListProps): ReactElement {
  const settings = usePlayer((state) => state.settings);
  const ofPage = useStore(pageCommands);
  const taken = new Set(ofPage.flatMap(({ keys }) => keys));
  const everywhere = COMMANDS.map((command) => ({ ...command, keys: command.keys.filter((key) => !taken.has(key)) }));
  const commands = [...ofPage, ...everywhere].filter(({ keys, needsSession }) => keys.length > 0 && !(isVisitor && needsSession));
  const groups = COMMAND_GROUPS.map((group) => [group, commands.filter((command) => command.group === group)] as const);
  return (
    <>
      {settings.hasShortcuts ? null : (
        <p className="mb-4 text-ink-2">
          Single keys are off. You can turn them on in <TextLink to="/profile">Your Profile</TextLink>.
        </p>
      )}
      <div className={classes('gap-10', className)}>
        {groups
          .filter(([, own]) => own.length > 0)
          .map(([group, own]) => (
            <section key={group} aria-label={group} className="mb-6 break-inside-avoid">
              <h3 className="mb-1">{group}</h3>
              <dl className="divide-y divide-line">
                {own.map((command) => (
                  <div key={command.id} className="flex min-h-9.5 items-center justify-between gap-4 py-1.5">
                    <dt className="min-w-0 text-ink-2">{labelOf(command, settings)}</dt>
                    <dd className="flex flex-none flex-wrap items-center justify-end gap-1.5">
                      {command.keys.map((keys, i) => (
                        <Fragment key={keys}>
                          {i > 0 ? <span className="text-xs text-ink-3">or</span> : null}
                          <KeyCaps keys={keys} />
                        </Fragment>
                      ))}
                    </dd>
                  </div>
                ))}
              </dl>
            </section>
          ))}
      </div>
    </>
  );
}
