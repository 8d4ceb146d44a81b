import { useSearchParams } from 'wouter'
import { withParams } from './withParams.ts'

/** Parses a value from the address and formats it for there. */
export interface SearchParam<Value> {
  parse: (text: string | null) => Value
  /** Formats the value; null leaves it out of the address. */
  format: (value: Value) => string | null
  /** Whether a change adds a step to the history. */
  isStep: boolean
}

/** Any text; null where the address has none. */
export const textParam: SearchParam<string | null> = { parse: (text) => text, format: (text) => text, isStep: false }

/** One of several values. The default is left out of the address, and replaces unknown values. */
export const choiceParam = <Choice extends string>(
  choices: readonly Choice[],
  usual: Choice,
  { isStep }: Pick<SearchParam<Choice>, 'isStep'>,
): SearchParam<Choice> => ({
  parse: (text) => choices.find((choice) => choice === text) ?? usual,
  format: (choice) => (choice === usual ? null : choice),
  isStep,
})

/** A value of the address, and a function that changes it. */
export function useSearchParam<Value>(
  name: string,
  { parse, format, isStep }: SearchParam<Value>,
): [value: Value, change: (value: Value) => void] {
  const [search, setSearch] = useSearchParams()
  const change = (value: Value) => setSearch((now) => withParams(now, { [name]: format(value) }), { replace: !isStep })
  return [parse(search.get(name)), change]
}
