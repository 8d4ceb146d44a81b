/** A row as somebody saw it: a change is accepted only while its version is still this one. */
export interface RowVersion {
  id: number
  version: number
}
