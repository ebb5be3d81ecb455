import { type ReactElement, useEffect, useRef } from 'react';
import { findSetting } from '#core/brand/find-setting.ts';
import { CONTACT_KEPT_DAYS } from '#core/contact/kept-days.ts';
import { useBrand } from '#web/root-data.ts';
import { Button } from '#web/ui/button.tsx';

interface MessageSentProps {
  readonly email: string;
  readonly onAgain: () => void;
}

/** Thanks, and what happens next. */
export function MessageSent({ email, onAgain }: MessageSentProps): ReactElement {
  const brand = useBrand();
  const hours = findSetting(brand, 'business_hours');
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <div className="border-[1.5px] border-ink bg-sheet px-7.5 py-7 max-sm:px-5">
      <h2 ref={heading} id="write" tabIndex={-1} className="text-2xl outline-none">
        Thank you. Your message is here.
      </h2>
      <ul className="mt-4 mb-6 grid max-w-(--measure) list-disc gap-2 pl-5 text-lg text-ink-2">
        <li className="wrap-anywhere">
          {brand.name} answers by email to <b className="font-semibold text-ink">{email}</b>.
        </li>
        {hours ? <li>Business hours: {hours}.</li> : null}
        <li>Nothing else is sent to that address. Here the message is deleted after {CONTACT_KEPT_DAYS} days.</li>
      </ul>
      <Button to="/contact" onClick={onAgain}>
        Write another message
      </Button>
    </div>
  );
}
