import { ClickHouseError, type ClickHouseClient } from '@clickhouse/client'
import { quoteName } from './client.ts'
import { describeMissing, findAbsence } from './known-parts.ts'
import { PATIENT } from './long-statement.ts'
import { selectRows } from './select.ts'
import { shardsOf } from './shards.ts'

/** A part of a table whose rows are missing from every figure: the engine found it damaged, and has put it aside. */
export interface BrokenPart {
  table: string
  /** The name of its folder in `detached`, below the folder of the table. */
  name: string
}

/** The parts that the engine has put aside as damaged, which it does without a word when it opens a table. */
async function readBrokenParts(client: ClickHouseClient): Promise<BrokenPart[]> {
  const found = await Promise.all(shardsOf(client).map((shard) => selectRows<BrokenPart>(shard, BROKEN, {})))
  return found.flat()
}

const BROKEN = `
  SELECT table, name
  FROM system.detached_parts
  WHERE database = currentDatabase() AND startsWith(ifNull(reason, ''), 'broken')
  ORDER BY table, name`

/**
 * Says what figures lack; undefined where nothing. A part that was put aside lacks nothing where the parts of which it was merged are
 * still in use.
 * @param dataDir The data folder of the embedded engine, where it is known which parts there were; undefined for another one
 */
export async function describeLosses(
  client: ClickHouseClient,
  dataDir: string | undefined,
): Promise<string | undefined> {
  const aside = await readBrokenParts(client)
  const { missing, isCovered } =
    dataDir === undefined ? { missing: [], isCovered: () => false } : await findAbsence(client, dataDir, aside)
  const broken = aside.filter((part) => !isCovered(part))
  if (broken.length > 0) return describeBroken(broken)
  return missing.length > 0 ? describeMissing(missing) : undefined
}

/** A sentence about the first of them. */
export function describeBroken(parts: readonly BrokenPart[]): string {
  const [first] = parts
  const more = parts.length > 1 ? ` and ${parts.length - 1} more` : ''
  return `The part ${first?.name} of the table ${first?.table}${more} cannot be read and is left out`
}

/** Where docs/operations.md says what to do. */
export const DAMAGE_HELP = 'See "Events are damaged" in docs/operations.md.'

/** What the engine says of a file that is not what it wrote. */
const OF_DAMAGE = new Set([
  'ATTEMPT_TO_READ_AFTER_EOF',
  'BAD_SIZE_OF_FILE_IN_DATA_PART',
  'CANNOT_DECOMPRESS',
  'CANNOT_READ_ALL_DATA',
  'CHECKSUM_DOESNT_MATCH',
  'CORRUPTED_DATA',
  'FILE_DOESNT_EXIST',
  'NO_FILE_IN_DATA_PART',
  'SIZES_OF_MARKS_FILES_ARE_INCONSISTENT',
  'TOO_LARGE_SIZE_COMPRESSED',
  'UNKNOWN_CODEC',
])

/** One line about events that could not be read, as their files are damaged; undefined for any other error. */
export function describeDamage(error: unknown): string | undefined {
  if (!(error instanceof ClickHouseError) || !OF_DAMAGE.has(error.type ?? '')) return undefined
  const [, part] = /from part (\S+?)\/? in table/.exec(error.message) ?? []
  return `The event tables are damaged${part === undefined ? '' : `, in ${part}`}: ${reasonIn(error.message)} ${DAMAGE_HELP}`
}

/** The first sentence of what the engine says of damage, without its code. */
export function reasonIn(message: string): string {
  const [sentence = ''] = (message.split('DB::Exception: ').at(-1) ?? '').trim().replaceAll(/\s+/g, ' ').split('. ')
  return `${sentence}.`
}

/** A part by the folder of its table, which is an id, and by its own. */
export interface PartFolder {
  table: string
  part: string
}

/**
 * Has the engine compare the files of parts with their checksums, one part at a time. One that is gone was merged, for which all of it
 * was read and compared.
 * @returns the first that is damaged, in a sentence
 */
export async function findDamage(
  client: ClickHouseClient,
  parts: readonly PartFolder[],
  signal: AbortSignal,
): Promise<string | undefined> {
  if (parts.length === 0) return undefined
  const tables = await selectRows<{ name: string; id: string }>(
    client,
    'SELECT name, toString(uuid) AS id FROM system.tables WHERE database = currentDatabase()',
    {},
  )
  for (const { table: id, part } of parts) {
    signal.throwIfAborted()
    const table = tables.find((one) => one.id === id)?.name
    if (table === undefined) continue
    const message = await checkPart(client, table, part, signal)
    if (message !== undefined) return `The part ${part} of the table ${table} is damaged: ${reasonIn(message)}`
  }
  return undefined
}

/** @returns what is wrong */
async function checkPart(
  client: ClickHouseClient,
  table: string,
  part: string,
  signal: AbortSignal,
): Promise<string | undefined> {
  try {
    const result = await client.query({
      query: `CHECK TABLE ${quoteName(table)} PART '${part.replaceAll(/[^\w-]/g, '')}'`,
      format: 'JSONEachRow',
      abort_signal: signal,
      clickhouse_settings: { check_query_single_value_result: 0, ...PATIENT },
    })
    const rows = await result.json<{ is_passed: number; message: string }>()
    return rows.find(({ is_passed }) => is_passed === 0)?.message
  } catch (error) {
    if (error instanceof ClickHouseError && error.type === 'NO_SUCH_DATA_PART') return undefined
    throw error
  }
}
