import type { Label } from './topics.ts';

/** A place by its number, or by its rank among all. */
export type Place = number | 'most' | 'fewest';

/** The amounts of some places, together; of all series unless one is named. */
export interface Group {
  readonly places: readonly Place[];
  readonly series?: 0 | 1;
}

export type ChartQuestion =
  | { readonly ask: 'amount'; readonly of: Group }
  | { readonly ask: 'more'; readonly of: Group; readonly than: Group }
  /** In percent. */
  | { readonly ask: 'share'; readonly part: Group; readonly whole: Group }
  /** In percent of what it was. */
  | { readonly ask: 'rise' | 'fall'; readonly from: Group; readonly to: Group }
  | { readonly ask: 'above-average' | 'below-average'; readonly of: Group }
  /** The last two change by a percentage, and once more by the same to a place that is not shown. */
  | { readonly ask: 'again'; readonly from: Group; readonly to: Group; readonly next: Label }
  | { readonly ask: 'paid-more'; readonly of: Group; readonly than: Group; readonly price: number }
  /** All that is shown is so many percent of more that is not. */
  | { readonly ask: 'rest'; readonly percent: number }
  /** `percent` above or below that of a year earlier: by how many. */
  | { readonly ask: 'since-earlier'; readonly of: Group; readonly percent: number }
  /** The chart shows shares; `of`, or how much more it is than `than`, is known as an amount. Asked for is another, or how much more it is than `over`. */
  | {
      readonly ask: 'from-shares';
      readonly of: Group;
      readonly than?: Group;
      readonly amount: number;
      readonly asked: Group;
      readonly over?: Group;
    };

/** A chart as it is to be seen, and what is asked of it. */
export interface ChartPuzzle {
  readonly kind: 'bars' | 'grouped' | 'line' | 'ring';
  /** What is counted, and what became of it: "parcels", "were sent". */
  readonly noun: string;
  readonly did: string;
  readonly period: 'day' | 'month' | null;
  readonly labels: readonly Label[];
  /** `null`: a question mark stands there. */
  readonly series: readonly { readonly name: string; readonly values: readonly (number | null)[] }[];
  /** Lines at every `tick`; or each amount, or each share, is written beside what shows it. */
  readonly scale: { readonly tick: number } | 'amounts' | 'percent';
  readonly question: ChartQuestion;
}
