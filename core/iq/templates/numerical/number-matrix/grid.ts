/** Null is the one cell that is asked for, in the last row and the last column. */
export interface NumberMatrix {
  readonly rows: readonly (readonly (number | null)[])[];
}
