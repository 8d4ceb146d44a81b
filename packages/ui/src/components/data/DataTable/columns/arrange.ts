import type { Side, View } from './view.ts'

type Arrangement = Pick<View, 'order' | 'pins'>

/** Ids in the order of a table: those at its start, those between, and those at its end. */
export function arranged(ids: readonly string[], { order, pins }: Arrangement): readonly string[] {
  const known = new Set(ids)
  const ordered = [...order.filter((id) => known.has(id)), ...ids.filter((id) => !order.includes(id))]
  const of = (side: Side | undefined) => ordered.filter((id) => pins[id] === side)
  return [...of('start'), ...of(undefined), ...of('end')]
}

/** Whether a column can go that many places on: it stays among those of its edge. */
export function canMove(ids: readonly string[], pins: View['pins'], id: string, step: 1 | -1): boolean {
  const other = ids[ids.indexOf(id) + step]
  return other !== undefined && pins[other] === pins[id]
}

/** The ids with one of them a place further on, or back, among those that are shown; the others keep their places. */
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

/** The pins with one column at another edge, or at none. */
export function pinned(pins: View['pins'], id: string, side: Side | undefined): View['pins'] {
  const { [id]: _, ...others } = pins
  return side === undefined ? others : { ...others, [id]: side }
}
