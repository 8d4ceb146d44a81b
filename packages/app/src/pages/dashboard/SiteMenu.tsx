import { useLingui } from '@lingui/react/macro'
import type { Website } from '@sightline/api-client'
import { CodeIcon, IconButton, Menu, MoreIcon, ShareIcon, type MenuEntry } from '@sightline/ui'
import { useState } from 'react'
import { hrefOf } from '../../navigation/hash.ts'
import { paths } from '../../navigation/paths.ts'
import { useIsReadOnly } from '../../session/queries.ts'
import { ShareDialog } from './ShareDialog.tsx'

/** What can be done with the open site. */
export function SiteMenu({ website }: { website: Website }) {
  const { t } = useLingui()
  const isReadOnly = useIsReadOnly()
  const [isSharing, setIsSharing] = useState(false)
  const isOwner = website.access === 'owner'
  const entries: MenuEntry[] = [
    ...(isOwner && !isReadOnly
      ? [{ id: 'share', label: t`Share…`, icon: ShareIcon, onAction: () => setIsSharing(true) }]
      : []),
    { id: 'install', label: t`Install`, icon: CodeIcon, href: hrefOf(paths.install(website.id)) },
  ]
  return (
    <>
      <Menu
        aria-label={t`More about ${website.domain}`}
        trigger={<IconButton icon={MoreIcon} hasEdge aria-label={t`More about ${website.domain}`} />}
        groups={[{ id: 'site', entries }]}
      />
      {isSharing && <ShareDialog siteId={website.id} onClose={() => setIsSharing(false)} />}
    </>
  )
}
