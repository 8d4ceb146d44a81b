import { Trans, useLingui } from '@lingui/react/macro'
import type { Viewer } from '@sightline/api-client'
import {
  Button,
  Card,
  DataTable,
  DeleteIcon,
  EmptyState,
  Inline,
  Stack,
  TextField,
  toast,
  UsersIcon,
} from '@sightline/ui'
import { Form } from '@sightline/ui/form'
import { useMemo, useState } from 'react'
import { FormField } from '../../../lib/forms/FormField.tsx'
import { useCallForm } from '../../../lib/forms/useCallForm.ts'
import { dayColumn } from '../../../lib/list-page/columns.tsx'
import { useApi } from '../../../lib/api/ApiContext.ts'
import { settingsKeys } from '../api.ts'
import { RemoveEntry } from '../components/RemoveEntry.tsx'
import { useEntries } from '../components/useEntries.ts'

type Row = Viewer & { id: string }

/** People with an account who may see the metrics. */
export function Viewers({ siteId, canEdit }: { siteId: string; canEdit: boolean }) {
  const { t } = useLingui()
  const api = useApi()
  const { rows, onChanged } = useEntries<Row>(settingsKeys.viewers(siteId), async (signal) => {
    const result = await api.website.viewers({ site_id: siteId }, { signal })
    if (result.code !== 200) return result
    return { ...result, data: { list: result.data.list.map((viewer) => ({ ...viewer, id: viewer.user_id })) } }
  })
  const [removed, setRemoved] = useState<Row | null>(null)
  const columns = useMemo(
    () => [
      { id: 'email', header: t`E-mail`, value: ({ email }: Row) => email, isSortable: true, minWidth: 160 },
      { id: 'nickname', header: t`Name`, value: ({ nickname }: Row) => nickname, priority: 1 },
      dayColumn<Row>('created_at', t`Since`, ({ created_at }) => created_at),
    ],
    [t],
  )
  return (
    <Card
      title={<Trans>Viewers</Trans>}
      description={<Trans>People with an account who may see the figures of this site and change nothing.</Trans>}
    >
      <Stack>
        {canEdit && <AddViewer siteId={siteId} onAdded={onChanged} />}
        <DataTable
          caption={t`Viewers`}
          columns={columns}
          rowName={({ email }) => email}
          {...rows}
          density="compact"
          rowAction={({ email, ...viewer }) =>
            canEdit
              ? { label: t`Remove ${email}`, icon: DeleteIcon, onPress: () => setRemoved({ email, ...viewer }) }
              : null
          }
          empty={
            <EmptyState icon={UsersIcon} level={3} title={<Trans>Nobody yet</Trans>}>
              <Trans>Add somebody by the address of their account.</Trans>
            </EmptyState>
          }
        />
      </Stack>
      {removed !== null && (
        <RemoveEntry
          title={<Trans>Stop sharing with {removed.email}?</Trans>}
          confirmLabel={<Trans>Stop sharing</Trans>}
          run={() => api.website.removeViewer({ site_id: siteId, user_id: removed.user_id })}
          onDone={onChanged}
          onClose={() => setRemoved(null)}
        >
          <Trans>They can no longer see the figures of this site. You can add them again.</Trans>
        </RemoveEntry>
      )}
    </Card>
  )
}

function AddViewer({ siteId, onAdded }: { siteId: string; onAdded: () => void }) {
  const { t } = useLingui()
  const api = useApi()
  const state = useCallForm({
    defaultValues: { email: '' },
    call: ({ email }) => api.website.addViewer({ site_id: siteId, email }),
    onDone: () => {
      toast.success(t`Added`)
      state.form.reset({ email: '' })
      onAdded()
    },
  })
  return (
    <Form state={state}>
      <Inline gap={5} align="end">
        <FormField control={state.form.control} name="email" required="email_invalid">
          {(field) => <TextField {...field} type="email" label={t`E-mail`} size="md" autoComplete="off" />}
        </FormField>
        <Button type="submit" isPending={state.isPending}>
          <Trans>Add viewer</Trans>
        </Button>
      </Inline>
    </Form>
  )
}
