import { addMonths } from '../../membership/months.ts'
import type { KeptLine, KeptPrice, StoredSubscription } from './records.ts'

/** The end of a period that starts at an instant; periods begin on the same day of each month where it has that day. */
export const periodEnd = ({ interval }: KeptPrice, anchorDay: number, start: number): number =>
  addMonths(new Date(start * 1000), interval === 'year' ? 12 : 1, anchorDay).getTime() / 1000

/** The invoice line of the period that a subscription is in. */
export const wholePeriod = ({ start, end }: StoredSubscription, price: KeptPrice): KeptLine => ({
  price: price.id,
  amount: price.amount,
  start,
  end,
  isProration: false,
})

/** The invoice lines of a change to another price, at an instant, and the end of the period that it leads to. */
export function linesOfChange(
  { start, end: oldEnd, anchorDay }: StoredSubscription,
  { old, next }: { old: KeptPrice; next: KeptPrice },
  at: number,
): { lines: KeptLine[]; end: number } {
  const left = Math.max(0, oldEnd - at) / (oldEnd - start)
  const resets = old.interval !== next.interval
  const end = resets ? periodEnd(next, anchorDay, at) : oldEnd
  const line = (price: KeptPrice, amount: number, until: number, isProration: boolean): KeptLine => ({
    price: price.id,
    amount: Math.round(amount),
    start: at,
    end: until,
    isProration,
  })
  return {
    lines: [
      line(old, -old.amount * left, oldEnd, true),
      resets ? line(next, next.amount, end, false) : line(next, next.amount * left, end, true),
    ],
    end,
  }
}
