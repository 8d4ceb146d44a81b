import type { Database } from '../../store/relational/database.ts'
import type { Site } from '../../store/relational/sites/sites.ts'
import type { ImportExportFolder } from '../../import-export/import-export-folder.ts'
import type { ImportExport } from '../../import-export/import-export.ts'

/** The parts that a command needs: the stores of the server, whose worker runs the job. */
export interface CommandParts {
  db: Database
  importExport: ImportExport
  folder: ImportExportFolder
  site: Site
}
