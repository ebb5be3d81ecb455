import { Check, Minus } from 'lucide-react';
import type { ReactElement } from 'react';
import { pageMeta } from '#web/page-meta.ts';
import { useBrand } from '#web/root-data.ts';
import { Badge } from '#web/ui/badge.tsx';
import { TextLink } from '#web/ui/button.tsx';
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
      <div className="grid gap-x-16 gap-y-10 lg:grid-cols-2">
        <div className="grid content-start gap-10">
          <InfoSection id="state" title="State">
            <dl className="divide-y divide-line">
              <State name="Key (zendesk_key)" value={hasKey ? 'Configured' : 'Not configured'} isOn={hasKey} />
              <State name="Widget" value="Not loaded" isOn={false} />
            </dl>
            <p>The widget is not loaded in this release, whether a key is configured or not.</p>
          </InfoSection>
          <InfoSection id="key" title={hasKey ? 'Where the key stands' : 'How to set the key'}>
            <pre className="rounded-1 bg-well px-4 py-3 text-sm whitespace-pre-wrap wrap-anywhere text-ink">
              <code>{'# brand.yaml\nzendesk_key: your-key'}</code>
            </pre>
            <p>
              {hasKey ? 'It is read from the brand file and waits.' : 'The brand file is read while the site runs; no restart is needed.'}
            </p>
          </InfoSection>
        </div>
        <InfoSection id="instead" title="What stands in its place">
          <p>Until the widget is loaded, learners find these ways to reach you under Info, and visitors under Contact:</p>
          <div className="border-[1.5px] border-ink bg-sheet p-6 max-sm:p-4">
            <SupportContact brand={brand} />
          </div>
          <p>
            All of it comes from the brand file as well. <TextLink to="/contact">Look at Contact</TextLink>
          </p>
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
