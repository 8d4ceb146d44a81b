/** What the compiler knows of one prop. */
export interface PropFacts {
  /** What kind of control sets it; `other` has none. */
  kind: 'boolean' | 'string' | 'number' | 'enum' | 'function' | 'other'
  /** Its type, with a union of values written out; without `undefined` where it may be left out. */
  type: string
  /** The members of that type where it is an object of the kit’s own, or what a name stands for. */
  detail?: string
  /** The values of an `enum`. */
  values?: readonly (string | number)[]
  isRequired: boolean
  description: string
  /** From its `@default`. */
  defaultValue?: string
  /** The package that it is inherited from; none where the kit declares it. */
  from?: string
}

/** A component’s props by their names: required ones, then the kit’s own, then those that are inherited. */
export type PropsOfComponent = Readonly<Record<string, PropFacts>>
