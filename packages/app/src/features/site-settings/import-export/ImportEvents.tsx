import { Trans, useLingui } from '@lingui/react/macro'
import { ApiError } from '@sightline/api-client'
import { Button, Card, FileField, Stack } from '@sightline/ui'
import { useState } from 'react'
import { useRefreshOwnJobs } from '../../../lib/jobs/useOwnJobs.ts'
import { useApi } from '../../../lib/api/ApiContext.ts'
import { useMessageText } from '../../../lib/i18n/messageTexts.ts'
import { shownJob, useImportExportJobs } from './useImportExportJobs.ts'
import { ImportPreview } from './ImportPreview.tsx'
import { ImportProgress } from './ImportProgress.tsx'
import { useImports, useRefreshImports } from './useImports.ts'

/** Checks what a file would add, and imports its events once that is confirmed: as jobs that continue without the page. */
export function ImportEvents({ siteId, canEdit }: { siteId: string; canEdit: boolean }) {
  const { t } = useLingui()
  const api = useApi()
  const text = useMessageText()
  const refresh = useRefreshOwnJobs()
  const refreshImports = useRefreshImports(siteId)
  const [file, setFile] = useState<File | null>(null)
  const [isSending, setIsSending] = useState(false)
  const [error, setError] = useState<string | null>(null)
  const [begun, setBegun] = useState<{ check: string | null; import: string | null }>({ check: null, import: null })
  const jobs = useImportExportJobs(siteId).data
  const importId = shownJob(jobs, 'import_events', begun.import)
  const checkId = shownJob(jobs, 'check_import', begun.check)
  const checked = useImports(siteId).data?.filter(({ preview }) => preview !== null) ?? []
  // What a check has found stands in its place.
  const isChecked = checked.some(({ job_id }) => job_id === checkId)
  const send = async () => {
    if (file === null) return setError(text('field_required'))
    setIsSending(true)
    setError(null)
    const result = await api.website.importEvents({ site_id: siteId, needs_confirmation: true, file })
    setIsSending(false)
    if (result.code !== 200) return setError(text(new ApiError(result).fields['file'] ?? result.message))
    setFile(null)
    setBegun({ check: result.data.job_id, import: null })
    refresh()
    refreshImports()
  }
  return (
    <Card
      title={<Trans>Import</Trans>}
      description={
        <Trans>
          One event per line (NDJSON), or a Google Analytics pages report exported as CSV, with the dimension Date or
          for a single day. Events that are here already are skipped, so you can upload the same file again. You see
          what a file adds before it is imported.
        </Trans>
      }
    >
      <Stack>
        <FileField
          label={t`File`}
          description={t`.ndjson or .csv files, optionally compressed (.gz).`}
          acceptedFileTypes={['.ndjson', '.jsonl', '.csv', '.gz']}
          value={file}
          onChange={(chosen) => {
            setError(null)
            setFile(chosen)
          }}
          errorMessage={error}
          isDisabled={!canEdit}
          isPending={isSending}
        />
        <div>
          <Button variant="primary" isDisabled={!canEdit} isPending={isSending} onPress={() => void send()}>
            <Trans>Check file</Trans>
          </Button>
        </div>
        {checkId !== null && !isChecked && <ImportProgress key={checkId} id={checkId} siteId={siteId} isCheck />}
        {checked.map((row) => (
          <ImportPreview
            key={row.id}
            siteId={siteId}
            row={row}
            canEdit={canEdit}
            onAnswer={(job) => setBegun({ check: null, import: job })}
          />
        ))}
        {importId !== null && <ImportProgress key={importId} id={importId} siteId={siteId} isCheck={false} />}
      </Stack>
    </Card>
  )
}
