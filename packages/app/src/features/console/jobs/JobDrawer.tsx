import { Trans, useLingui } from '@lingui/react/macro'
import type { OwnedJob } from '@sightline/api-client'
import { Button, Callout, DescriptionList, Inline, Stack, Text, useFormat } from '@sightline/ui'
import { useMessageText } from '../../../lib/i18n/messageTexts.ts'
import { OpenRowDrawer } from '../../../lib/list-page/row/RowDrawer.tsx'
import type { OpenRow } from '../../../lib/list-page/row/useOpenRow.ts'
import { UserLink } from '../users/UserLink.tsx'
import { JobBadge } from '../../../lib/jobs/JobBadge.tsx'
import { JobHistory } from './JobHistory.tsx'
import { JobReport } from './JobReport.tsx'
import { JobCompletion } from './JobCompletion.tsx'
import { JobSites } from './JobSites.tsx'
import { useJobTitle } from '../../../lib/jobs/useJobNames.ts'
import type { useJobMenu } from './useJobMenu.ts'

interface JobDrawerProps {
  job: OwnedJob
  open: OpenRow<OwnedJob>
  menu: ReturnType<typeof useJobMenu>
}

/** Everything about one job: its progress, its report by line, and what can be done with it. */
export function JobDrawer({ job, open, menu }: JobDrawerProps) {
  const text = useMessageText()
  const name = useJobTitle()(job)
  const { owner_email, status, error, retry_error } = job
  const isEnded = status === 'failed' || status === 'cancelled'
  return (
    <OpenRowDrawer open={open} title={name} {...(owner_email !== null && { description: <bdi>{owner_email}</bdi> })}>
      <Stack>
        {error !== null && <Callout tone={status === 'failed' ? 'negative' : 'warning'} title={text(error)} />}
        <Facts job={job} />
        <Inline>
          {menu(job).flatMap(({ items }) =>
            items.map(({ id, label, icon, onAction }) => (
              <Button key={id} icon={icon} onPress={onAction}>
                {label}
              </Button>
            )),
          )}
        </Inline>
        {isEnded && retry_error !== null && (
          <Text>
            <Trans>It cannot run again.</Trans> {text(retry_error)}
          </Text>
        )}
        <JobReport job={job} />
        <JobHistory job={job} />
      </Stack>
    </OpenRowDrawer>
  )
}

function Facts({ job }: { job: OwnedJob }) {
  const { t } = useLingui()
  const format = useFormat()
  const { id, status, counts, owner_email, sites, transfer, action, is_dry_run } = job
  return (
    <DescriptionList
      items={[
        { id: 'status', term: t`Status`, description: <JobBadge status={status} /> },
        { id: 'progress', term: t`Progress`, description: <JobCompletion job={job} /> },
        {
          id: 'created',
          term: is_dry_run === true ? t`Would be created` : t({ message: 'Created', context: 'line of a report' }),
          description: format.full(counts.created),
        },
        { id: 'skipped', term: t`Skipped`, description: format.full(counts.skipped) },
        { id: 'failed', term: t`Failed`, description: format.full(counts.failed) },
        ...(owner_email === null
          ? []
          : [{ id: 'owner', term: t`Owner`, description: <UserLink email={owner_email} /> }]),
        ...(sites.length === 0 ? [] : [{ id: 'site', term: t`Site`, description: <JobSites sites={sites} /> }]),
        ...(transfer === undefined
          ? []
          : [{ id: 'file', term: t`File`, description: <bdi dir="ltr">{transfer.name}</bdi> }]),
        ...(action === undefined
          ? []
          : [{ id: 'action', term: t`Action`, description: <bdi dir="ltr">{action}</bdi> }]),
        { id: 'number', term: t`Number`, description: id },
      ]}
    />
  )
}
