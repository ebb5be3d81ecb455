import { Toast as Base } from '@base-ui/react/toast';
import { Check, CircleAlert, Info, X } from 'lucide-react';
import { type ReactElement, type ReactNode, useMemo } from 'react';
import { classes } from '#web/ui/classes.ts';

export type ToastTone = 'good' | 'bad' | 'plain';

export interface ToastMessage {
  /** One short line: what happened. */
  readonly text: string;
  /** A second, quieter line: why, or what to do. */
  readonly detail?: string;
  readonly tone?: ToastTone;
  readonly action?: { readonly label: string; readonly onAction: () => void };
  /** A message with the same key replaces the one before. */
  readonly key?: string;
}

const ICON = { good: Check, bad: CircleAlert, plain: Info };
const TINT = { good: 'text-good', bad: 'text-bad', plain: 'text-ink-2' };

/* Time to read and to reach the button; errors wait until they are put away. */
const SHOWN_MS = 6000;

/** Wrap the whole application once; messages appear at the lower edge, or where `--toast-top` and `--toast-bottom` say. */
export function ToastProvider({ children }: { readonly children: ReactNode }): ReactElement {
  return (
    <Base.Provider limit={2} timeout={SHOWN_MS}>
      {children}
      <Base.Portal>
        <Base.Viewport className="pointer-events-none fixed inset-x-3 top-(--toast-top,auto) bottom-(--toast-bottom,1.5rem) max-md:bottom-(--toast-bottom,calc(var(--tabbar)+0.75rem)) z-(--z-toast) @container mx-auto flex max-w-110 flex-col-reverse items-center gap-2">
          <ToastList />
        </Base.Viewport>
      </Base.Portal>
    </Base.Provider>
  );
}

function ToastList(): ReactElement[] {
  const { toasts } = Base.useToastManager();
  return toasts.map((toast) => {
    const tone = (toast.type ?? 'plain') as ToastTone;
    const Icon = ICON[tone];
    return (
      <Base.Root
        key={toast.id}
        toast={toast}
        swipeDirection={['down', 'left', 'right']}
        className="night floating pointer-events-auto flex w-fit max-w-full items-center gap-3 rounded-2 py-3 pr-4 pl-4 shadow-2 data-limited:hidden"
      >
        <Icon size={18} aria-hidden="true" className={classes('@max-[14rem]:hidden', TINT[tone])} />
        <Base.Content className="min-w-0 flex-1 leading-[1.35]">
          <Base.Title className="font-ui text-md font-semibold tracking-normal [font-stretch:100%]" render={<p />} />
          <Base.Description className="text-sm text-ink-2" />
        </Base.Content>
        {toast.actionProps ? (
          <Base.Action className="-my-2 -mr-2 min-h-11 flex-none rounded-2 px-3 font-[570] text-accent-ink hover:bg-hover" />
        ) : (
          <Base.Close
            aria-label="Dismiss"
            className={classes(
              '-my-2 -mr-2 grid size-11 flex-none place-items-center rounded-2 text-ink-3 hover:bg-hover',
              tone !== 'bad' && 'not-focus-visible:sr-only',
            )}
          >
            <X size={17} aria-hidden="true" />
          </Base.Close>
        )}
      </Base.Root>
    );
  });
}

export interface Toasts {
  readonly show: (message: ToastMessage) => void;
}

export function useToast(): Toasts {
  const manager = Base.useToastManager();
  const { add, close } = manager;
  return useMemo(
    () => ({
      show: ({ text, detail, tone = 'plain', action, key }) => {
        const id = add({
          title: text,
          type: tone,
          priority: tone === 'bad' ? 'high' : 'low',
          timeout: tone === 'bad' ? 0 : SHOWN_MS,
          ...(detail ? { description: detail } : {}),
          ...(key ? { id: key } : {}),
          ...(action
            ? {
                actionProps: {
                  children: action.label,
                  onClick: () => {
                    action.onAction();
                    close(id);
                  },
                },
              }
            : {}),
        });
      },
    }),
    [add, close],
  );
}
