import { Plural, Trans } from '@lingui/react/macro'
import type { EventImport, Result } from '@sightline/api-client'
import { Button, Callout, Inline, Stack, useFormat } from '@sightline/ui'
import { useState } from 'react'
import { useApi } from '../../../lib/api/ApiContext.ts'
import { useMessageText } from '../../../lib/i18n/messageTexts.ts'
import { useJob } from '../../../lib/jobs/useJob.ts'
import { useRefreshOwnJobs } from '../../../lib/jobs/useOwnJobs.ts'
import { useDaysText, useRefreshImports } from './useImports.ts'
import { WrongLines } from './WrongLines.tsx'

interface ImportPreviewProps {
  siteId: string
  row: EventImport
  canEdit: boolean
  /** Called with the id of the job that imports the file; null where it was discarded. */
  onAnswer: (jobId: string | null) => void
}

/** What a checked file would add, with the buttons that import or discard it. */
export function ImportPreview({ siteId, row, canEdit, onAnswer }: ImportPreviewProps) {
  const api = useApi()
  const text = useMessageText()
  const refreshJobs = useRefreshOwnJobs()
  const refreshImports = useRefreshImports(siteId)
  const [pending, setPending] = useState<'import' | 'discard' | null>(null)
  const [error, setError] = useState<string | null>(null)
  const input = { site_id: siteId, id: row.id }
  const answer = async (which: 'import' | 'discard', send: () => Promise<Result<{ job_id?: string }>>) => {
    setPending(which)
    setError(null)
    const result = await send()
    setPending(null)
    refreshJobs()
    refreshImports()
    if (result.code === 200) onAnswer(result.data.job_id ?? null)
    else setError(text(result.message))
  }
  return (
    <Stack>
      <Found row={row} />
      {error !== null && <Callout tone="negative" title={error} />}
      <Inline>
        <Button
          variant="primary"
          isDisabled={!canEdit || pending === 'discard'}
          isPending={pending === 'import'}
          onPress={() => void answer('import', () => api.website.confirmImport(input))}
        >
          <Trans>Import</Trans>
        </Button>
        <Button
          isDisabled={!canEdit || pending === 'import'}
          isPending={pending === 'discard'}
          onPress={() => void answer('discard', () => api.website.discardImport(input))}
        >
          <Trans>Discard</Trans>
        </Button>
      </Inline>
    </Stack>
  )
}

function Found({ row: { name, preview, job_id } }: { row: EventImport }) {
  const format = useFormat()
  const daysText = useDaysText()
  const { data } = useJob(job_id)
  if (preview === null) return null
  const { new_events, known_events, wrong_lines, overlap_days, overlap_events } = preview
  const days = daysText(preview)
  const events = format.full(overlap_events)
  const wrong = data?.report.list.filter(({ outcome }) => outcome === 'failed') ?? []
  return (
    <>
      <Callout
        tone={wrong_lines > 0 || overlap_days > 0 ? 'warning' : 'info'}
        title={
          <>
            {name}: <Plural value={new_events} one="# new event" other="# new events" />
            {days !== null && <> ({days})</>}
          </>
        }
      >
        <Plural value={known_events} one="# already here" other="# already here" />
        {' · '}
        <Plural value={wrong_lines} one="# invalid line" other="# invalid lines" />
        {overlap_days > 0 && (
          <div>
            <Plural
              value={overlap_days}
              one={`On # of these days, the site already has ${events} events.`}
              other={`On # of these days, the site already has ${events} events.`}
            />
          </div>
        )}
        <div>
          <Trans>Nothing is imported yet. The file is kept for 24 hours.</Trans>
        </div>
      </Callout>
      {wrong.length > 0 && <WrongLines lines={wrong} />}
    </>
  )
}
