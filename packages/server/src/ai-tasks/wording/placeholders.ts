/** What a placeholder in a text stands for. */
export interface Placeholder {
  /** What it is replaced by. */
  text: string
  /** For the model, in English. */
  meaning: string
  /** Whether it comes from visitors, or from the outside: no model is told it. */
  isName?: true
  /** Of a figure that changed: whether it rose (1), fell (-1) or stayed (0). Words of a direction beside it must agree. */
  sign?: Sign
}

export type Sign = -1 | 0 | 1

/** By their names, without the braces. */
export type Placeholders = ReadonlyMap<string, Placeholder>

export const signOf = (difference: number): Sign => Math.sign(difference) as Sign

export const PLACEHOLDER = /\{(\w+)\}/g
