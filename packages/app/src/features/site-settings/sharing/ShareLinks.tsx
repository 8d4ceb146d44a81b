import { Trans, useLingui } from '@lingui/react/macro'
import { shareLimits, type ShareLink } from '@sightline/api-client'
import {
  Button,
  Card,
  CopyButton,
  DataTable,
  DeleteIcon,
  EmptyState,
  GlobeIcon,
  Inline,
  Stack,
  TextField,
  toast,
} from '@sightline/ui'
import { Form } from '@sightline/ui/form'
import { useMemo, useState } from 'react'
import { FormField } from '../../../lib/forms/FormField.tsx'
import { useCallForm } from '../../../lib/forms/useCallForm.ts'
import { dayColumn } from '../../../lib/list-page/columns.tsx'
import { hrefOf } from '../../../lib/navigation/hashAddress.ts'
import { paths } from '../../../lib/navigation/paths.ts'
import { useApi } from '../../../lib/api/ApiContext.ts'
import { useShortList } from '../../../lib/api/useShortList.ts'
import { siteKeys } from '../../sites/index.ts'
import { RemoveEntry } from '../components/RemoveEntry.tsx'

/** The links that show the dashboard to anybody who has them. */
export function ShareLinks({ siteId, canEdit }: { siteId: string; canEdit: boolean }) {
  const { t } = useLingui()
  const api = useApi()
  const { tableProps, refresh } = useShortList(siteKeys.shareLinks(siteId), (signal) =>
    api.share.fetchShareLinks({ site_id: siteId }, { signal }),
  )
  const [removed, setRemoved] = useState<ShareLink | null>(null)
  const columns = useColumns()
  return (
    <Card
      title={<Trans>Share links</Trans>}
      description={
        <Trans>
          Anyone with such a link can see the dashboard of this site without signing in, and nothing else, until the
          link is removed.
        </Trans>
      }
    >
      <Stack>
        {canEdit && <AddLink siteId={siteId} onAdded={refresh} />}
        <DataTable
          caption={t`Share links`}
          columns={columns}
          rowName={({ name }) => name}
          {...tableProps}
          density="compact"
          rowAction={(link) => {
            const { name } = link
            return canEdit ? { label: t`Remove ${name}`, icon: DeleteIcon, onPress: () => setRemoved(link) } : null
          }}
          empty={
            <EmptyState icon={GlobeIcon} level={3} title={<Trans>No links yet</Trans>}>
              <Trans>Name a link after the people whom you give it to.</Trans>
            </EmptyState>
          }
        />
      </Stack>
      {removed !== null && (
        <RemoveEntry
          siteId={siteId}
          title={<Trans>Remove the link {removed.name}?</Trans>}
          confirmLabel={<Trans>Remove link</Trans>}
          run={() => api.share.removeShareLink({ site_id: siteId, id: removed.id })}
          onDone={refresh}
          onClose={() => setRemoved(null)}
        >
          <Trans>It stops working at once. You can restore it for a day.</Trans>
        </RemoveEntry>
      )}
    </Card>
  )
}

function useColumns() {
  const { t } = useLingui()
  return useMemo(
    () => [
      { id: 'name', header: t`Name`, value: ({ name }: ShareLink) => name, isSortable: true, minWidth: 110 },
      {
        id: 'link',
        header: t`Link`,
        value: linkOf,
        cell: (link: ShareLink) => <CopyButton value={linkOf(link)} />,
        minWidth: 110,
      },
      dayColumn<ShareLink>('created_at', t`Since`, ({ created_at }) => created_at),
    ],
    [t],
  )
}

const linkOf = ({ token }: ShareLink): string => new URL(hrefOf(paths.share(token)), location.href).href

function AddLink({ siteId, onAdded }: { siteId: string; onAdded: () => void }) {
  const { t } = useLingui()
  const api = useApi()
  const state = useCallForm({
    defaultValues: { name: '' },
    call: ({ name }) => api.share.createShareLink({ site_id: siteId, name }),
    onDone: () => {
      toast.success(t`Added`)
      state.form.reset({ name: '' })
      onAdded()
    },
  })
  return (
    <Form state={state}>
      <Inline gap={5} align="end">
        <FormField control={state.form.control} name="name" required="field_required">
          {(field) => <TextField {...field} label={t`Name of the link`} size="md" maxLength={shareLimits.name} />}
        </FormField>
        <Button type="submit" isPending={state.isPending}>
          <Trans>Create link</Trans>
        </Button>
      </Inline>
    </Form>
  )
}
