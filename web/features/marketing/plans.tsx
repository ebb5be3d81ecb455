import type { ReactElement } from 'react';
import { pageMeta } from '#web/page-meta.ts';
import { useBrand } from '#web/root-data.ts';
import { Button, TextLink } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { Page } from './page.tsx';
import { PlanBoard } from './plan/plan-board.tsx';

export const meta = pageMeta('Plans', 'What each plan costs and what it opens.');

export default function Plans(): ReactElement {
  const brand = useBrand();
  if (brand.plans.length === 0) {
    return (
      <Page title="Plans" lead="There is nothing to pay for here at the moment.">
        <EmptyState
          title="No plans yet"
          text="Everything in the library is open to everyone with an account."
          action={<Button to="/register">Create an account</Button>}
        />
      </Page>
    );
  }
  return (
    <Page title="Plans" lead="What each plan costs and what it opens.">
      <PlanBoard plans={brand.plans} heading="h2" />
      <div className="flex flex-wrap justify-between gap-x-8 gap-y-2 pt-12 text-sm text-ink-2">
        <p>
          <b className="font-semibold text-ink">Nothing is charged in this release.</b> Payment is being built; no card is asked for
          anywhere.
        </p>
        <p>
          Questions about a plan? <TextLink to="/contact">Contact</TextLink> {brand.name}.
        </p>
      </div>
    </Page>
  );
}
