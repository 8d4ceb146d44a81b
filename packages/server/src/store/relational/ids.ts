/** The largest value of a column of ids. */
const MAX_ID = 2_147_483_647

/** The number of an id on the wire; 0, which no row has, where no row can have it. */
export function idOf(text: string): number {
  const number = /^\d{1,16}$/.test(text) ? Number(text) : 0
  return number <= MAX_ID ? number : 0
}

/** The ids among these that a row can have. */
export const possibleIds = (ids: readonly number[]): number[] => ids.filter((id) => id <= MAX_ID)
