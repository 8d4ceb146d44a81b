import { Trans } from '@lingui/react/macro'
import { unwrap } from '@sightline/api-client'
import { Card, ErrorState, Skeleton } from '@sightline/ui'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useApi } from '../../../lib/api/ApiContext.ts'
import { settingsKeys } from '../api.ts'
import { useMessageText } from '../../../lib/i18n/messageTexts.ts'
import { FramingForm } from './FramingForm.tsx'

/** The list of pages that may show the dashboard of a share link in a frame. */
export function Framing({ siteId, canEdit }: { siteId: string; canEdit: boolean }) {
  const text = useMessageText()
  const api = useApi()
  const queries = useQueryClient()
  const queryKey = settingsKeys.framing(siteId)
  const { data, error, refetch } = useQuery({
    queryKey,
    queryFn: ({ signal }) => unwrap(api.share.framing({ site_id: siteId }, { signal })),
  })
  if (data !== undefined) {
    const keep = (now: typeof data) => queries.setQueryData(queryKey, now)
    return <FramingForm siteId={siteId} framing={data} canEdit={canEdit} onChanged={keep} />
  }
  return (
    <Card title={<Trans>Frames</Trans>}>
      {error === null ? (
        <Skeleton blockSize="8rem" />
      ) : (
        <ErrorState title={<Trans>The settings could not be loaded</Trans>} onRetry={() => void refetch()}>
          {text(error.message)}
        </ErrorState>
      )}
    </Card>
  )
}
