import { Trans, useLingui } from '@lingui/react/macro'
import { Button, ButtonLink, ErrorState } from '@sightline/ui'
import { useMessageText } from '../../../lib/i18n/messageTexts.ts'
import { hrefOf } from '../../../lib/navigation/hashAddress.ts'
import { paths } from '../../../lib/navigation/paths.ts'
import { SitesLink } from '../../../lib/page/SitesLink.tsx'
import { isLacking } from '../api.ts'
import { endsByConnecting } from '../notices/sourceNotices.ts'
import type { ViewState } from '../query/useView.ts'

interface FailedSourceProps {
  error: Error
  state: Pick<ViewState, 'push' | 'view'>
  level: 1 | 2
  /** Whether the person may connect the Google account of the site. */
  isOwner: boolean
  onRetry: () => void
}

/** Stands in place of the figures that Google Analytics does not give, with the ways on from there. */
export default function FailedSource({ error, state, level, isOwner, onRetry }: FailedSourceProps) {
  const { t } = useLingui()
  const text = useMessageText()
  const isUnknown = isLacking(error)
  const endsHere = isOwner && endsByConnecting.has(error.message)
  const hasFilters = isUnknown && state.view.filters.length > 0
  return (
    <ErrorState
      level={level}
      title={isUnknown ? t`Google Analytics does not have this data` : t`Google Analytics returns no data`}
      {...(!isUnknown && !endsHere && { onRetry })}
      actions={
        <>
          {endsHere && (
            <ButtonLink variant="primary" href={hrefOf(paths.authorization)}>
              <Trans>Connected accounts</Trans>
            </ButtonLink>
          )}
          {hasFilters && (
            <Button onPress={() => state.push({ filters: [] })}>
              <Trans>Clear filters</Trans>
            </Button>
          )}
          <Button onPress={() => state.push({ source: 'built_in' })}>
            <Trans>Show the snippet’s statistics</Trans>
          </Button>
          <SitesLink />
        </>
      }
    >
      {hasFilters
        ? t`Google Analytics does not support some of these filters.`
        : !isOwner && endsByConnecting.has(error.message)
          ? t`The owner of this site can connect the account again.`
          : text(error.message)}
    </ErrorState>
  )
}
