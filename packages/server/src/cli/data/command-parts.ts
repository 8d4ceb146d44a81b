import type { Database } from '../../store/relational/database.ts'
import type { Site } from '../../store/relational/sites.ts'
import type { TransferFolder } from '../../import-export/folder.ts'
import type { Transfers } from '../../import-export/transfers.ts'

/** What a command works with: the stores of the server, whose worker does the job. */
export interface CommandParts {
  db: Database
  transfers: Transfers
  folder: TransferFolder
  site: Site
}
