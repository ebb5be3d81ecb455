import { Check, Minus } from 'lucide-react';
import type { ReactElement } from 'react';
import { pageMeta } from '#web/page-meta.ts';
import { useBrand } from '#web/root-data.ts';
import { Badge } from '#web/ui/badge.tsx';
import { PageHead } from '#web/ui/page-head.tsx';
import { InfoSection } from './info-section.tsx';
import { SupportContact } from './support-contact.tsx';

export const meta = pageMeta('Support widget');

export default function ZendeskTest(): ReactElement {
  const brand = useBrand();
  const hasKey = Boolean(brand.zendesk_key);
  return (
    <div className="mx-auto max-w-320 px-(--page-x) pt-2 pb-12">
      <PageHead title="Support widget" meta="a test page for whoever runs this site" className="mb-8" />
      <div className="grid gap-x-10 gap-y-10 lg:grid-cols-2">
        <InfoSection id="state" title="State">
          <dl className="divide-y divide-line">
            <State name="Key (zendesk_key)" value={hasKey ? 'Configured' : 'Not configured'} isOn={hasKey} />
            <State name="Widget" value="Not loaded" isOn={false} />
          </dl>
          <p>
            The widget is not loaded in this release, whether a key is configured or not.{' '}
            {hasKey
              ? 'The key is read from the brand file and waits.'
              : 'To set a key, write zendesk_key into the brand file; no restart is needed.'}
          </p>
        </InfoSection>
        <InfoSection id="instead" title="Support without the widget">
          <SupportContact brand={brand} />
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
