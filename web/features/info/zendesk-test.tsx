import { Check, Minus } from 'lucide-react';
import type { ReactElement } from 'react';
import { ChatBox } from '#web/features/chat/chat-box.tsx';
import { useChat } from '#web/features/chat/use-chat.ts';
import { useChatConsent } from '#web/features/chat/use-chat-consent.ts';
import { pageMeta } from '#web/page-meta.ts';
import { useBrand } from '#web/root-data.ts';
import { Badge } from '#web/ui/badge.tsx';
import { PageHead } from '#web/ui/page-head.tsx';
import { InfoSection } from './info-section.tsx';
import { SupportContact } from './support-contact.tsx';

export const meta = pageMeta('Support widget');

export default function ZendeskTest(): ReactElement {
  const brand = useBrand();
  const { isAllowed } = useChatConsent();
  const hasKey = brand.zendesk_key !== null;
  const chat = useChat(hasKey && isAllowed);
  const isLoaded = hasKey && isAllowed && (chat.state === 'open' || chat.state === 'closed');
  return (
    <div className="mx-auto max-w-320 px-(--page-x) pt-2 pb-12">
      <PageHead title="Support widget" meta="a test page for whoever runs this site" className="mb-8" />
      <div className="grid gap-x-16 gap-y-10 lg:grid-cols-2">
        <div className="grid content-start gap-10">
          <InfoSection id="state" title="State">
            <dl className="divide-y divide-line">
              <State name="Key (zendesk_key)" value={hasKey ? 'Configured' : 'Not configured'} isOn={hasKey} />
              <State name="Consent of this browser" value={isAllowed ? 'Given' : 'Not given'} isOn={isAllowed} />
              <State name="Widget" value={isLoaded ? 'Loaded' : 'Not loaded'} isOn={isLoaded} />
              <State name="Window" value={isLoaded && chat.state === 'open' ? 'Open' : 'Closed'} isOn={isLoaded && chat.state === 'open'} />
            </dl>
          </InfoSection>
          {hasKey ? null : (
            <InfoSection id="key" title="How to set the key">
              <pre className="rounded-1 bg-well px-4 py-3 text-sm whitespace-pre-wrap wrap-anywhere text-ink">
                <code>{'# brand.yaml\nzendesk_key: your-key'}</code>
              </pre>
              <p>The brand file is read while the site runs; no restart is needed.</p>
            </InfoSection>
          )}
          <InfoSection id="instead" title="Without the widget">
            <p>These ways to reach you stand under Info and under Contact, from the brand file as well:</p>
            <div className="border-[1.5px] border-ink bg-sheet p-6 max-sm:p-4">
              <SupportContact brand={brand} />
            </div>
          </InfoSection>
        </div>
        <InfoSection id="widget" title="The widget">
          {hasKey ? <ChatBox chat={chat} /> : <p>Nothing is loaded without a key.</p>}
        </InfoSection>
      </div>
    </div>
  );
}

function State({ name, value, isOn }: { readonly name: string; readonly value: string; readonly isOn: boolean }): ReactElement {
  const Icon = isOn ? Check : Minus;
  return (
    <div className="flex min-h-11 flex-wrap items-center justify-between gap-x-4 gap-y-1 py-2">
      <dt className="text-ink">{name}</dt>
      <dd>
        <Badge tone={isOn ? 'good' : 'plain'} icon={<Icon size={13} aria-hidden="true" />}>
          {value}
        </Badge>
      </dd>
    </div>
  );
}
