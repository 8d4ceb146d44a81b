import { Trans, useLingui } from '@lingui/react/macro'
import type { ShareLink } from '@sightline/api-client'
import { CopyButton, EmptyState, GlobeIcon } from '@sightline/ui'
import { useContext, useMemo } from 'react'
import { dayColumn } from '../../../lib/list-page/columns.tsx'
import { useApi } from '../../../lib/api/ApiContext.ts'
import { useShortList } from '../../../lib/api/useShortList.ts'
import { addressOfShareLink } from '../../../lib/share-links/addressOfShareLink.ts'
import { ShareLinkDialogsContext } from '../../../lib/share-links/ShareLinkDialogsContext.ts'
import { useShareLinkState } from '../../../lib/share-links/useShareLinkState.ts'
import { siteKeys } from '../../sites/index.ts'
import { EditableTableCard } from '../components/EditableTableCard.tsx'
import { RemoveEntry } from '../components/RemoveEntry.tsx'

/** The links that show the dashboard to anybody who has them, or who knows their passwords besides. */
export function ShareLinks({ siteId, canEdit }: { siteId: string; canEdit: boolean }) {
  const { t } = useLingui()
  const api = useApi()
  const { tableProps, refresh } = useShortList(siteKeys.shareLinks(siteId), (signal) =>
    api.share.fetchShareLinks({ site_id: siteId }, { signal }),
  )
  const columns = useColumns()
  const dialogs = useContext(ShareLinkDialogsContext)
  return (
    <EditableTableCard
      title={<Trans>Share links</Trans>}
      description={
        <Trans>
          Anyone with the link sees the dashboard of this site, or a part of it, without an account, and nothing else.
          You can add a password and a last day.
        </Trans>
      }
      caption={t`Share links`}
      columns={columns}
      tableProps={tableProps}
      canEdit={canEdit}
      addLabel={<Trans>Create link</Trans>}
      empty={
        <EmptyState icon={GlobeIcon} level={3} title={<Trans>No links yet</Trans>}>
          <Trans>Name a link after the people whom you give it to.</Trans>
        </EmptyState>
      }
      renderAddDialog={(onClose) => dialogs && <dialogs.Add {...{ siteId, onClose }} onChanged={refresh} />}
      renderEditDialog={(link, onClose) =>
        dialogs && <dialogs.Change {...{ siteId, link, onClose }} onChanged={refresh} />
      }
      renderDeleteDialog={(link, onClose) => (
        <RemoveEntry
          siteId={siteId}
          title={<Trans>Delete the link {link.name}?</Trans>}
          confirmLabel={<Trans>Delete link</Trans>}
          run={() => api.share.removeShareLink({ site_id: siteId, id: link.id })}
          onDone={refresh}
          onClose={onClose}
        >
          <Trans>It stops working at once. You can restore it for a day.</Trans>
        </RemoveEntry>
      )}
    />
  )
}

function useColumns() {
  const { t } = useLingui()
  const stateOf = useShareLinkState()
  return useMemo(
    () => [
      { id: 'name', header: t`Name`, value: ({ name }: ShareLink) => name, isSortable: true, minWidth: 110 },
      {
        id: 'link',
        header: t`Link`,
        value: addressOfShareLink,
        cell: (link: ShareLink) => <CopyButton value={addressOfShareLink(link)} />,
        minWidth: 110,
      },
      { id: 'access', header: t`Open to`, value: stateOf, minWidth: 160 },
      dayColumn<ShareLink>('created_at', t`Since`, ({ created_at }) => created_at),
    ],
    [t, stateOf],
  )
}
