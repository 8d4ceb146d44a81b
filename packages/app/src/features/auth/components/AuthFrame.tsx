import { useLingui } from '@lingui/react/macro'
import { AuthLayout, type AuthLayoutProps, Rays } from '@sightline/ui'
import { InstanceLogo } from '../../../lib/page/InstanceLogo.tsx'
import { DemoBadge } from './DemoBadge.tsx'
import { PreferenceMenus } from '../../../lib/preferences/PreferenceMenus.tsx'

interface AuthFrameProps extends Omit<AuthLayoutProps, 'logo' | 'figure' | 'end' | 'claim'> {
  /**
   * The first line on the dark panel.
   * @default 'A clear line of sight to every visit.'
   */
  claim?: string
}

/** A page for people who are not signed in. */
export function AuthFrame({ claim, ...props }: AuthFrameProps) {
  const { t } = useLingui()
  return (
    <AuthLayout
      figure={<Rays variant="panel" />}
      {...props}
      logo={<InstanceLogo size={26} />}
      end={
        <>
          <DemoBadge />
          <PreferenceMenus />
        </>
      }
      claim={{
        title: claim ?? t`A clear line of sight to every visit.`,
        text: t`Visitors, sources and what comes next, on one page.`,
      }}
    />
  )
}
