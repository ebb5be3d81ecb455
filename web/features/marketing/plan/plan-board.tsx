import { Check } from 'lucide-react';
import type { ReactElement } from 'react';
import type { Plan } from '#core/brand/brand.ts';
import { useBrand, useLearner } from '#web/root-data.ts';
import { Button, Signpost } from '#web/ui/button.tsx';
import { classes } from '#web/ui/classes.ts';
import { formatInterval, formatPrice } from '#core/brand/format-price.ts';
import { PlanPicture } from './plan-picture.tsx';

interface PlanBoardProps {
  readonly plans: readonly Plan[];
  /** Level of the plans' names: one below the heading above the board. */
  readonly heading: 'h2' | 'h3';
  /** Of the plan that the learner has. */
  readonly heldId?: string | null;
}

/** The plans side by side inside one measured frame; the recommended one of several stands out of it at night. */
export function PlanBoard({ plans, heading, heldId = null }: PlanBoardProps): ReactElement {
  return (
    <ul className="grid border-[1.5px] border-ink bg-sheet lg:auto-cols-fr lg:grid-flow-col">
      {plans.map((plan) => {
        const isRaised = plan.recommended && plans.length > 1;
        return (
          <li
            key={plan.id}
            className={classes(
              'flex flex-col overflow-hidden px-7.5 pt-6 pb-7 max-sm:px-5',
              isRaised
                ? 'night forced-colors:border-[3px] lg:-my-5 lg:pt-11 lg:pb-12 [[data-theme=dark]_&]:bg-well-2'
                : 'border-ink not-first:border-t-[1.5px] lg:not-first:border-t-0 lg:not-first:border-l-[1.5px]',
            )}
          >
            <PlanPicture seed={plan.id} stones={plan.features.length} isRaised={isRaised} className="-mx-7.5 mb-5 max-sm:-mx-5" />
            {isRaised ? <p className="text-sm font-semibold text-ink-2">Recommended</p> : null}
            <PlanName plan={plan} heading={heading} />
            <PlanFeatures plan={plan} isRaised={isRaised} />
            <div className="mt-auto">{plan.id === heldId ? <HeldPlan /> : <ChooseButton plan={plan} />}</div>
          </li>
        );
      })}
    </ul>
  );
}

function PlanName({ plan, heading: Heading }: { readonly plan: Plan; readonly heading: 'h2' | 'h3' }): ReactElement {
  return (
    <div>
      <Heading className="text-2xl">{plan.name}</Heading>
      {plan.for ? <p className="mt-1 text-ink-2">{plan.for}</p> : null}
      <p className="mt-4 flex flex-wrap items-baseline gap-x-2">
        <span className="disp text-4xl">{formatPrice(plan)}</span>
        <span className="text-sm text-ink-3">{formatInterval(plan)}</span>
      </p>
    </div>
  );
}

interface PlanFeaturesProps {
  readonly plan: Plan;
  readonly isRaised: boolean;
}

function PlanFeatures({ plan, isRaised }: PlanFeaturesProps): ReactElement {
  return (
    <ul className="mt-4.5 mb-6 grid gap-2.25">
      {plan.features.map((feature) => (
        <li key={feature} className="grid grid-cols-[1.5rem_1fr] leading-[1.4] text-ink-2">
          <Check size={16} strokeWidth={1.75} aria-hidden="true" className={classes('mt-0.75', isRaised ? 'text-accent' : 'text-ink')} />
          {feature}
        </li>
      ))}
    </ul>
  );
}

function HeldPlan(): ReactElement {
  return (
    <Button to="/profile#plan" icon={<Check size={17} aria-hidden="true" />}>
      Your plan
    </Button>
  );
}

function ChooseButton({ plan }: { readonly plan: Plan }): ReactElement {
  const learner = useLearner();
  const { payments } = useBrand();
  const isFree = plan.price === 0;
  const to = isFree ? (learner ? '/discover' : '/register') : `/payment?plan=${encodeURIComponent(plan.id)}`;
  const words = isFree ? (learner ? 'Dashboard' : 'Start free') : `Choose ${plan.name}`;
  if (!isFree && payments === 'none') return <p className="font-[560] text-ink-2">Not on sale here yet</p>;
  return plan.recommended ? (
    <Signpost to={to} size="lg">
      {words}
    </Signpost>
  ) : (
    <Button to={to}>{words}</Button>
  );
}
