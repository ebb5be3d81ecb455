import { LogOut } from 'lucide-react';
import { type ReactElement, useState } from 'react';
import { signOut } from '#web/features/account/sign-out.ts';
import { useLearner } from '#web/root-data.ts';
import { Button } from '#web/ui/button.tsx';
import { SectionHead } from '#web/ui/page-head.tsx';
import { useToast } from '#web/ui/toast.tsx';

export function ProfileSignOut(): ReactElement {
  const learner = useLearner();
  const [isLeaving, setLeaving] = useState(false);
  const { show } = useToast();
  const leave = (): void => {
    setLeaving(true);
    signOut(learner?.id ?? null).catch(() => {
      setLeaving(false);
      show({ text: 'Not signed out.', detail: 'Check your connection and try again.', tone: 'bad' });
    });
  };
  return (
    <section aria-labelledby="session">
      <SectionHead id="session" title="This device" rule />
      <p className="mb-3.5 text-ink-2">Your places are saved before you leave. They are here again when you sign in.</p>
      <Button disabled={isLeaving} onClick={leave} icon={<LogOut size={17} strokeWidth={1.75} aria-hidden="true" />}>
        Sign out
      </Button>
    </section>
  );
}
