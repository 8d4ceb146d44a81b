import { useLingui } from '@lingui/react/macro'
import type { OwnedJob } from '@sightline/api-client'
import { missing, type DataTableColumn } from '@sightline/ui'
import { useMemo } from 'react'
import { useMessageText } from '../../../lib/i18n/messageTexts.ts'
import { UserLink } from '../users/UserLink.tsx'
import { durationOf } from './durationOf.ts'
import { JobBadge } from '../../../lib/jobs/JobBadge.tsx'
import { JobCompletion } from './JobCompletion.tsx'
import { JobSites } from './JobSites.tsx'
import { useJobStatusNames, useJobTitle } from '../../../lib/jobs/useJobNames.ts'

/** The columns of the list of jobs. */
export function useJobColumns(): readonly DataTableColumn<OwnedJob>[] {
  const { t } = useLingui()
  const text = useMessageText()
  const titleOf = useJobTitle()
  const statusNames = useJobStatusNames()
  return useMemo(
    (): DataTableColumn<OwnedJob>[] => [
      {
        id: 'kind',
        header: t`Kind`,
        value: titleOf,
        isSortable: true,
        minWidth: 190,
      },
      {
        id: 'status',
        header: t`Status`,
        value: ({ status }) => statusNames[status],
        cell: ({ status }) => <JobBadge status={status} />,
        isSortable: true,
        minWidth: 104,
        priority: 1,
        isBrief: true,
      },
      {
        id: 'done',
        header: t`Progress`,
        value: ({ done, total }) => (total === null ? null : `${done}/${total}`),
        cell: (job) => <JobCompletion job={job} />,
        minWidth: 190,
        priority: 2,
        isBrief: true,
      },
      {
        id: 'owner_email',
        header: t`Owner`,
        value: ({ owner_email }) => owner_email,
        cell: ({ owner_email }) => (owner_email === null ? missing : <UserLink email={owner_email} data-part="cut" />),
        minWidth: 150,
        priority: 3,
      },
      {
        id: 'sites',
        header: t`Site`,
        value: ({ sites }) => (sites.length === 0 ? null : sites.map(({ id, domain }) => domain ?? id).join(' ')),
        cell: ({ sites }) => <JobSites sites={sites} />,
        minWidth: 124,
        priority: 4,
      },
      {
        id: 'created_at',
        header: t`Requested (UTC)`,
        value: ({ created_at }) => created_at,
        kind: 'datetime',
        isSortable: true,
        minWidth: 150,
        priority: 3,
      },
      {
        id: 'duration',
        header: t`Duration`,
        description: t`From its start to its end or last progress, without time in the queue`,
        value: durationOf,
        kind: 'duration',
        minWidth: 96,
        priority: 5,
      },
      {
        id: 'error',
        header: t`Error`,
        value: ({ error }) => (error === null ? null : text(error)),
        minWidth: 150,
        priority: 3,
      },
      {
        id: 'finished_at',
        header: t`Ended (UTC)`,
        value: ({ finished_at }) => finished_at,
        kind: 'datetime',
        isSortable: true,
        minWidth: 150,
        priority: 6,
      },
      { id: 'id', header: t`Number`, value: ({ id }) => id, kind: 'code', minWidth: 80, priority: 6 },
    ],
    [t, text, titleOf, statusNames],
  )
}
