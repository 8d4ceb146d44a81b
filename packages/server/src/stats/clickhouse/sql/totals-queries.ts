import type { Metric } from '@sightline/api-client/contract'
import type { Slot } from '../slots.ts'
import { formulaColumns, sumsFor, type Sum } from './formulas.ts'
import { columnsOf, eventRows, eventSums, isDistinct, visitFlags, visitSums } from './fragments.ts'
import type { QueryParameters } from './query-parameters.ts'
import type { Conditions } from './where.ts'

/**
 * The parameters of the queries below for their slots. Rows are first summed by the pieces between all bounds of slots, and then each
 * slot takes its pieces.
 */
export const slotParameters = (slots: readonly Slot[]): QueryParameters => ({
  slots: slots.map(({ id, from, to }) => [id, from, to]),
  pieces: [...new Set(slots.flatMap(({ from, to }) => [from, to]))].toSorted((one, other) => one - other),
})

/**
 * The SQL for the piece of an instant. `roundDown` finds it among the given starts, so that no rule of a time zone is
 * written twice.
 */
const pieceOf = (instant: string): string => `roundDown(${instant}, {pieces: Array(Int64)})`

const slotsWhere = (condition: string): string =>
  `ARRAY JOIN arrayFilter(one -> ${condition}, {slots: Array(Array(Int64))}) AS own`

/** The query for metrics over events in each slot. A visitor of several pieces counts once in a slot, so the states of its pieces are merged. */
export function eventsQuery(conditions: Conditions, metrics: readonly Metric[], slots: readonly Slot[]): string {
  const wanted = sumsFor(metrics)
  const from = `FROM events WHERE ${eventRows(conditions, 'none', wanted)}`
  const [only] = slots
  if (only !== undefined && slots.length === 1) {
    return `
  SELECT ${only.id} AS slot, *, ${formulaColumns(metrics).join(', ')}
  FROM (SELECT ${columnsOf(eventSums(conditions, 'none'), wanted).join(', ')} ${from})`
  }
  const states = columnsOf(eventSums(conditions, 'none', 'State'), wanted)
  const merged = [...wanted].map((sum) => `${isDistinct(sum) ? 'uniqExactIfMerge' : 'sum'}(of_piece.${sum}) AS ${sum}`)
  return `
  SELECT *, ${formulaColumns(metrics).join(', ')}
  FROM (
    SELECT own[1] AS slot, ${merged.join(', ')}
    FROM (SELECT ${pieceOf('toUnixTimestamp64Milli(ts)')} AS piece, ${states.join(', ')} ${from} GROUP BY piece) AS of_piece
    ${slotsWhere('piece >= one[2] AND piece < one[3]')}
    GROUP BY slot
  )`
}

/**
 * The query over visits. A visit counts in every slot from its first to its last event. Few visits are in several pieces, so they are
 * first summed by the pair of their first and last piece.
 * @param columns SQL that follows from the wanted sums
 */
export function visitsQuery(
  conditions: Conditions,
  wanted: ReadonlySet<Sum>,
  columns: readonly string[],
  slots: readonly Slot[],
): string {
  const sums = columnsOf(visitSums(), wanted).join(', ')
  const from = `FROM sessions WHERE ${conditions.visits}`
  const [only] = slots
  if (only !== undefined && slots.length === 1) {
    return `
  SELECT ${only.id} AS slot, *, ${columns.join(', ')}
  FROM (WITH ${visitFlags(conditions)} SELECT ${sums} ${from})`
  }
  return `
  SELECT *, ${columns.join(', ')}
  FROM (
    SELECT own[1] AS slot, ${[...wanted].map((sum) => `sum(of_pair.${sum}) AS ${sum}`).join(', ')}
    FROM (
      WITH ${visitFlags(conditions)}
      SELECT
        ${pieceOf('greatest(toUnixTimestamp64Milli(start), {from: Int64})')} AS first_piece,
        ${pieceOf('least(toUnixTimestamp64Milli(end), {to: Int64} - 1)')} AS last_piece,
        ${sums}
      ${from}
      GROUP BY first_piece, last_piece
    ) AS of_pair
    ${slotsWhere('last_piece >= one[2] AND first_piece < one[3]')}
    GROUP BY slot
  )`
}
