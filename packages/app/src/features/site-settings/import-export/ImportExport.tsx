import { ExportEvents } from './ExportEvents.tsx'
import { ImportEvents } from './ImportEvents.tsx'
import { ImportExportJobs } from './ImportExportJobs.tsx'

/** The section of importing and exporting events, with the files of the last days. */
export function ImportExport({ siteId, canEdit }: { siteId: string; canEdit: boolean }) {
  return (
    <>
      <ImportEvents siteId={siteId} canEdit={canEdit} />
      <ExportEvents siteId={siteId} canEdit={canEdit} />
      <ImportExportJobs siteId={siteId} canEdit={canEdit} />
    </>
  )
}
