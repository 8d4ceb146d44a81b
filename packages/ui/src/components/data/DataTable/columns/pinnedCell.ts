import type { Pin } from './pins.ts'

/** The props that keep a cell of a pinned column at its edge. */
export function pinnedCell(pins: ReadonlyMap<string, Pin> | undefined, id: string) {
  const pin = pins?.get(id)
  if (pin === undefined) return undefined
  return {
    'data-pinned': pin.side,
    style: pin.side === 'start' ? { insetInlineStart: pin.offset } : { insetInlineEnd: pin.offset },
  }
}
