import { useLingui } from '@lingui/react/macro'
import { AuthLayout, type AuthLayoutProps } from '@sightline/ui'
import { Menus } from './Menus.tsx'

/** A page for people who are not signed in. */
export function AuthPage(props: Omit<AuthLayoutProps, 'menus' | 'claim'>) {
  const { t } = useLingui()
  return (
    <AuthLayout
      {...props}
      menus={<Menus hasLabel />}
      claim={{
        title: t`A clear line of sight to every visit.`,
        text: t`Visitors, sources and what comes next, on one page.`,
      }}
    />
  )
}
