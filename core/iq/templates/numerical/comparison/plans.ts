import type { Level } from '../../../domains.ts';

/**
 * How an amount is told: by itself, or by an earlier one. `at least` says only how small it may be; how large, the one
 * that is told by it and `bounds` says.
 */
export type Role =
  | { readonly by: 'sum' | 'price' | 'exactly' | 'part' | 'between' | 'at least' }
  | { readonly by: 'more' | 'together'; readonly than: number; readonly bounds?: true };

export interface Plan {
  readonly name: string;
  readonly roles: readonly Role[];
  /** The largest amount begins at most here, and at least at half of it. */
  readonly highest: number;
}

const SUM: Role = { by: 'sum' };
const PRICE: Role = { by: 'price' };
const EXACT: Role = { by: 'exactly' };
const PART: Role = { by: 'part' };
const BETWEEN: Role = { by: 'between' };
const FROM: Role = { by: 'at least' };
const more = (than: number): Role => ({ by: 'more', than });
const together = (than: number): Role => ({ by: 'together', than });
const ending = (role: Role): Role => ({ ...role, bounds: true }) as Role;

const say = (role: Role): string => ('than' in role ? `${role.by} ${role.than}${role.bounds ? ' with its end' : ''}` : role.by);
const plan = (roles: readonly Role[], highest = 50): Plan => ({ name: roles.map(say).join(', '), roles, highest });
const alike = (role: Role, highest: number): Plan => ({ name: `${role.by}, to ${highest}`, roles: [role, role, role, role], highest });

/**
 * 1: sums; 2: prices of one piece; 3: a part is not told; 4: bounds; 5: bounds that only several lines together give. At
 * each level every plan can come to every verdict.
 */
export const PLANS: Record<Level, readonly Plan[]> = {
  1: [24, 30, 36, 42, 48, 54, 60].map((highest) => alike(SUM, highest)),
  2: [9, 10, 11, 12, 13, 14, 15].map((highest) => alike(PRICE, highest)),
  3: [
    plan([SUM, more(0), PART, SUM]),
    plan([PART, more(0), SUM, SUM]),
    plan([PART, more(0), EXACT, more(2)]),
    plan([PART, PART, SUM, SUM]),
    plan([EXACT, together(0), PART, SUM]),
    plan([PART, together(0), SUM, EXACT]),
    plan([EXACT, more(0), more(0), PART]),
  ],
  4: [
    plan([BETWEEN, more(0), BETWEEN, more(2)]),
    plan([BETWEEN, more(0), BETWEEN, BETWEEN]),
    plan([BETWEEN, together(0), BETWEEN, EXACT]),
    plan([BETWEEN, together(0), BETWEEN, more(2)]),
    plan([BETWEEN, more(0), more(1), BETWEEN]),
    plan([BETWEEN, together(0), more(0), BETWEEN]),
    plan([BETWEEN, more(0), EXACT, together(2)]),
  ],
  5: [
    plan([FROM, ending(more(0)), BETWEEN, together(2)]),
    plan([FROM, ending(together(0)), BETWEEN, more(2)]),
    plan([FROM, ending(together(0)), more(0), BETWEEN]),
    plan([FROM, ending(together(0)), more(1), BETWEEN]),
    plan([FROM, more(0), ending(together(1)), BETWEEN]),
    plan([FROM, ending(more(0)), together(1), BETWEEN]),
    plan([FROM, ending(more(0)), more(0), BETWEEN]),
  ],
};
