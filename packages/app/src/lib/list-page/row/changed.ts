/** What a form holds: texts by the names of its fields. */
export type FormTexts<Values> = Record<keyof Values, string>

/** The names of the fields that differ. White space around a value is none of it. */
export function changedIn<Values extends FormTexts<Values>>(values: Values, before: Values): (keyof Values)[] {
  const names = Object.keys(before) as (keyof Values)[]
  return names.filter((name) => values[name].trim() !== before[name])
}

/** The fields that differ, with what they hold now. */
export function changesIn<Values extends FormTexts<Values>>(values: Values, before: Values): Partial<Values> {
  const changed = changedIn(values, before).map((name) => [name, values[name].trim()])
  return Object.fromEntries(changed) as Partial<Values>
}
