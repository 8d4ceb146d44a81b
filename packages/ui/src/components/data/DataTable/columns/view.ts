/** The available row heights. */
export type Density = 'regular' | 'compact'
/** The handling of a value that is longer than its cell. */
export type Lines = 'cut' | 'wrap'
/** The edge to which a column is pinned while the others scroll. */
export type Side = 'start' | 'end'

/** The changes that people have made to a table. */
export interface View {
  /** Ids of the columns that people hid. */
  switchedOff: ReadonlySet<string>
  density: Density
  lines: Lines
  /** Ids of the columns in order; columns that are not listed come last. */
  order: readonly string[]
  pins: Readonly<Record<string, Side>>
  /** Widths of columns in px; columns without a width share the remaining space. */
  widths: Readonly<Record<string, number>>
}

/** A view as plain data, to be kept elsewhere than in the browser. */
export interface TableView {
  /** Ids of the columns that people hid, and of all columns that there were then. */
  hidden: readonly string[]
  known: readonly string[]
  order: readonly string[]
  density: Density
  lines: Lines
  pins: Readonly<Record<string, Side>>
  /** In px. */
  widths: Readonly<Record<string, number>>
}

/** @param ids Of all columns that there are; others are left out. */
export function tableViewOf(
  { switchedOff, density, lines, order, pins, widths }: View,
  ids: readonly string[],
): TableView {
  const ofColumns = <Value>(values: Readonly<Record<string, Value>>): Record<string, Value> =>
    Object.fromEntries(Object.entries(values).filter(([id]) => ids.includes(id)))
  return {
    hidden: ids.filter((id) => switchedOff.has(id)),
    known: ids,
    order: order.filter((id) => ids.includes(id)),
    density,
    lines,
    pins: ofColumns(pins),
    widths: ofColumns(widths),
  }
}

/** The storage of a view: permanent, or as long as the tab is open. */
export type ViewStorage = 'local' | 'session'

const storageOf = (kind: ViewStorage): Storage => (kind === 'local' ? localStorage : sessionStorage)

/** A stored view, with the ids of the columns that existed when it was stored. */
type KeptView = Partial<View> & { known?: readonly string[] | undefined }

/** Reads the view stored under a key and ignores its invalid parts. */
export function readView(key: string | undefined, kind: ViewStorage): KeptView {
  if (key === undefined) return {}
  try {
    return parseView(JSON.parse(storageOf(kind).getItem(key) ?? '{}'))
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
    // Storage is unavailable, so the view is lost when the page is left.
  }
}

/** Ids of the hidden columns: those that people hid, and new ones that are hidden by default. */
export function hiddenNow(
  columns: readonly { id: string; isHiddenAtFirst?: boolean | undefined }[],
  switchedOff: ReadonlySet<string> = new Set(),
  known: readonly string[] = [],
): ReadonlySet<string> {
  const added = columns.filter(({ id, isHiddenAtFirst }) => isHiddenAtFirst && !known.includes(id))
  return new Set([...switchedOff, ...added.map(({ id }) => id)])
}

/** The valid part of a view from an untrusted value. */
export function parseView(value: unknown): KeptView {
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
