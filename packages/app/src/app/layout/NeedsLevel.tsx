import { Trans } from '@lingui/react/macro'
import type { AccountLevel } from '@sightline/api-client'
import { EmptyState, ErrorState, StopIcon } from '@sightline/ui'
import type { ReactNode } from 'react'
import { isAtLeast, useAccount } from '../../features/account/index.ts'
import { useMessageText } from '../../lib/i18n/messageTexts.ts'
import { SitesLink } from '../../lib/page/SitesLink.tsx'

/** A page for staff. Others see an error in its place, at the same address. Nothing is shown before the level is known. */
export function NeedsLevel({ level, children }: { level: AccountLevel; children: ReactNode }) {
  const account = useAccount()
  const text = useMessageText()
  if (account.data !== undefined) return isAtLeast(account.data.level, level) ? children : <Refused />
  if (!account.isError) return null
  return (
    <ErrorState
      level={1}
      title={<Trans>Your account could not be loaded</Trans>}
      onRetry={() => void account.refetch()}
    >
      {text(account.error.message)}
    </ErrorState>
  )
}

function Refused() {
  const text = useMessageText()
  return (
    <EmptyState level={1} icon={StopIcon} title={text('level_too_low')} actions={<SitesLink />}>
      <Trans>This page is for the people who run this instance.</Trans>
    </EmptyState>
  )
}
