/** Where a learner is in a unit. The newest observation wins, whichever device it came from. */
export interface ProgressTable {
  userId: string;
  unitId: string;
  itemId: string;
  positionSec: number | null;
  locator: string | null;
  /** 0 to 1. */
  fraction: number;
  completed: number;
  /** Seconds really played or read, summed over all sittings. */
  playedSec: number;
  /** When the device observed it. Milliseconds. */
  observedAt: number;
  updatedAt: number;
}

export interface FavoriteTable {
  userId: string;
  itemId: string;
  createdAt: number;
}
