import { Trans, useLingui } from '@lingui/react/macro'
import { unwrap, type ShareLink, type Website } from '@sightline/api-client'
import {
  Button,
  CodeIcon,
  ConfirmDialog,
  DataList,
  DataListItem,
  DeleteIcon,
  Dialog,
  EditIcon,
  IconButton,
  PlusIcon,
  Skeleton,
  Stack,
  Text,
  TextField,
} from '@sightline/ui'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { EmbedCode } from './EmbedCode.tsx'
import { useApi } from '../../../lib/api/ApiContext.ts'
import { addressOfShareLink } from '../../../lib/share-links/addressOfShareLink.ts'
import { AddShareLink, ChangeShareLink } from './ShareLinkDialogs.tsx'
import { useShareLinkState } from '../../../lib/share-links/useShareLinkState.ts'
import { offerUndo } from '../../../lib/undo/offerUndo.ts'
import { siteKeys } from '../../sites/index.ts'
import { useMessageText } from '../../../lib/i18n/messageTexts.ts'

interface ShareDialogProps {
  website: Website
  onClose: () => void
}

/** The share links of a site: creates, copies and removes them. */
export default function ShareDialog({ website, onClose }: ShareDialogProps) {
  const { id: siteId } = website
  const { t } = useLingui()
  const text = useMessageText()
  const api = useApi()
  const [isAdding, setIsAdding] = useState(false)
  const refresh = useRefreshLinks(siteId)
  const links = useQuery({
    queryKey: siteKeys.shareLinks(siteId),
    queryFn: ({ signal }) => unwrap(api.share.fetchShareLinks({ site_id: siteId }, { signal })),
    select: (data) => data.list,
  })
  return (
    <Dialog
      title={t`Share this dashboard`}
      size="lg"
      isOpen
      onOpenChange={onClose}
      footer={
        <Button variant="primary" icon={PlusIcon} onPress={() => setIsAdding(true)}>
          <Trans>Create link</Trans>
        </Button>
      }
    >
      <Stack gap={8}>
        <Text>
          <Trans>
            A link shows statistics of this site without an account, and lets nobody change anything. You choose what it
            shows, whether it asks for a password, and when it ends.
          </Trans>
        </Text>
        {links.isError && (
          <Text role="alert">
            {text(links.error.message)}{' '}
            <Button size="sm" onPress={() => void links.refetch()}>
              <Trans>Try again</Trans>
            </Button>
          </Text>
        )}
        {links.isPending && <Skeleton blockSize="2.25rem" />}
        {links.data?.length === 0 && (
          <Text>
            <Trans>No links yet.</Trans>
          </Text>
        )}
        {links.data !== undefined && links.data.length > 0 && (
          <DataList aria-label={t`Links`}>
            {links.data.map((link) => (
              <LinkRow key={link.id} website={website} link={link} />
            ))}
          </DataList>
        )}
      </Stack>
      {isAdding && <AddShareLink siteId={siteId} onChanged={refresh} onClose={() => setIsAdding(false)} />}
    </Dialog>
  )
}

function useRefreshLinks(siteId: string): () => void {
  const queries = useQueryClient()
  return () => void queries.invalidateQueries({ queryKey: siteKeys.shareLinks(siteId) })
}

interface LinkRowProps {
  website: Website
  link: ShareLink
}

function LinkRow({ website, link }: LinkRowProps) {
  const { id: siteId } = website
  const { t } = useLingui()
  const text = useMessageText()
  const api = useApi()
  const queries = useQueryClient()
  const [isConfirming, setIsConfirming] = useState(false)
  const [isEmbedding, setIsEmbedding] = useState(false)
  const [isChanging, setIsChanging] = useState(false)
  const stateOf = useShareLinkState()
  const refresh = useRefreshLinks(siteId)
  const removal = useMutation({
    mutationFn: () => unwrap(api.share.removeShareLink({ site_id: siteId, id: link.id })),
    onSuccess: async ({ deletion_id }) => {
      const texts = { deleted: t`Deleted`, undo: t`Undo` }
      offerUndo({ api, queries, siteId, deletionId: deletion_id, texts, reasonOf: text })
      await queries.invalidateQueries({ queryKey: siteKeys.shareLinks(siteId) })
    },
  })
  return (
    <DataListItem
      align="end"
      actions={
        <>
          <IconButton
            icon={CodeIcon}
            aria-label={t`Embed ${link.name}`}
            aria-expanded={isEmbedding}
            onPress={() => setIsEmbedding(!isEmbedding)}
          />
          <IconButton icon={EditIcon} aria-label={t`Edit ${link.name}`} onPress={() => setIsChanging(true)} />
          <IconButton icon={DeleteIcon} aria-label={t`Delete ${link.name}`} onPress={() => setIsConfirming(true)} />
        </>
      }
      details={isEmbedding ? <EmbedCode shareToken={link.token} site={website} /> : undefined}
    >
      <TextField label={`${link.name} · ${stateOf(link)}`} isReadOnly value={addressOfShareLink(link)} dir="ltr" />
      {isChanging && <ChangeShareLink {...{ siteId, link }} onChanged={refresh} onClose={() => setIsChanging(false)} />}
      <ConfirmDialog
        title={t`Delete ${link.name}?`}
        isOpen={isConfirming}
        confirmLabel={t`Delete link`}
        onOpenChange={() => setIsConfirming(false)}
        onConfirm={() => removal.mutate()}
        isPending={removal.isPending}
        errorMessage={removal.error === null ? null : text(removal.error.message)}
      >
        <Trans>It stops working at once. You can restore it for a day.</Trans>
      </ConfirmDialog>
    </DataListItem>
  )
}
