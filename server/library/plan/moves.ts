/** What learners did under one id goes on under another. */
export interface ItemMove {
  from: string;
  to: string;
  /** The same work under a new id: the old row goes. Else it stays, as missing. */
  isRetired: boolean;
}

export interface UnitMove extends ItemMove {
  /** The work of `to`. */
  itemId: string;
}

/** Units that another work holds now, under the ids they had. */
export interface UnitHome {
  itemId: string;
  unitIds: string[];
}

/** What becomes of learners' rows when their works and units are not where they were. */
export interface Moves {
  items: ItemMove[];
  units: UnitMove[];
  homes: UnitHome[];
}
