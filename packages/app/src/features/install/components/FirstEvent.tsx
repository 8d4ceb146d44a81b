import { Trans, useLingui } from '@lingui/react/macro'
import type { LiveCheck as Check, Website } from '@sightline/api-client'
import { Link, LiveCheck } from '@sightline/ui'
import { useEffect, useRef, useState, type ReactNode } from 'react'
import { useLocation } from 'wouter'
import { hrefOf } from '../../../lib/navigation/hashAddress.ts'
import { paths } from '../../../lib/navigation/paths.ts'
import { checkStateOf } from './liveCheckState.ts'

interface FirstEventProps {
  website: Website
  check: Check | undefined
  copiedAt: Date | null
}

/** The live check of a new site. After the first event, the page moves on to the dashboard. */
export function FirstEvent({ website, check, copiedAt }: FirstEventProps) {
  const { t } = useLingui()
  const state = checkStateOf(check)
  const { domain } = website
  useMoveOn(website.id, check)
  const isLate = useIsLate()
  const name = <bdi dir="ltr">{domain}</bdi>
  // A site on this machine gets no link: its port is not part of the domain.
  const site =
    domain === 'localhost' ? (
      name
    ) : (
      <Link href={`https://${domain}`} isExternal>
        {name}
      </Link>
    )
  const excluded = {
    title: t`Seen, but not counted`,
    text: <Trans>The snippet works, but the settings of this website leave this visit out.</Trans>,
  }
  const messages: Record<typeof state, { title: string; text: ReactNode }> = {
    waiting: {
      title: t`Waiting for the first event…`,
      text: <Trans>Open {site} in another tab. This page moves on by itself.</Trans>,
    },
    seen: {
      title: t`The first event has arrived`,
      text: <Link href={hrefOf(paths.dashboard(website.id))}>{t`Open the dashboard`}</Link>,
    },
    bot: {
      title: t`Seen, but recognized as a bot`,
      text: <Trans>The snippet works, but this visit looked automated. Open {site} in an ordinary browser.</Trans>,
    },
    disabled: {
      title: t`Seen, but not counted`,
      text: <Trans>The snippet works, but an administrator has disabled this website.</Trans>,
    },
    referrer_spam: {
      title: t`Seen, but not counted`,
      text: <Trans>The snippet works, but this visit came from a site known for referrer spam.</Trans>,
    },
    hostname: {
      title: t`Seen, but not counted`,
      text: <Trans>The snippet works, but it is on a host that this website does not count.</Trans>,
    },
    excluded_path: excluded,
    excluded_country: excluded,
    excluded_address: excluded,
  }
  return (
    <LiveCheck
      state={state === 'waiting' || state === 'seen' ? state : 'dropped'}
      title={messages[state].title}
      items={[
        { label: t`Site created`, at: website.created_at },
        ...(copiedAt === null ? [] : [{ label: t`Snippet copied`, at: copiedAt }]),
        ...(check?.last_event_at == null
          ? [{ label: t`Listening`, note: t`every 2 s` }]
          : [{ label: t`First event`, at: check.last_event_at }]),
      ]}
      description={
        state === 'waiting' && isLate ? (
          <Trans>
            Nothing yet? Check that the snippet is in the source of the page, and that no content blocker is active in
            your browser.
          </Trans>
        ) : undefined
      }
    >
      {messages[state].text}
    </LiveCheck>
  )
}

const moveOnAfter = 1500

/**
 * Opens the dashboard a moment after the first event; stays for people who return to a site that has events already.
 */
function useMoveOn(siteId: string, check: Check | undefined): void {
  const [, navigate] = useLocation()
  const hasWaited = useRef(false)
  // The effect depends on these two values alone: equal answers must not restart the delay.
  const isKnown = check !== undefined
  const isSeen = checkStateOf(check) === 'seen'
  useEffect(() => {
    if (!isKnown) return
    if (!isSeen) {
      hasWaited.current = true
      return
    }
    if (!hasWaited.current) return
    const timer = setTimeout(() => navigate(paths.dashboard(siteId)), moveOnAfter)
    return () => clearTimeout(timer)
  }, [isSeen, isKnown, siteId, navigate])
}

const lateAfter = 60_000

function useIsLate(): boolean {
  const [isLate, setIsLate] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setIsLate(true), lateAfter)
    return () => clearTimeout(timer)
  }, [])
  return isLate
}
