import type { Side, View } from './view.ts'

type Arrangement = Pick<View, 'order' | 'pins'>

/** Column ids in display order: pinned to the start, unpinned, pinned to the end. */
export function arrangeColumns(ids: readonly string[], { order, pins }: Arrangement): readonly string[] {
  const known = new Set(ids)
  const ordered = [...order.filter((id) => known.has(id)), ...ids.filter((id) => !order.includes(id))]
  const of = (side: Side | undefined) => ordered.filter((id) => pins[id] === side)
  return [...of('start'), ...of(undefined), ...of('end')]
}

/** The visible columns in display order: first the one that identifies a row, then as they are arranged. */
export function shownColumns<Column extends { id: string }>(
  columns: readonly Column[],
  hidden: ReadonlySet<string>,
  arrangement: Arrangement,
): readonly Column[] {
  const [first, ...others] = columns
  if (first === undefined) return []
  const byId = new Map(others.map((column) => [column.id, column]))
  const order = arrangeColumns([...byId.keys()], arrangement).flatMap((id) => byId.get(id) ?? [])
  return [first, ...order].filter(({ id }) => !hidden.has(id))
}

/** Whether a column can be moved by that many positions; it stays among the columns pinned to the same edge. */
export function canMove(ids: readonly string[], pins: View['pins'], id: string, step: 1 | -1): boolean {
  const other = ids[ids.indexOf(id) + step]
  return other !== undefined && pins[other] === pins[id]
}

/** The ids with one column moved forwards or back among the visible ones; hidden columns keep their positions. */
export function moved(
  ids: readonly string[],
  id: string,
  step: 1 | -1,
  hidden: ReadonlySet<string> = new Set(),
): readonly string[] {
  const shown = ids.filter((one) => !hidden.has(one))
  const other = shown[shown.indexOf(id) + step]
  if (other === undefined) return ids
  const others = ids.filter((one) => one !== id)
  return others.toSpliced(others.indexOf(other) + (step === 1 ? 1 : 0), 0, id)
}

/** The pins with one column pinned to another edge, or unpinned. */
export function pinned(pins: View['pins'], id: string, side: Side | undefined): View['pins'] {
  const { [id]: _, ...others } = pins
  return side === undefined ? others : { ...others, [id]: side }
}
