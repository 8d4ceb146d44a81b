import { Plural, Trans } from '@lingui/react/macro'
import { Button, Callout } from '@sightline/ui'
import { useEffect, useState } from 'react'
import { instanceName } from '../../../lib/page/instanceName.ts'
import { useSession } from '../../auth/index.ts'

interface ViewAsNoticeProps {
  /** Whom the tab views as. */
  email: string
  isReadOnly: boolean
  /** When the session ends. */
  expiresAt: string
}

const MINUTE_MS = 60_000

/** Says whom an administrator views the product as, and for how long; ends it on request. */
export default function ViewAsNotice({ email, isReadOnly, expiresAt }: ViewAsNoticeProps) {
  const { signOut } = useSession()
  const [isPending, setIsPending] = useState(false)
  const minutes = useMinutesUntil(expiresAt)
  const end = async () => {
    setIsPending(true)
    await signOut()
    // A script has opened the tab, so it may close it; a browser that keeps it open shows the administrator’s own session.
    window.close()
    location.reload()
  }
  const instance = instanceName()
  const who = <bdi>{email}</bdi>
  return (
    <Callout
      tone="warning"
      title={
        isReadOnly ? (
          <Trans>
            You are viewing {instance} as {who} and cannot change anything
          </Trans>
        ) : (
          <Trans>
            You are viewing {instance} as {who}: your changes are made in this person’s name
          </Trans>
        )
      }
    >
      <p>
        <Plural value={minutes} one="It ends by itself in # minute." other="It ends by itself in # minutes." />
      </p>
      <Button size="sm" isPending={isPending} onPress={() => void end()}>
        <Trans>End and close this tab</Trans>
      </Button>
    </Callout>
  )
}

/** The whole minutes until an instant, at least 0; counted anew as they pass. */
function useMinutesUntil(instant: string): number {
  const [now, setNow] = useState(() => Date.now())
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), MINUTE_MS / 6)
    return () => clearInterval(timer)
  }, [])
  return Math.max(0, Math.ceil((Date.parse(instant) - now) / MINUTE_MS))
}
