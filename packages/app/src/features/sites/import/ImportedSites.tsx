import { Plural, Trans, useLingui } from '@lingui/react/macro'
import type { JobLine, LineOutcome } from '@sightline/api-client'
import { Button, ButtonLink, Card, DataTable, missing, Stack, type DataTableColumn } from '@sightline/ui'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useMemo } from 'react'
import { useMessageText } from '../../../lib/i18n/messageTexts.ts'
import { JobProgress } from '../../../lib/jobs/JobProgress.tsx'
import { isRunning, useJob } from '../../../lib/jobs/useJob.ts'
import { hrefOf } from '../../../lib/navigation/hashAddress.ts'
import { paths } from '../../../lib/navigation/paths.ts'
import { siteKeys } from '../api.ts'

interface ImportedSitesProps {
  jobId: string
  count: number
  onBack: () => void
}

type Row = JobLine & { id: string }

/** The progress of the import, and the result for each property. */
export function ImportedSites({ jobId, count, onBack }: ImportedSitesProps) {
  const { t } = useLingui()
  const text = useMessageText()
  const queries = useQueryClient()
  const { data } = useJob(jobId)
  const hasEnded = data !== undefined && !isRunning(data.job.status)
  useEffect(() => {
    if (hasEnded) void queries.invalidateQueries({ queryKey: siteKeys.all })
  }, [hasEnded, queries])
  const rows = useMemo(() => data?.report.list.map((line): Row => ({ ...line, id: String(line.line) })), [data])
  const columns = useMemo((): DataTableColumn<Row>[] => {
    const outcomes: Record<LineOutcome, string> = {
      created: t`Imported`,
      skipped: t`Skipped`,
      failed: t`Not imported`,
    }
    return [
      { id: 'subject', header: t`Property`, value: ({ subject }) => subject, minWidth: 150 },
      { id: 'outcome', header: t`Outcome`, value: ({ outcome }) => outcomes[outcome], minWidth: 110 },
      {
        id: 'message',
        header: t`Why`,
        value: ({ message }) => (message === null ? null : text(message)),
        minWidth: 170,
      },
    ]
  }, [t, text])
  return (
    <Card
      title={
        hasEnded ? (
          <Trans>Import finished</Trans>
        ) : (
          <Plural value={count} one="Importing # site" other="Importing # sites" />
        )
      }
      footer={
        hasEnded && (
          <>
            <Button variant="quiet" size="lg" onPress={onBack}>
              <Trans>Import more</Trans>
            </Button>
            <ButtonLink variant="primary" size="lg" href={hrefOf(paths.sites)}>
              <Trans>My sites</Trans>
            </ButtonLink>
          </>
        )
      }
    >
      <Stack>
        <JobProgress id={jobId} label={hasEnded ? t`Import finished` : t`Importing sites`} />
        <DataTable
          caption={t`Result by property`}
          columns={columns}
          rowName={({ subject }) => subject}
          items={rows}
          lines="wrap"
          density="compact"
          narrow="cards"
          empty={missing}
        />
      </Stack>
    </Card>
  )
}
