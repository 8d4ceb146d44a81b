import { Trans, useLingui } from '@lingui/react/macro'
import { Button, Callout, toast, useFormat } from '@sightline/ui'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { accountKey, deletionKey } from '../api.ts'
import { useApi } from '../../../lib/api/ApiContext.ts'
import { useMessageText } from '../../../lib/i18n/messageTexts.ts'

interface DeletionNoticeProps {
  dueAt: string
  canKeep: boolean
}

/** Says when the account will be deleted; until then the person can keep it. */
export function DeletionNotice({ dueAt, canKeep }: DeletionNoticeProps) {
  const { t } = useLingui()
  const api = useApi()
  const text = useMessageText()
  const queries = useQueryClient()
  const [isPending, setIsPending] = useState(false)
  const day = useFormat().isoDay(dueAt, 'UTC')
  const keep = async () => {
    setIsPending(true)
    const { code, message } = await api.user.keepAccount({})
    setIsPending(false)
    if (code !== 200) return toast.error(text(message))
    toast.success(t`Your account stays`)
    void queries.invalidateQueries({ queryKey: accountKey })
    void queries.invalidateQueries({ queryKey: deletionKey })
  }
  return (
    <Callout tone="warning" title={<Trans>Your account will be deleted on {day}</Trans>}>
      {canKeep && (
        <Button size="sm" isPending={isPending} onPress={() => void keep()}>
          <Trans>Keep my account</Trans>
        </Button>
      )}
    </Callout>
  )
}
