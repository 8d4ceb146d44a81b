import { ExportEvents } from './ExportEvents.tsx'
import { ImportEvents } from './ImportEvents.tsx'
import { Transfers } from './Transfers.tsx'

/** Events that move in and out as files, and the files of the last days. */
export function Transfer({ siteId, canEdit }: { siteId: string; canEdit: boolean }) {
  return (
    <>
      <ImportEvents siteId={siteId} canEdit={canEdit} />
      <ExportEvents siteId={siteId} canEdit={canEdit} />
      <Transfers siteId={siteId} canEdit={canEdit} />
    </>
  )
}
