import { Trans, useLingui } from '@lingui/react/macro'
import { invitationLimits, type SiteInvitation } from '@sightline/api-client'
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
import { useQueryClient } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { FormField } from '../../../lib/forms/FormField.tsx'
import { useCallForm } from '../../../lib/forms/useCallForm.ts'
import { ConfirmCall } from '../../../lib/list-page/ConfirmCall.tsx'
import { dayColumn } from '../../../lib/list-page/columns.tsx'
import { useApi } from '../../../lib/api/ApiContext.ts'
import { useShortList } from '../../../lib/api/useShortList.ts'
import { useInstance } from '../../auth/index.ts'
import { settingsKeys } from '../api.ts'

/** The people who were invited to view the site and have not accepted. */
export function SentInvitations({ siteId, canEdit }: { siteId: string; canEdit: boolean }) {
  const { t } = useLingui()
  const api = useApi()
  const queries = useQueryClient()
  const { tableProps, refresh } = useShortList(settingsKeys.invitations(siteId), (signal) =>
    api.invitation.fetchInvitations({ site_id: siteId }, { signal }),
  )
  const [removed, setRemoved] = useState<SiteInvitation | null>(null)
  const { days } = invitationLimits
  const sendsMail = useInstance().data?.mail === true
  const columns = useMemo(
    () => [
      { id: 'email', header: t`E-mail`, value: ({ email }: SiteInvitation) => email, isSortable: true, minWidth: 160 },
      {
        id: 'status',
        header: t`Status`,
        value: ({ status }: SiteInvitation) => ({ waiting: t`Invited, waiting`, declined: t`Declined` })[status],
        minWidth: 120,
      },
      dayColumn<SiteInvitation>('created_at', t`Invited`, ({ created_at }) => created_at),
      dayColumn<SiteInvitation>('expires_at', t`Ends`, ({ expires_at }) => expires_at),
    ],
    [t],
  )
  return (
    <Card
      title={<Trans>Invitations</Trans>}
      description={
        sendsMail ? (
          <Trans>
            They get a mail, and accept once they have signed in with this address or created an account with it. The
            invitation waits at the top of My sites, for {days} days.
          </Trans>
        ) : (
          <Trans>
            No e-mail is sent: tell them to sign in with this address, or to create an account with it. They then find
            the invitation at the top of My sites, for {days} days.
          </Trans>
        )
      }
    >
      <Stack>
        {canEdit && <Invite siteId={siteId} onInvited={refresh} />}
        <DataTable
          caption={t`Invitations`}
          columns={columns}
          rowName={({ email }) => email}
          {...tableProps}
          density="compact"
          rowAction={(invitation) => {
            const { email } = invitation
            return canEdit
              ? {
                  label: t`Withdraw the invitation to ${email}`,
                  icon: DeleteIcon,
                  onPress: () => setRemoved(invitation),
                }
              : null
          }}
          empty={
            <EmptyState icon={UsersIcon} level={3} title={<Trans>No open invitations</Trans>}>
              <Trans>Invite somebody by e-mail address.</Trans>
            </EmptyState>
          }
        />
      </Stack>
      {removed !== null && (
        <Withdraw
          siteId={siteId}
          invitation={removed}
          onDone={() => {
            refresh()
            // The invitation may have been accepted meanwhile.
            void queries.invalidateQueries({ queryKey: settingsKeys.viewers(siteId) })
          }}
          onClose={() => setRemoved(null)}
        />
      )}
    </Card>
  )
}

interface WithdrawProps {
  siteId: string
  invitation: SiteInvitation
  /** Called when the invitation is no longer pending. */
  onDone: () => void
  onClose: () => void
}

function Withdraw({ siteId, invitation: { id, email }, onDone, onClose }: WithdrawProps) {
  const { t } = useLingui()
  const api = useApi()
  const withdraw = async () => {
    const { code, message } = await api.invitation.withdrawInvitation({ site_id: siteId, id })
    if (code !== 200 && code !== 404) return message
    if (code === 200) toast.success(t`Withdrawn`)
    else toast.error(t`${email} has answered it already, or it has ended`)
    return undefined
  }
  return (
    <ConfirmCall
      title={<Trans>Withdraw the invitation to {email}?</Trans>}
      confirmLabel={<Trans>Withdraw</Trans>}
      onOpenChange={onClose}
      run={withdraw}
      onDone={() => {
        onDone()
        onClose()
      }}
    >
      <Trans>They can no longer accept it. You can invite them again.</Trans>
    </ConfirmCall>
  )
}

function Invite({ siteId, onInvited }: { siteId: string; onInvited: () => void }) {
  const { t } = useLingui()
  const api = useApi()
  const state = useCallForm({
    defaultValues: { email: '' },
    call: ({ email }) => api.website.addViewer({ site_id: siteId, email }),
    onDone: () => {
      toast.success(t`Invited`)
      state.form.reset({ email: '' })
      onInvited()
    },
  })
  return (
    <Form state={state}>
      <Inline gap={5} align="end">
        <FormField control={state.form.control} name="email" required="email_invalid">
          {(field) => <TextField {...field} type="email" label={t`E-mail`} size="md" autoComplete="off" />}
        </FormField>
        <Button type="submit" isPending={state.isPending}>
          <Trans>Invite</Trans>
        </Button>
      </Inline>
    </Form>
  )
}
