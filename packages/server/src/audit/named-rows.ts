import type { AuditRowKind } from '@sightline/api-client/contract'

/** A row that an entry names. */
export interface NamedId {
  kind: AuditRowKind
  id: string
}

/** The number of rows of an entry that are named. */
export const MOST_NAMED = 20

/** What the `id` of a call names, by the beginning of its name; the first one counts. */
const KINDS: readonly (readonly [string, AuditRowKind | undefined])[] = [
  // The id of an address.
  ['appUser.delAddress', undefined],
  ['appUser.', 'user'],
  ['userOrder.', 'order'],
  ['userPoints.', 'points'],
  ['aitask.', 'ai_task'],
  ['job.', 'job'],
  ['website.', 'site'],
  ['stats.', 'site'],
  ['app.createThemes', 'theme'],
  ['app.updateThemes', 'theme'],
  ['app.moveThemes', 'theme'],
  ['app.deleteThemes', 'theme'],
  ['app.', 'site'],
]

const kindOfCall = (action: string): AuditRowKind | undefined =>
  KINDS.find(([beginning]) => action.startsWith(beginning))?.[1]

/** The fields of any call that name what it is about. */
const SUBJECT_FIELDS = new Map<string, AuditRowKind>([
  ['site_id', 'site'],
  ['user_id', 'user'],
  ['owner_id', 'user'],
  ['viewed_user_id', 'user'],
])

/** The fields of inputs and changed rows that name other rows. */
const REFERENCE_FIELDS = new Map<string, AuditRowKind>([
  ['owner_id', 'user'],
  ['user_id', 'user'],
  ['inviter_id', 'user'],
  ['theme_id', 'theme'],
  ['order_id', 'order'],
])

type Fields = Readonly<Record<string, unknown>>

/**
 * The rows that an entry is about.
 * @param found The ids of rows that the call has found or added: its input does not name them.
 */
export function subjectsOf(action: string, details: Fields, found: readonly string[]): NamedId[] {
  const kind = kindOfCall(action)
  const given = [details['id'], details['ids']].flat().filter(isId)
  const own = kind === undefined ? [] : given.map((id) => ({ kind, id: String(id) }))
  const named = [...SUBJECT_FIELDS].flatMap(([field, of]) => namedBy(details, field, of))
  const known = new Set([...own, ...named].map(({ id }) => id).concat(given.map(String)))
  const foundKind = action.startsWith('authorization.') ? 'user' : kind
  const others =
    foundKind === undefined ? [] : found.filter((id) => !known.has(id)).map((id) => ({ kind: foundKind, id }))
  return [...own, ...others, ...named]
}

/** Whether an entry is about rows that its input does not name. */
export const hasFoundRows = ({ id, ids }: Fields): boolean => id === undefined && ids === undefined

/** The rows that the input and the changes of an entry name besides. */
export function referencesOf(
  details: Fields,
  changes: readonly { fields: Readonly<Record<string, { before: unknown; after: unknown }>> }[],
): NamedId[] {
  const changed = changes.flatMap(({ fields }) =>
    Object.entries(fields).flatMap(([name, { before, after }]) => [{ [name]: before }, { [name]: after }]),
  )
  return [details, ...changed].flatMap((fields) =>
    [...REFERENCE_FIELDS].flatMap(([field, kind]) => namedBy(fields, field, kind)),
  )
}

const isId = (value: unknown): value is string | number => typeof value === 'string' || typeof value === 'number'

function namedBy(fields: Fields, field: string, kind: AuditRowKind): NamedId[] {
  const value = fields[field]
  return isId(value) ? [{ kind, id: String(value) }] : []
}
