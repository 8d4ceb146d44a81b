import { Trans, useLingui } from '@lingui/react/macro'
import type { Website } from '@sightline/api-client'
import { CodeIcon, IconButton, Menu, MoreIcon, ReverseIcon, SettingsIcon, StatsIcon, toast } from '@sightline/ui'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useIsReadOnly } from '../../account/index.ts'
import { useApi } from '../../../lib/api/ApiContext.ts'
import { ConfirmCall } from '../../../lib/list-page/ConfirmCall.tsx'
import { hrefOf } from '../../../lib/navigation/hashAddress.ts'
import { paths } from '../../../lib/navigation/paths.ts'
import { siteKeys } from '../api.ts'

/** The menu of a site: links to its pages, and for a shared site the way to leave it. */
export function SiteMenu({ website }: { website: Website }) {
  const { t } = useLingui()
  const isReadOnly = useIsReadOnly()
  const [isLeaving, setIsLeaving] = useState(false)
  const { id, name } = website
  const isOwn = website.access === 'owner'
  const label = t`More about ${name}`
  const install = { id: 'install', label: t`Install`, icon: CodeIcon, href: hrefOf(paths.install(id)) }
  const leave = { id: 'leave', label: t`Leave site`, icon: ReverseIcon, onAction: () => setIsLeaving(true) }
  return (
    <>
      <Menu
        aria-label={label}
        trigger={<IconButton icon={MoreIcon} aria-label={label} />}
        items={[
          {
            id: 'ways',
            items: [
              { id: 'dashboard', label: t`Dashboard`, icon: StatsIcon, href: hrefOf(paths.dashboard(id)) },
              ...(isOwn ? [install] : []),
              { id: 'settings', label: t`Settings`, icon: SettingsIcon, href: hrefOf(paths.settings(id)) },
            ],
          },
          ...(isOwn || isReadOnly ? [] : [{ id: 'end', items: [leave] }]),
        ]}
      />
      {isLeaving && <LeaveSite website={website} onOpenChange={setIsLeaving} />}
    </>
  )
}

interface LeaveSiteProps {
  website: Website
  onOpenChange: (isOpen: boolean) => void
}

function LeaveSite({ website: { id, name }, onOpenChange }: LeaveSiteProps) {
  const { t } = useLingui()
  const api = useApi()
  const queries = useQueryClient()
  const leave = async () => {
    const { code, message } = await api.website.leave({ site_id: id })
    // The site may no longer be shared with the person.
    return code === 200 || code === 403 ? undefined : message
  }
  return (
    <ConfirmCall
      title={<Trans>Leave {name}?</Trans>}
      confirmLabel={<Trans>Leave site</Trans>}
      onOpenChange={onOpenChange}
      run={leave}
      onDone={() => {
        toast.success(t`You have left ${name}`)
        onOpenChange(false)
        void queries.invalidateQueries({ queryKey: siteKeys.all })
        // The card disappears, and with it the button that had the focus.
        document.querySelector<HTMLElement>('main')?.focus()
      }}
    >
      <Trans>You will no longer see its statistics. Its owner can invite you again.</Trans>
    </ConfirmCall>
  )
}
