import { Plural, Trans, useLingui } from '@lingui/react/macro'
import type { CallOutput } from '@sightline/api-client'
import { Callout, useFormat } from '@sightline/ui'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent } from 'react'
import { siteKeys } from '../../sites/index.ts'
import { JobProgress } from '../../../lib/jobs/JobProgress.tsx'
import { isRunning, useJob } from '../../../lib/jobs/useJob.ts'
import { useRefreshOwnJobs } from '../../../lib/jobs/useOwnJobs.ts'
import { useRefreshImports } from './useImports.ts'
import { WrongLines } from './WrongLines.tsx'

/** The progress of a check or of an import, and the result of the import. */
export function ImportProgress({ id, siteId, isCheck }: { id: string; siteId: string; isCheck: boolean }) {
  const { t } = useLingui()
  const queries = useQueryClient()
  const refresh = useRefreshOwnJobs()
  const refreshImports = useRefreshImports(siteId)
  const { data } = useJob(id)
  const name = data?.job.transfer?.name ?? '…'
  const hasEnded = data !== undefined && !isRunning(data.job.status)
  const onEnd = useEffectEvent(() => {
    refresh()
    refreshImports()
    void queries.invalidateQueries({ queryKey: siteKeys.metrics(siteId) })
  })
  useEffect(() => {
    if (hasEnded) onEnd()
  }, [hasEnded])
  return (
    <>
      <JobProgress id={id} isRelative label={isCheck ? t`Checking ${name}` : t`Importing ${name}`} />
      {hasEnded && !isCheck && <Outcome {...data} />}
    </>
  )
}

/** The result of the import, with the lines that are wrong. */
function Outcome({ job, report }: CallOutput<'job', 'get'>) {
  const format = useFormat()
  const { created, skipped, failed } = job.counts
  const unknownFields = job.transfer?.unknown_fields ?? []
  const unknown = format.list(unknownFields)
  const hasUnknown = unknownFields.length > 0
  const wrong = report.list.filter(({ outcome }) => outcome === 'failed')
  return (
    <>
      <Callout
        tone={failed > 0 || hasUnknown ? 'warning' : 'info'}
        title={<Plural value={created} one="# event is new" other="# events are new" />}
      >
        <Plural value={skipped} one="# already here" other="# already here" />
        {' · '}
        <Plural value={failed} one="# invalid line" other="# invalid lines" />
        {hasUnknown && (
          <div>
            <Trans>Unknown fields were ignored: {unknown}</Trans>
          </div>
        )}
      </Callout>
      {wrong.length > 0 && <WrongLines lines={wrong} />}
    </>
  )
}
