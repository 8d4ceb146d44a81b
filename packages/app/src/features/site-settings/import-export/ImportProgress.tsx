import { Plural, Trans, useLingui } from '@lingui/react/macro'
import type { CallOutput } from '@sightline/api-client'
import { Callout, useFormat } from '@sightline/ui'
import { JobProgress } from '../../../lib/jobs/JobProgress.tsx'
import { useImportJob } from './useImportJob.ts'
import { WrongLines } from './WrongLines.tsx'

/** The progress of a check or of an import, and the result of the import. */
export function ImportProgress({ id, siteId, isCheck }: { id: string; siteId: string; isCheck: boolean }) {
  const { t } = useLingui()
  const { data, hasEnded } = useImportJob(id, siteId)
  const name = data?.job.transfer?.name ?? '…'
  return (
    <>
      <JobProgress id={id} isRelative label={isCheck ? t`Checking ${name}` : t`Importing ${name}`} />
      {hasEnded && !isCheck && data !== undefined && <Outcome {...data} />}
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
