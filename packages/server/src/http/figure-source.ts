import { builtInSource } from '../stats/built-in-source.ts'
import type { FigureSource } from '../stats/figure-source.ts'
import { askWith } from '../store/clickhouse/select.ts'
import { listGoals } from '../store/database/goals.ts'
import type { Website } from '../store/database/websites.ts'
import type { Origin } from './context.ts'
import type { Services } from './services.ts'

/** Where the figures of a site come from, for one call: what it asks for is stopped when the caller has gone. */
export async function figureSourceOf(
  { id }: Pick<Website, 'id'>,
  { signal }: Pick<Origin, 'signal'>,
  { db, clickhouse, statsTimeout }: Services,
): Promise<FigureSource> {
  return builtInSource(askWith(clickhouse, { timeoutMs: statsTimeout, signal }), await listGoals(db, id))
}

/** The same for figures of several sites, and for others that no goal has to do with. */
export const figureSourceWithoutGoals = (
  { signal }: Pick<Origin, 'signal'>,
  { clickhouse, statsTimeout }: Services,
): FigureSource => builtInSource(askWith(clickhouse, { timeoutMs: statsTimeout, signal }), [])
