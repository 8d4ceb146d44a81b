import { Plural, Trans } from '@lingui/react/macro'
import { unwrap, type CallInput } from '@sightline/api-client'
import { Callout, Text } from '@sightline/ui'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useApi } from '../../../lib/api/ApiContext.ts'
import { sitesKey } from './useSiteList.ts'
import type { SiteChange } from './bulkSiteChange.ts'

interface ChangePreviewProps {
  /** The selected websites. */
  about: Pick<CallInput<'app', 'previewAppWebsites'>, 'ids' | 'filters' | 'total'>
  change: SiteChange
}

/** Says how many of the selected websites a change changes, names the first of them, and how many are so already or gone. */
export function ChangePreview({ about, change: { status_reason: _, ...change } }: ChangePreviewProps) {
  const api = useApi()
  const { data } = useQuery({
    queryKey: [sitesKey, 'preview', about, change],
    queryFn: ({ signal }) => unwrap(api.app.previewAppWebsites({ ...about, ...change }, { signal, progress: false })),
    enabled: change.owner_id !== '',
    placeholderData: keepPreviousData,
  })
  if (data === undefined) return null
  const { changing, unchanged, missing, examples, new_owner: newOwner } = data
  const isTransfer = newOwner !== null
  const names = examples
    .map(({ domain, owner_email }) => (isTransfer ? `${domain} (${owner_email})` : domain))
    .join(', ')
  const count = changing - examples.length
  const sitesThen = newOwner?.sites ?? 0
  const limit = newOwner?.limit ?? null
  return (
    <div role="status">
      <Text>
        <Plural value={changing} _0="Nothing changes." one="# website changes:" other="# websites change:" />{' '}
        <bdi>{names}</bdi>
        {count > 0 && (
          <>
            {' '}
            <Trans context="sites">and {count} more</Trans>
          </>
        )}
      </Text>
      {unchanged > 0 && (
        <Text size="sm">
          <Plural
            value={unchanged}
            one="# has this already and stays as it is."
            other="# have this already and stay as they are."
          />
        </Text>
      )}
      {missing > 0 && (
        <Text size="sm">
          <Plural value={missing} one="# no longer exists." other="# no longer exist." />
        </Text>
      )}
      {limit !== null && sitesThen > limit && (
        <Callout tone="warning" title={<Trans>More websites than a member may own</Trans>}>
          <Trans>
            The new owner will have {sitesThen}; the limit is {limit}. They keep them all but cannot add more.
          </Trans>
        </Callout>
      )}
    </div>
  )
}
