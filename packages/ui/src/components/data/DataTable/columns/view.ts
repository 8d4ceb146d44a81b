/** The heights that rows have. */
export type Density = 'regular' | 'compact'
/** The handling of a value that is longer than its cell. */
export type Lines = 'cut' | 'wrap'
/** The edge that a column stays at while the others scroll. */
export type Side = 'start' | 'end'

/** The changes that people have made to a table. */
export interface View {
  /** Ids of the columns that they switched off. */
  switchedOff: ReadonlySet<string>
  density: Density
  lines: Lines
  /** Ids of the columns in their order; those that it does not know come last. */
  order: readonly string[]
  pins: Readonly<Record<string, Side>>
  /** Widths of columns in px; the others share what is left. */
  widths: Readonly<Record<string, number>>
}

/** The storage of a view: permanent, or as long as the tab is open. */
export type ViewStorage = 'local' | 'session'

const storageOf = (kind: ViewStorage): Storage => (kind === 'local' ? localStorage : sessionStorage)

/** A view as it is kept, with the ids of the columns that there were then. */
type KeptView = Partial<View> & { known?: readonly string[] | undefined }

/** The view that was kept by this key; what of it is no view is passed over. */
export function readView(key: string | undefined, kind: ViewStorage): KeptView {
  if (key === undefined) return {}
  try {
    return viewIn(JSON.parse(storageOf(kind).getItem(key) ?? '{}'))
  } catch {
    // Invalid JSON is no view, and a browser that denies its storage throws on any access.
    return {}
  }
}

/** @param known Ids of all columns that there are. */
export function storeView(key: string | undefined, kind: ViewStorage, view: View, known: readonly string[]): void {
  if (key === undefined) return
  try {
    storageOf(kind).setItem(key, JSON.stringify({ ...view, switchedOff: [...view.switchedOff], known }))
  } catch {
    // The same browser: the view holds until the page is left.
  }
}

/** Ids of the columns that are off: those that people switched off, and new ones that have to be switched on. */
export function hiddenNow(
  columns: readonly { id: string; isHiddenAtFirst?: boolean | undefined }[],
  switchedOff: ReadonlySet<string> = new Set(),
  known: readonly string[] = [],
): ReadonlySet<string> {
  const added = columns.filter(({ id, isHiddenAtFirst }) => isHiddenAtFirst && !known.includes(id))
  return new Set([...switchedOff, ...added.map(({ id }) => id)])
}

/** The valid part of a view from an untrusted value. */
export function viewIn(value: unknown): KeptView {
  const { switchedOff, density, lines, order, pins, widths, known } = recordOf(value)
  return {
    ...(Array.isArray(switchedOff) && { switchedOff: new Set(switchedOff.filter(isText)) }),
    ...((density === 'regular' || density === 'compact') && { density }),
    ...((lines === 'cut' || lines === 'wrap') && { lines }),
    ...(Array.isArray(order) && { order: order.filter(isText) }),
    ...(Array.isArray(known) && { known: known.filter(isText) }),
    pins: entriesOf(pins, (pin): pin is Side => pin === 'start' || pin === 'end'),
    widths: entriesOf(widths, (width): width is number => Number.isFinite(width) && Number(width) > 0),
  }
}

const isText = (value: unknown): value is string => typeof value === 'string'

const recordOf = (value: unknown): Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null ? { ...value } : {}

function entriesOf<Value>(value: unknown, isOne: (one: unknown) => one is Value): Record<string, Value> {
  const entries = Object.entries(recordOf(value)).filter((entry): entry is [string, Value] => isOne(entry[1]))
  return Object.fromEntries(entries)
}
