import { Trans, useLingui } from '@lingui/react/macro'
import type { ReceivedInvitation } from '@sightline/api-client'
import { Button, Card, DataList, DataListItem, Text, toast, token, useFormat } from '@sightline/ui'
import { useEffect, useRef, useState } from 'react'
import { useIsReadOnly } from '../../account/index.ts'
import { useApi } from '../../../lib/api/ApiContext.ts'
import { useMessageText } from '../../../lib/i18n/messageTexts.ts'
import { useReceivedInvitations } from '../api.ts'

/** The sites that others want to share with the signed-in person; draws nothing where there are none. */
export function Invitations() {
  const { list, onAnswered } = useReceivedInvitations()
  const card = useRef<HTMLElement>(null)
  /** The number of invitations before one was answered, as long as the answered one is still drawn. */
  const countBefore = useRef<number | null>(null)
  useEffect(() => {
    if (countBefore.current === null || list.length >= countBefore.current) return
    countBefore.current = null
    // The pressed button is gone, so the focus moves to the next invitation, else to the page.
    const next = card.current?.querySelector('button') ?? document.querySelector<HTMLElement>('main')
    next?.focus()
  })
  if (list.length === 0) return null

  function remove(id: string): void {
    countBefore.current = list.length
    onAnswered(id)
  }

  return (
    <Card ref={card} title={<Trans>Invitations</Trans>} style={{ marginBlockEnd: token['space-8'] }}>
      <DataList isFramed>
        {list.map((invitation) => (
          <Invitation key={invitation.id} invitation={invitation} onAnswered={remove} />
        ))}
      </DataList>
    </Card>
  )
}

interface InvitationProps {
  invitation: ReceivedInvitation
  /** Called with the invitation’s id when it is no longer pending. */
  onAnswered: (id: string) => void
}

function Invitation({ invitation, onAnswered }: InvitationProps) {
  const { t } = useLingui()
  const api = useApi()
  const text = useMessageText()
  const format = useFormat()
  const isReadOnly = useIsReadOnly()
  const [pending, setPending] = useState<'accept' | 'decline' | null>(null)
  const { id, inviter, site_name: name, domain, expires_at } = invitation
  const end = format.relative(expires_at)

  async function answer(what: 'accept' | 'decline'): Promise<void> {
    setPending(what)
    const { code, message } = await (what === 'accept' ? api.invitation.accept({ id }) : api.invitation.decline({ id }))
    setPending(null)
    // An invitation that was withdrawn or has expired counts as answered.
    if (code === 200 || code === 404) onAnswered(id)
    if (code === 404) toast.error(t`This invitation was answered already, or it has ended`)
    else if (code !== 200) toast.error(text(message))
    else toast.success(what === 'accept' ? t`${name} was added to your sites` : t`Declined`)
  }

  return (
    <DataListItem
      actions={
        !isReadOnly && (
          <>
            <Button
              variant="primary"
              aria-label={t`Accept the invitation to ${name}`}
              isPending={pending === 'accept'}
              isDisabled={pending === 'decline'}
              onPress={() => void answer('accept')}
            >
              <Trans>Accept</Trans>
            </Button>
            <Button
              aria-label={t`Decline the invitation to ${name}`}
              isPending={pending === 'decline'}
              isDisabled={pending === 'accept'}
              onPress={() => void answer('decline')}
            >
              <Trans>Decline</Trans>
            </Button>
          </>
        )
      }
    >
      <Trans>
        <bdi>{inviter}</bdi> invites you to view the statistics of <bdi>{name}</bdi> (<bdi dir="ltr">{domain}</bdi>).
      </Trans>
      <Text size="sm">
        <Trans>The invitation ends {end}.</Trans>
      </Text>
    </DataListItem>
  )
}
