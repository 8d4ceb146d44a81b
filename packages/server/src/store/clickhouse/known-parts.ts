import type { ClickHouseClient } from '@clickhouse/client'
import { readFileSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import { readStoreId } from './migrations.ts'
import { selectRows } from './select.ts'

/**
 * The parts of the event tables that were there when somebody looked last, which tell by their absence what is missing. A part is
 * never taken apart: as long as its rows are there, a part with all of its blocks has them, or parts within its blocks as many rows.
 */
const knownPart = z.object({
  table: z.enum(['events', 'sessions']),
  name: z.string(),
  partition: z.string(),
  min: z.int(),
  max: z.int(),
  rows: z.int(),
})
export type KnownPart = z.infer<typeof knownPart>

const numbers = z.record(z.string(), z.int())
const knownSchema = z.object({
  /** The id of the tables. */
  store: z.string(),
  /** The number of the latest deletion of each table. */
  deletions: numbers,
  /** The visits of each month, which rebuilt visits change. */
  visits: numbers,
  parts: z.array(knownPart),
  /** Those that the engine has put aside as damaged. */
  broken: z.array(knownPart.extend({ isCovered: z.boolean() })),
  /** Those whose rows are gone without a deletion, until somebody removes the file. */
  missing: z.array(knownPart),
})
type Known = z.infer<typeof knownSchema>

/** In the data folder; in no backup, as what is restored has parts of its own. */
export const KNOWN_PARTS = 'known-parts.json'

/** A part that the engine has put aside, by the name of its folder. */
interface Detached {
  table: string
  name: string
}

/** What is missing of the event tables of the embedded engine, and which parts that it has put aside are not. */
export interface Absence {
  missing: KnownPart[]
  /** Whether all rows of a part that was put aside are there: its sources, of which it was merged, are still in use. */
  isCovered: (part: Detached) => boolean
}

/**
 * Compares the parts with those that are known, and notes them. Nothing is said of a time with a deletion, or of one that is
 * under way.
 */
export async function findAbsence(
  client: ClickHouseClient,
  dataDir: string,
  detached: readonly Detached[],
): Promise<Absence> {
  const file = join(dataDir, KNOWN_PARTS)
  const before = readKnown(file)
  const now = await readTables(client)
  const isAside = ({ table, name }: KnownPart) =>
    detached.some((one) => one.table === table && one.name.endsWith(`_${name}`))
  // Whether they are there is decided at once: the engine may give the numbers of their blocks to later ones.
  const missing = [...(before?.missing ?? [])]
  if (before !== undefined) missing.push(...lostSince(before, now).filter((part) => !isAside(part)))
  const broken = (before?.broken ?? []).filter(isAside)
  for (const part of before?.store === now.store ? before.parts.filter(isAside) : [])
    if (!broken.some(({ table, name }) => table === part.table && name === part.name))
      broken.push({ ...part, isCovered: isThere(part, now.parts) })
  // While rows are being deleted, nobody knows which parts will have none.
  if (!now.isDeleting) writeKnown(file, { ...withoutState(now), broken, missing }, before)
  return {
    missing,
    isCovered: ({ table, name }) =>
      broken.some((one) => one.table === table && name.endsWith(`_${one.name}`) && one.isCovered),
  }
}

type Tables = Pick<Known, 'store' | 'deletions' | 'visits' | 'parts'> & { isDeleting: boolean }

const withoutState = ({ isDeleting: _, ...tables }: Tables) => tables

/** The parts that were known, and whose rows are gone without a deletion. */
function lostSince(before: Known, now: Tables): KnownPart[] {
  const filled = before.parts.filter(({ rows }) => rows > 0)
  if (before.store !== now.store) return filled
  const lost = filled.filter((part) => !isThere(part, now.parts))
  return lost.filter(({ table, partition }) => {
    if (now.isDeleting || before.deletions[table] !== now.deletions[table]) return false
    // Statements that take each other back leave nothing of their parts, and every visit.
    return table === 'events' || (now.visits[partition] ?? 0) < (before.visits[partition] ?? 0)
  })
}

function isThere({ table, partition, min, max, rows }: KnownPart, parts: readonly KnownPart[]): boolean {
  const own = parts.filter((part) => part.table === table && part.partition === partition)
  if (own.some((part) => part.min <= min && part.max >= max)) return true
  const within = own.filter((part) => part.min >= min && part.max <= max)
  return within.reduce((sum, part) => sum + part.rows, 0) >= rows
}

async function readTables(client: ClickHouseClient): Promise<Tables> {
  const deletions = await readDeletions(client)
  const [store, parts, visits] = await Promise.all([
    readStoreId(client),
    selectRows<Record<keyof KnownPart, string>>(client, PARTS, {}),
    selectRows<{ partition: string; visits: string }>(client, VISITS, {}),
  ])
  const after = await readDeletions(client)
  return {
    store,
    parts: parts.map(({ min, max, rows, ...part }) =>
      knownPart.parse({ ...part, min: Number(min), max: Number(max), rows: Number(rows) }),
    ),
    deletions: Object.fromEntries(after.map(({ table, last }) => [table, Number(last)])),
    isDeleting: after.some(({ waiting }) => waiting !== '0') || JSON.stringify(deletions) !== JSON.stringify(after),
    visits: Object.fromEntries(visits.map((month) => [month.partition, Number(month.visits)])),
  }
}

const readDeletions = (client: ClickHouseClient) =>
  selectRows<{ table: string; last: string; waiting: string }>(client, DELETIONS, {})

const PARTS = `
  SELECT table, name, partition_id AS partition, min_block_number AS min, max_block_number AS max, rows
  FROM system.parts
  WHERE database = currentDatabase() AND active AND table IN ('events', 'sessions')
  ORDER BY table, partition, min`

/** The engine numbers mutations by their instant among the blocks, and keeps the latest ones. */
const DELETIONS = `
  SELECT table, max(toUInt64OrZero(extract(mutation_id, '[0-9]+'))) AS last, countIf(NOT is_done AND NOT is_killed) AS waiting
  FROM system.mutations
  WHERE database = currentDatabase() AND table IN ('events', 'sessions') AND position(command, 'DELETE') > 0
  GROUP BY table ORDER BY table`

const VISITS = 'SELECT _partition_id AS partition, sum(sign) AS visits FROM sessions GROUP BY partition'

/** Without a file that can be read, everything is noted anew. */
function readKnown(file: string): Known | undefined {
  try {
    return knownSchema.parse(JSON.parse(readFileSync(file, 'utf8')))
  } catch {
    return undefined
  }
}

/** A file that cannot be written stays: it says less, and nothing wrong. */
function writeKnown(file: string, known: Known, before: Known | undefined): void {
  const text = JSON.stringify(known)
  if (text === JSON.stringify(before)) return
  try {
    writeFileSync(`${file}.part`, text, { mode: 0o600, flush: true })
    renameSync(`${file}.part`, file)
  } catch {
    // The disk is full, for example, which others say.
  }
}

/** A sentence about the first of them. */
export function describeMissing(parts: readonly KnownPart[]): string {
  const [first] = parts
  const more = parts.length > 1 ? ` and ${parts.length - 1} more` : ''
  return `The part ${first?.name} of the table ${first?.table}${more} with its ${first?.rows} rows is gone`
}
