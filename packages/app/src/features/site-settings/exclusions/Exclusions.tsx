import { Trans } from '@lingui/react/macro'
import type { Website } from '@sightline/api-client'
import { Card, ErrorState, Skeleton } from '@sightline/ui'
import { useQueryClient } from '@tanstack/react-query'
import { useMessageText } from '../../../lib/i18n/messageTexts.ts'
import { ExclusionsForm } from './ExclusionsForm.tsx'
import type { SiteExclusions as Settings } from './exclusionsForm.ts'
import { DropReport } from './DropReport.tsx'
import { ExcludeOwnAddress } from './ExcludeOwnAddress.tsx'
import { settingsKeys, useExclusions } from '../api.ts'

/**
 * The rules for events that are not counted, and the numbers of events they left out. Only the owner sees and changes
 * the rules.
 */
export function Exclusions({ website: { id, access }, canEdit }: { website: Website; canEdit: boolean }) {
  return (
    <>
      {access === 'owner' && <Rules siteId={id} canEdit={canEdit} />}
      <DropReport siteId={id} />
    </>
  )
}

function Rules({ siteId, canEdit }: { siteId: string; canEdit: boolean }) {
  const text = useMessageText()
  const queries = useQueryClient()
  const { data, error, refetch } = useExclusions(siteId)
  if (data === undefined) {
    return (
      <Card title={<Trans>What is not counted</Trans>}>
        {error === null ? (
          <Skeleton blockSize="16rem" />
        ) : (
          <ErrorState title={<Trans>The settings could not be loaded</Trans>} onRetry={() => void refetch()}>
            {text(error.message)}
          </ErrorState>
        )}
      </Card>
    )
  }
  const keep = (now: Settings) => queries.setQueryData(settingsKeys.exclusions(siteId), now)
  return (
    <>
      <ExclusionsForm siteId={siteId} exclusions={data} canEdit={canEdit} onChanged={keep} />
      <ExcludeOwnAddress siteId={siteId} exclusions={data} canEdit={canEdit} onChanged={keep} />
    </>
  )
}
