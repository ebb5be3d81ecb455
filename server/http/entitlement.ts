import type { Learner } from '#core/account/learner.ts';
import { mayOpen, MEMBERS_ONLY, WITHOUT_PLAN, type Entitlements, type Openable, type Opening } from '#core/account/may-open.ts';
import { BoughtPlan, openUntil } from '#core/payment/held-plan.ts';
import type { ItemDetail } from '#core/library/catalogue.ts';
import { keepStatement } from '../db/kept-statement.ts';
import type { House } from '../house.ts';
import { Problem } from './problem.ts';

const REFUSAL: Record<Exclude<Opening, 'yes'>, string | undefined> = {
  not_signed_in: 'Sign in to open this.',
  not_found: undefined,
  members_only: MEMBERS_ONLY,
};

/** From whom a plan counts here: one that was only tried out opens nothing where test mode is not switched on. */
export const countedProviders = ({ payments }: Pick<House, 'payments'>): ('stripe' | 'test')[] =>
  payments.kind === 'test' ? ['stripe', 'test'] : ['stripe'];

const heldPlans = keepStatement((db, { userId }: { userId: Learner['id'] }) =>
  db
    .selectFrom('subscription')
    .select(['provider', 'plan', 'status', 'until', 'paidUntil', 'cancelsAtEnd', 'statedAt'])
    .where('userId', '=', userId)
    .where('status', '!=', 'ended'),
);

/** What somebody may open, by their account and their plans; null for a visitor. */
export async function readEntitlements(house: House, learner: Pick<Learner, 'id'> | null): Promise<Entitlements | null> {
  if (learner === null) return null;
  const counted: readonly string[] = countedProviders(house);
  const held = (await heldPlans(house.db, { userId: learner.id })).filter(({ provider }) => counted.includes(provider));
  const open = held.filter((row) => openUntil({ ...row, cancelsAtEnd: row.cancelsAtEnd === 1 }) > house.now());
  if (open.length === 0) return WITHOUT_PLAN;
  const access = open.flatMap(({ plan }) => BoughtPlan.parse(JSON.parse(plan)).access);
  return { access: [...new Set([...WITHOUT_PLAN.access, ...access])] };
}

/** Tells of works of this access whether a learner may open them. */
export type Opens = (work: Pick<Openable, 'access'>) => boolean;

export const opensBy =
  (entitlements: Entitlements | null): Opens =>
  ({ access }) =>
    entitlements?.access.includes(access) === true;

export const readOpens = async (house: House, id: Learner['id']): Promise<Opens> => opensBy(await readEntitlements(house, { id }));

/** Whether a plan that somebody has or had opened works of this access at that moment. */
async function wasOpen(house: House, { id }: Learner, access: Openable['access'], atMs: number): Promise<boolean> {
  const held = await house.db
    .selectFrom('subscription')
    .select(['plan', 'status', 'until', 'paidUntil', 'cancelsAtEnd', 'statedAt'])
    .where('userId', '=', id)
    .where('createdAt', '<=', atMs)
    .execute();
  return held.some((row) => {
    const end = row.status === 'ended' ? row.statedAt : openUntil({ ...row, cancelsAtEnd: row.cancelsAtEnd === 1 });
    return end > atMs && BoughtPlan.parse(JSON.parse(row.plan)).access.includes(access);
  });
}

/** Whether a work as a whole is closed to a learner. Parts of it may be samples. */
export async function readLock(house: House, learner: Learner, { access }: Pick<Openable, 'access'>): Promise<ItemDetail['lock']> {
  if (WITHOUT_PLAN.access.includes(access)) return 'none';
  if ((await readEntitlements(house, learner))?.access.includes(access)) return 'none';
  const had = await house.db
    .selectFrom('subscription')
    .select('id')
    .where('userId', '=', learner.id)
    .where('provider', 'in', countedProviders(house))
    .limit(1)
    .executeTakeFirst();
  return had ? 'lapsed' : 'members';
}

/** What was found, when whoever asks may open it; else throws the refusal. */
export async function requireOpen<Found>(
  house: House,
  learner: Learner | null,
  found: Found | undefined,
  toOpenable: (found: Found) => Openable,
): Promise<Found> {
  const asked = found && toOpenable(found);
  const withoutPlan = mayOpen(learner && WITHOUT_PLAN, asked, house.now());
  // Plans are looked up only where one is asked for.
  const opening = withoutPlan === 'members_only' ? mayOpen(await readEntitlements(house, learner), asked, house.now()) : withoutPlan;
  if (opening !== 'yes') throw new Problem(opening, REFUSAL[opening]);
  return found as Found;
}

/** Throws where somebody could not open this at that moment and cannot now. What was done without a connection arrives late. */
export async function requireOpened(
  house: House,
  learner: Learner,
  asked: Pick<Openable, 'access' | 'isSample'>,
  atMs: number,
): Promise<void> {
  if (asked.isSample || WITHOUT_PLAN.access.includes(asked.access)) return;
  if ((await readEntitlements(house, learner))?.access.includes(asked.access)) return;
  if (!(await wasOpen(house, learner, asked.access, atMs))) throw new Problem('members_only', REFUSAL.members_only);
}
