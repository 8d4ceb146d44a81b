import type { LedgerEntry } from './useLedger.ts'

/** What a user had at the end of a day in UTC; of the day that runs, what they have now. */
export interface DayBalance {
  /** `2026-11-20` */
  day: string
  balance: number
}

const dayMs = 86_400_000
/** A short history still has a shape, and a long one stays readable. */
const [fewestDays, mostDays] = [30, 365]

/**
 * What a user had day by day until now.
 * @param rows The newest rows of the user’s ledger, the newest first, with those that were reversed.
 */
export function balancesByDay(
  rows: readonly Pick<LedgerEntry, 'delta' | 'balance' | 'created_at'>[],
  now = new Date(),
): DayBalance[] {
  const oldest = rows.at(-1)
  if (oldest === undefined) return []
  const today = startOfDay(now.getTime())
  const days = (today - startOfDay(Date.parse(oldest.created_at))) / dayMs + 1
  const count = Math.min(Math.max(days, fewestDays), mostDays)
  const last = new Map(rows.toReversed().map(({ created_at, balance }) => [created_at.slice(0, 10), balance]))
  const first = today - (count - 1) * dayMs
  let balance = balanceBefore(rows, dayAt(first))
  return Array.from({ length: count }, (_, index) => {
    const day = dayAt(first + index * dayMs)
    balance = last.get(day) ?? balance
    return { day, balance }
  })
}

/** What the user had when a day began. */
function balanceBefore(rows: readonly Pick<LedgerEntry, 'delta' | 'balance' | 'created_at'>[], day: string): number {
  const before = rows.find(({ created_at }) => created_at < day)
  if (before !== undefined) return before.balance
  const oldest = rows.at(-1)
  return oldest === undefined ? 0 : oldest.balance - oldest.delta
}

const startOfDay = (time: number): number => time - (time % dayMs)

const dayAt = (time: number): string => new Date(time).toISOString().slice(0, 10)
