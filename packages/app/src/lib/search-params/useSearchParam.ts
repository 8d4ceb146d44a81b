import { useSearchParams } from 'wouter'
import { withParams } from './withParams.ts'

/** Parses a value from the address and formats it for there. */
export interface SearchParam<Value> {
  parse: (text: string | null) => Value
  /** Null where the value is left out. */
  format: (value: Value) => string | null
  /** Whether a change is a step of its own in the history, to which going back leads. */
  isStep: boolean
}

/** Any text; null where there is none. */
export const textParam: SearchParam<string | null> = { parse: (text) => text, format: (text) => text, isStep: false }

/** One of some values. The usual one is left out, and stands for whatever is none of them. */
export const choiceParam = <Choice extends string>(
  choices: readonly Choice[],
  usual: Choice,
  { isStep }: Pick<SearchParam<Choice>, 'isStep'>,
): SearchParam<Choice> => ({
  parse: (text) => choices.find((choice) => choice === text) ?? usual,
  format: (choice) => (choice === usual ? null : choice),
  isStep,
})

/** One value of the address, and a function that changes it. */
export function useSearchParam<Value>(
  name: string,
  { parse, format, isStep }: SearchParam<Value>,
): [value: Value, change: (value: Value) => void] {
  const [search, setSearch] = useSearchParams()
  const change = (value: Value) => setSearch((now) => withParams(now, { [name]: format(value) }), { replace: !isStep })
  return [parse(search.get(name)), change]
}
