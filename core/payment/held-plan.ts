import { Plan } from '#core/brand/brand.ts';

/** A plan as it was when it was bought. The operator may change it since, or take it off the list. */
export const BoughtPlan = Plan.pick({ id: true, name: true, price: true, currency: true, interval: true, access: true });
export type BoughtPlan = ReturnType<typeof BoughtPlan.parse>;

export const PLAN_STATUSES = ['active', 'past_due', 'ended'] as const;
export type PlanStatus = (typeof PLAN_STATUSES)[number];

/** How a plan stands, as the provider said it at one moment. Times are milliseconds since 1970. */
export interface StatedPlan {
  status: PlanStatus;
  /** The end of what is paid; null where nothing ends, as with what is paid once. */
  until: number | null;
  /** It is not renewed. */
  cancelsAtEnd: boolean;
  /** When the provider said so; 0 for what only follows from something else, and yields to whatever is said. */
  statedAt: number;
}

/** A plan that somebody has or had. */
export interface HeldPlan extends StatedPlan {
  /** The end of the latest time that a receipt is for. */
  paidUntil: number | null;
}

const DAY_MS = 86_400_000;
/** A card that fails, and a notice that is late, do not lock anybody out at once (docs/decisions/0030). */
export const GRACE_MS = 7 * DAY_MS;

/** The end of the time that is paid; null where it does not end. */
export function paidUntilOf({ until, paidUntil }: HeldPlan): number | null {
  return until === null ? paidUntil : Math.max(until, paidUntil ?? 0);
}

/** Until when a plan opens what it opens. */
export function openUntil(plan: HeldPlan): number {
  if (plan.status === 'ended') return 0;
  const end = paidUntilOf(plan);
  if (end === null) return Infinity;
  return plan.cancelsAtEnd ? end : end + GRACE_MS;
}

/** What decides which of two statements holds: what has ended stays so, then the later one, then the one that gives less. */
const rankOf = ({ status, statedAt, cancelsAtEnd, until }: StatedPlan): readonly number[] => [
  Number(status === 'ended'),
  statedAt,
  PLAN_STATUSES.indexOf(status),
  Number(cancelsAtEnd),
  -(until ?? Infinity),
];

/** What holds after the provider said this. Notices come in any order, and more than once. */
export function stateAgain<Plan extends HeldPlan>(plan: Plan, said: StatedPlan): Plan {
  const held = rankOf(plan);
  const step = rankOf(said)
    .map((value, i) => value - (held[i] ?? 0))
    .find((difference) => difference !== 0 && !Number.isNaN(difference));
  return step !== undefined && step > 0 ? { ...plan, ...said } : plan;
}

/** What holds after a payment until then. */
export function payUntil<Plan extends HeldPlan>(plan: Plan, until: number | null): Plan {
  return until === null ? plan : { ...plan, paidUntil: Math.max(plan.paidUntil ?? 0, until) };
}

/** The end of one interval that begins at a moment; the last day of a month has no 31st in the next. */
export function endOfInterval(interval: BoughtPlan['interval'], atMs: number): number | null {
  if (interval === 'once') return null;
  // Of the moment that is given, never of now.
  /* oxlint-disable no-restricted-globals */
  const at = new Date(atMs);
  const months = at.getUTCMonth() + (interval === 'year' ? 12 : 1);
  const lastDay = new Date(Date.UTC(at.getUTCFullYear(), months + 1, 0)).getUTCDate();
  const end = new Date(atMs);
  end.setUTCMonth(months, Math.min(at.getUTCDate(), lastDay));
  /* oxlint-enable no-restricted-globals */
  return end.getTime();
}
