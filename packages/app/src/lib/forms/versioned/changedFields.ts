import type { FieldPath, FieldValues } from 'react-hook-form'

/** The values of a form: texts by the names of its fields, or rows of such texts. */
export type FormTexts<Values> = Record<keyof Values, string | readonly object[]>

/** Every text of a form by its path, such as `name` or `steps.0.pattern`. */
export function textsOf(values: object, parent = ''): Record<string, string> {
  const entries = Object.entries(values).flatMap(([key, value]: [string, string | object]) =>
    typeof value === 'string' ? [[parent + key, value]] : Object.entries(textsOf(value, `${parent}${key}.`)),
  )
  return Object.fromEntries(entries) as Record<string, string>
}

/** The paths of the texts that differ. White space around a value is ignored, and a missing text counts as empty. */
export function changedIn<Values extends FieldValues & FormTexts<Values>>(
  values: Values,
  before: Values,
): FieldPath<Values>[] {
  const [now, then] = [textsOf(values), textsOf(before)]
  const paths = Object.keys({ ...then, ...now }) as FieldPath<Values>[]
  return paths.filter((path) => (now[path] ?? '').trim() !== (then[path] ?? ''))
}

/** The fields that differ, with their new values; for forms without rows. */
export function changesIn<Values extends Record<keyof Values, string>>(
  values: Values,
  before: Values,
): Partial<Values> {
  const changed = new Set<string>(changedIn(values, before))
  const entries = Object.entries<string>(values).filter(([name]) => changed.has(name))
  return Object.fromEntries(entries.map(([name, value]) => [name, value.trim()])) as Partial<Values>
}
