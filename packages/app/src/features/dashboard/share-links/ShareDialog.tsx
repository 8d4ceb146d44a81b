import { Trans, useLingui } from '@lingui/react/macro'
import { unwrap, shareLimits, type ShareLink, type Website } from '@sightline/api-client'
import {
  Button,
  CodeIcon,
  ConfirmDialog,
  DataList,
  DataListItem,
  DeleteIcon,
  Dialog,
  IconButton,
  Inline,
  Skeleton,
  Stack,
  Text,
  TextField,
} from '@sightline/ui'
import { Form } from '@sightline/ui/form'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { EmbedCode } from './EmbedCode.tsx'
import { FormField } from '../../../lib/forms/FormField.tsx'
import { useCallForm } from '../../../lib/forms/useCallForm.ts'
import { hrefOf } from '../../../lib/navigation/hashAddress.ts'
import { paths } from '../../../lib/navigation/paths.ts'
import { useApi } from '../../../lib/api/ApiContext.ts'
import { offerUndo } from '../../../lib/undo/offerUndo.ts'
import { siteKeys } from '../../sites/index.ts'
import { useMessageText } from '../../../lib/i18n/messageTexts.ts'

interface ShareDialogProps {
  website: Website
  onClose: () => void
}

/** The share links of a site: creates, copies and removes them. */
export function ShareDialog({ website, onClose }: ShareDialogProps) {
  const { id: siteId } = website
  const { t } = useLingui()
  const text = useMessageText()
  const api = useApi()
  const links = useQuery({
    queryKey: siteKeys.shareLinks(siteId),
    queryFn: ({ signal }) => unwrap(api.share.fetchShareLinks({ site_id: siteId }, { signal })),
    select: (data) => data.list,
  })
  return (
    <Dialog title={t`Share this dashboard`} size="lg" isOpen onOpenChange={onClose}>
      <Stack gap={8}>
        <Text>
          <Trans>
            Anyone with a link can see all figures of this site without an account, and cannot change anything.
          </Trans>
        </Text>
        <NewLink siteId={siteId} />
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
    </Dialog>
  )
}

function NewLink({ siteId }: { siteId: string }) {
  const { t } = useLingui()
  const api = useApi()
  const queries = useQueryClient()
  const state = useCallForm({
    defaultValues: { name: '' },
    call: ({ name }) => api.share.createShareLink({ site_id: siteId, name }),
    onDone: () => {
      state.form.reset({ name: '' })
      void queries.invalidateQueries({ queryKey: siteKeys.shareLinks(siteId) })
    },
  })
  return (
    <Form state={state}>
      <FormField control={state.form.control} name="name" required="field_required">
        {(binding) => (
          <TextField
            {...binding}
            label={t`Name of the new link`}
            description={t`Who or what it is for`}
            maxLength={shareLimits.name}
          />
        )}
      </FormField>
      <Inline justify="end">
        <Button type="submit" variant="primary" isPending={state.isPending}>
          <Trans>Create link</Trans>
        </Button>
      </Inline>
    </Form>
  )
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
          <IconButton icon={DeleteIcon} aria-label={t`Remove ${link.name}`} onPress={() => setIsConfirming(true)} />
        </>
      }
      details={isEmbedding ? <EmbedCode shareToken={link.token} site={website} /> : undefined}
    >
      <TextField label={link.name} isReadOnly value={addressOf(link)} dir="ltr" />
      <ConfirmDialog
        title={t`Remove ${link.name}?`}
        isOpen={isConfirming}
        confirmLabel={t`Remove link`}
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

const addressOf = ({ token: key }: ShareLink): string => new URL(hrefOf(paths.share(key)), location.href).href
