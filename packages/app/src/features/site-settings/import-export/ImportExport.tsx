import { ExportEvents } from './ExportEvents.tsx'
import { ImportEvents } from './ImportEvents.tsx'
import { Imports } from './Imports.tsx'
import { ImportExportJobs } from './ImportExportJobs.tsx'

/** The section of importing and exporting events, with the imports of the site and the files of the last days. */
export function ImportExport({ siteId, canEdit }: { siteId: string; canEdit: boolean }) {
  return (
    <>
      <ImportEvents siteId={siteId} canEdit={canEdit} />
      <Imports siteId={siteId} canEdit={canEdit} />
      <ExportEvents siteId={siteId} canEdit={canEdit} />
      <ImportExportJobs siteId={siteId} canEdit={canEdit} />
    </>
  )
}
