import { useLingui } from '@lingui/react/macro'
import { AppShell, Logo } from '@sightline/ui'
import type { ReactNode } from 'react'
import { PreferenceMenus } from '../../../lib/preferences/PreferenceMenus.tsx'
import { hrefOf } from '../../../lib/navigation/hash.ts'
import { paths } from '../../../lib/navigation/paths.ts'

interface SharedFrameProps {
  /** Which site it is, and who is there now. */
  start?: ReactNode
  /** What can be done with it, with words and, on a phone, without. */
  actions?: Record<'wide' | 'compact', ReactNode>
  children?: ReactNode
}

/** The header around a shared dashboard: whoever looks may have no account. */
export function SharedFrame({ start, actions, children }: SharedFrameProps) {
  const { t } = useLingui()
  return (
    <AppShell
      homeHref={hrefOf(paths.sites)}
      homeLabel={t`Sightline, my sites`}
      logo={<Logo />}
      compactLogo={<Logo isMarkOnly />}
      start={start}
      end={
        <>
          {actions?.wide}
          <PreferenceMenus />
        </>
      }
      compactEnd={
        <>
          {actions?.compact}
          <PreferenceMenus />
        </>
      }
    >
      {children}
    </AppShell>
  )
}
