import { Trans, useLingui } from '@lingui/react/macro'
import type { Website } from '@sightline/api-client'
import { ReverseIcon, IconButton, Menu, MoreIcon, SettingsIcon, StatsIcon, toast } from '@sightline/ui'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useIsReadOnly } from '../../account/index.ts'
import { useApi } from '../../../lib/api/ApiContext.ts'
import { ConfirmCall } from '../../../lib/list-page/ConfirmCall.tsx'
import { hrefOf } from '../../../lib/navigation/hash.ts'
import { paths } from '../../../lib/navigation/paths.ts'
import { siteKeys } from '../api.ts'

/** The ways into a site that somebody shares, and the way out of it. */
export function SharedSiteMenu({ website: { id, name } }: { website: Website }) {
  const { t } = useLingui()
  const api = useApi()
  const queries = useQueryClient()
  const isReadOnly = useIsReadOnly()
  const [isLeaving, setIsLeaving] = useState(false)
  const label = t`More of ${name}`
  const leave = async () => {
    const { code, message } = await api.website.leave({ site_id: id })
    // It may be shared no longer.
    return code === 200 || code === 403 ? undefined : message
  }
  return (
    <>
      <Menu
        aria-label={label}
        trigger={<IconButton icon={MoreIcon} aria-label={label} />}
        items={[
          {
            id: 'ways',
            items: [
              { id: 'dashboard', label: t`Figures`, icon: StatsIcon, href: hrefOf(paths.dashboard(id)) },
              { id: 'settings', label: t`Settings`, icon: SettingsIcon, href: hrefOf(paths.settings(id)) },
            ],
          },
          ...(isReadOnly
            ? []
            : [
                {
                  id: 'end',
                  items: [{ id: 'leave', label: t`Leave site`, icon: ReverseIcon, onAction: () => setIsLeaving(true) }],
                },
              ]),
        ]}
      />
      {isLeaving && (
        <ConfirmCall
          title={<Trans>Leave {name}?</Trans>}
          confirmLabel={<Trans>Leave site</Trans>}
          onOpenChange={setIsLeaving}
          run={leave}
          onDone={() => {
            toast.success(t`You have left ${name}`)
            setIsLeaving(false)
            void queries.invalidateQueries({ queryKey: siteKeys.all })
            // The card goes, and with it the button that had the focus.
            document.querySelector<HTMLElement>('main')?.focus()
          }}
        >
          <Trans>You no longer see its figures. Its owner can invite you again.</Trans>
        </ConfirmCall>
      )}
    </>
  )
}
