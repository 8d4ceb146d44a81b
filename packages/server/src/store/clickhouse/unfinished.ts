import type { ClickHouseClient } from '@clickhouse/client'
import { StartError } from '../../errors.ts'
import { selectRows } from './select.ts'

/** The table that is there while the others are being filled from elsewhere. */
export const UNFINISHED = 'unfinished_copy'

/** @throws {StartError} where the tables hold a part of what they shall hold */
export async function expectFinished(client: ClickHouseClient): Promise<void> {
  const found = await selectRows(
    client,
    'SELECT 1 FROM system.tables WHERE database = currentDatabase() AND name = {name: String}',
    { name: UNFINISHED },
  )
  if (found.length > 0)
    throw new StartError(
      'The database of CLICKHOUSE_URL is not filled yet, because a command was interrupted. Run it again.',
    )
}
