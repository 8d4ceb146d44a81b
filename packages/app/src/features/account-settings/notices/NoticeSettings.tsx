import { Trans, useLingui } from '@lingui/react/macro'
import { unwrap, type CallOutput, type NoticeKind } from '@sightline/api-client'
import {
  Callout,
  Card,
  Checkbox,
  DataList,
  DataListItem,
  ErrorState,
  Inline,
  Skeleton,
  Stack,
  toast,
} from '@sightline/ui'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useApi } from '../../../lib/api/ApiContext.ts'
import { useMessageText } from '../../../lib/i18n/messageTexts.ts'

const settingsKey = ['notice settings']

type Settings = CallOutput<'user', 'noticeSettings'>
type Setting = Settings['list'][number]

/** The choice of channels for the notices of each kind; notices about the security of the account are always sent. */
export function NoticeSettings({ canEdit }: { canEdit: boolean }) {
  const api = useApi()
  const text = useMessageText()
  const settings = useQuery({
    queryKey: settingsKey,
    queryFn: ({ signal }) => unwrap(api.user.noticeSettings({}, { signal })),
  })
  return (
    <Card title={<Trans>Notices</Trans>} description={<Trans>Choose what you are notified about, and where.</Trans>}>
      {settings.isError ? (
        <ErrorState title={<Trans>This could not be loaded</Trans>} onRetry={() => void settings.refetch()}>
          {text(settings.error.message)}
        </ErrorState>
      ) : settings.data === undefined ? (
        <Skeleton blockSize="16rem" />
      ) : (
        <Stack>
          {!settings.data.is_mail_on && <Callout title={<Trans>This instance sends no mail.</Trans>} />}
          <DataList isFramed>
            {settings.data.list.map((setting) => (
              <Row key={setting.kind} setting={setting} canEdit={canEdit} />
            ))}
          </DataList>
        </Stack>
      )}
    </Card>
  )
}

function Row({ setting, canEdit }: { setting: Setting; canEdit: boolean }) {
  const { t } = useLingui()
  const api = useApi()
  const text = useMessageText()
  const queries = useQueryClient()
  const [isPending, setPending] = useState(false)
  const { kind, in_app, by_mail, is_fixed } = setting
  const name = useNames()[kind]
  const change = async (chosen: { in_app: boolean; by_mail: boolean }) => {
    setPending(true)
    const result = await api.user.updateNoticeSetting({ kind, ...chosen })
    setPending(false)
    if (result.code !== 200) return toast.error(text(result.message))
    queries.setQueryData<Settings>(
      settingsKey,
      (before) => before && { ...before, list: before.list.map((one) => (one.kind === kind ? result.data : one)) },
    )
    void queries.invalidateQueries({ queryKey: ['notices'] })
  }
  const isDisabled = is_fixed || isPending || !canEdit
  return (
    <DataListItem
      actions={
        <Inline gap={6}>
          <Checkbox
            isSelected={in_app}
            isDisabled={isDisabled}
            aria-label={t`${name}: in the app`}
            onChange={(next) => void change({ in_app: next, by_mail })}
          >
            <Trans>In the app</Trans>
          </Checkbox>
          <Checkbox
            isSelected={by_mail}
            isDisabled={isDisabled}
            aria-label={t`${name}: by mail`}
            onChange={(next) => void change({ in_app, by_mail: next })}
          >
            <Trans>By mail</Trans>
          </Checkbox>
        </Inline>
      }
    >
      {name}
    </DataListItem>
  )
}

function useNames(): Record<NoticeKind, string> {
  const { t } = useLingui()
  return {
    message: t`Messages from administrators`,
    membership_ends: t`Your membership ends soon`,
    payment_failed: t`A payment failed`,
    order: t`Orders`,
    job_finished: t`A job has finished`,
    site_without_data: t`A site sends no data`,
    viewer_joined: t`Somebody accepted an invitation to a site`,
    connection_ended: t`A connected account was disconnected, or has to be connected again`,
    site_transferred: t`A site was transferred to you, or to somebody else`,
    site_status: t`A site was disabled or enabled`,
    security: t`Account security (always on)`,
  }
}
