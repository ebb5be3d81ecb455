import { type ReactElement, useEffect, useState } from 'react';
import { useRevalidator } from 'react-router';
import { TextLink } from '#web/ui/button.tsx';
import { Spinner } from '#web/ui/spinner.tsx';

const ASK_AGAIN_MS = 2000;
const PATIENCE_MS = 60_000;

/** After paying, until the payment service has told of it. It asks again by itself. */
export function AwaitedPlan({ name }: { readonly name: string }): ReactElement {
  const { revalidate } = useRevalidator();
  const [isLong, setLong] = useState(false);
  useEffect(() => {
    const asking = setInterval(() => void revalidate(), ASK_AGAIN_MS);
    const giveUp = setTimeout(() => {
      clearInterval(asking);
      setLong(true);
    }, PATIENCE_MS);
    return () => {
      clearInterval(asking);
      clearTimeout(giveUp);
    };
  }, [revalidate]);
  return (
    <div role="status" className="mt-6 text-lg text-ink-2">
      {isLong ? (
        <p>
          It takes longer than usual. You need not wait or pay again: {name} opens by itself as soon as the payment is confirmed. Your{' '}
          <TextLink to="/profile">profile</TextLink> shows it.
        </p>
      ) : (
        <p className="flex items-center gap-3">
          <Spinner label="Waiting" size={20} />
          Thank you. The payment is being confirmed; this takes a few seconds.
        </p>
      )}
    </div>
  );
}
