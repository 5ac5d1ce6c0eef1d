/** A part of the notation, in characters from 0. `to` isn't included. */
export interface Range {
  readonly from: number;
  readonly to: number;
}
