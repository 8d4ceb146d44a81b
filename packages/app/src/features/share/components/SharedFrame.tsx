import { useLingui } from '@lingui/react/macro'
import { AppShell } from '@sightline/ui'
import type { ReactNode } from 'react'
import { PreferenceMenus } from '../../../lib/preferences/PreferenceMenus.tsx'
import { hrefOf } from '../../../lib/navigation/hashAddress.ts'
import { paths } from '../../../lib/navigation/paths.ts'
import { InstanceLogo } from '../../../lib/page/InstanceLogo.tsx'
import { instanceName } from '../../../lib/page/instanceName.ts'

interface SharedFrameProps {
  /** The name of the site and its current visitors. */
  start?: ReactNode
  /** The actions of the dashboard: `wide` with words, `compact` for phones without. */
  actions?: Record<'wide' | 'compact', ReactNode>
  /** The logo in place of the product’s own. */
  logo?: { src: string; name: string } | undefined
  children?: ReactNode
}

/** The page around a shared dashboard, for viewers who may have no account. */
export function SharedFrame({ start, actions, logo, children }: SharedFrameProps) {
  const { t } = useLingui()
  const instance = instanceName()
  const own = logo && <img src={logo.src} alt={logo.name} height={28} />
  return (
    <AppShell
      homeHref={hrefOf(paths.sites)}
      homeLabel={t`${instance}, my sites`}
      logo={own ?? <InstanceLogo />}
      compactLogo={own ?? <InstanceLogo isMarkOnly />}
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
