import { Trans, useLingui } from '@lingui/react/macro'
import type { CallOutput } from '@sightline/api-client'
import { Button, Callout, Stack } from '@sightline/ui'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useSearchParams } from 'wouter'
import { AuthFrame } from '../../auth/index.ts'
import { useApi } from '../../../lib/api/ApiContext.ts'
import { useMessageText } from '../../../lib/i18n/messageTexts.ts'

type Subscription = CallOutput<'mail', 'unsubscribe'>

/**
 * The page of the link at the end of a mail: it stops mails of that kind as soon as it opens, and offers to undo that.
 */
export default function UnsubscribePage() {
  const api = useApi()
  const text = useMessageText()
  const queries = useQueryClient()
  const [search] = useSearchParams()
  const [isUndone, setIsUndone] = useState(false)
  const [isPending, setIsPending] = useState(false)
  const code = search.get('code') ?? ''
  const queryKey = ['unsubscribe', code]
  const { data } = useQuery({
    queryKey,
    queryFn: () => api.mail.unsubscribe({ code }),
    staleTime: Infinity,
    retry: false,
  })
  if (data === undefined) return null

  async function change(isUndoing: boolean): Promise<void> {
    setIsPending(true)
    const result = await api.mail.unsubscribe({ code, is_undone: isUndoing })
    queries.setQueryData(queryKey, result)
    setIsUndone(isUndoing)
    setIsPending(false)
  }

  return (
    <AuthFrame title={isUndone ? <Trans>Subscribed again</Trans> : <Trans>Unsubscribed</Trans>}>
      {data.code === 200 ? (
        <Stack gap={8}>
          <Callout tone="positive" title={<Outcome subscription={data.data} isUndone={isUndone} />} />
          <Button size="lg" isFullWidth isPending={isPending} onPress={() => void change(!isUndone)}>
            {isUndone ? <Trans>Unsubscribe</Trans> : <Trans>Undo</Trans>}
          </Button>
        </Stack>
      ) : (
        <Callout tone="negative" title={text(data.message)} />
      )}
    </AuthFrame>
  )
}

function Outcome({ subscription, isUndone }: { subscription: Subscription; isUndone: boolean }) {
  const { t } = useLingui()
  const { address, kind, domain } = subscription
  const what =
    kind === 'report' ? t`the report of ${domain}` : kind === 'site_invitation' ? t`invitations` : t`these notices`
  return isUndone ? (
    <Trans>
      <bdi dir="ltr">{address}</bdi> gets {what} by mail again.
    </Trans>
  ) : (
    <Trans>
      <bdi dir="ltr">{address}</bdi> no longer gets {what} by mail.
    </Trans>
  )
}
