/** A row in the state that somebody has seen: a change holds only while its version is still this one. */
export interface RowVersion {
  id: number
  version: number
}
