import type { ReactElement } from 'react';
import { useLoaderData } from 'react-router';
import { paymentCalls } from '#web/api/payment-calls.ts';
import { pageMeta } from '#web/page-meta.ts';
import { useBrand } from '#web/root-data.ts';
import { inBrowser, type LoadInput, onServer } from '#web/screen.ts';
import { Button, TextLink } from '#web/ui/button.tsx';
import { classes } from '#web/ui/classes.ts';
import { Page, SplitPage } from './page.tsx';
import { LibraryTotals } from './plan/library-totals.tsx';
import { loadTotals } from './plan/load-totals.ts';
import { loadMembersWorks, MembersWorks } from './plan/members-works.tsx';
import { PlanBoard } from './plan/plan-board.tsx';

const load = async ({ api }: LoadInput) => {
  const [totals, members, learner] = await Promise.all([loadTotals(api), loadMembersWorks(api), api.getSession()]);
  const mine = learner ? (await paymentCalls(api).getPlan()).plan : null;
  return { totals, members, heldId: mine && mine.status !== 'ended' ? mine.id : null };
};
export const loader = onServer(load);
export const clientLoader = inBrowser(load, { keepMs: 0 });

export const meta = pageMeta('Plans', 'What each plan costs and what it opens.');

export default function Plans(): ReactElement {
  const { plans, payments } = useBrand();
  const { totals, members, heldId } = useLoaderData<typeof loader>();
  const isSold = plans.some(({ access }) => access.includes('members'));
  const notYet = payments === 'none' && plans.some(({ price }) => price > 0) ? <NotYet /> : null;
  const forMembers = isSold ? <MembersWorks works={members} className="mt-10 max-w-132" /> : null;
  if (plans.length > 1) {
    return (
      <Page title="Plans" lead="What each plan costs and what it opens.">
        {notYet}
        <PlanBoard plans={plans} heading="h2" heldId={heldId} />
        {forMembers}
        <Notes className="flex flex-wrap justify-between gap-x-8 gap-y-2 pt-12" />
      </Page>
    );
  }
  return (
    <SplitPage
      title="Plans"
      lead={plans.length === 1 ? 'There is one plan. What it costs and what it opens.' : 'There is nothing to pay for here at the moment.'}
      aside={
        <div className="mt-9">
          {notYet}
          {plans.length === 1 ? <PlanBoard plans={plans} heading="h2" heldId={heldId} /> : <OpenToAll />}
          {forMembers}
          <Notes className="grid gap-2 pt-6" />
        </div>
      }
    >
      <LibraryTotals totals={totals} />
    </SplitPage>
  );
}

/** Before anybody chooses a plan in vain. */
function NotYet(): ReactElement {
  return (
    <p role="note" className="mb-10 max-w-132 border-l-[3px] border-ink pl-4 text-pretty">
      Paid plans cannot be bought here yet: this site takes no payments for now. Everything that is free is open to every account.
    </p>
  );
}

function OpenToAll(): ReactElement {
  return (
    <>
      <p className="mb-5 text-lg">Everything in the library is open to everyone with an account.</p>
      <Button variant="ink" to="/register">
        Create an account
      </Button>
    </>
  );
}

function Notes({ className }: { readonly className: string }): ReactElement {
  const { name } = useBrand();
  return (
    <div className={classes('text-sm text-ink-2', className)}>
      <p>Reader, notes, certificates, AI Career Coach, career assessment and IQ test come with every account, whatever the plan.</p>
      <p>You stop a plan yourself, at any time; it stays open until the end of what is paid.</p>
      <p>
        When you get money back stands under <TextLink to="/refund-policy">Refund policy</TextLink>.
      </p>
      <p>
        Questions about a plan? <TextLink to="/contact">Contact</TextLink> {name}.
      </p>
    </div>
  );
}
