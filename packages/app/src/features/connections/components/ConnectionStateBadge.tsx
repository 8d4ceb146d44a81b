import { useLingui } from '@lingui/react/macro'
import type { ConnectionState } from '@sightline/api-client'
import { Badge } from '@sightline/ui'

/** Whether a connected account works. */
export function ConnectionStateBadge({ state }: { state: ConnectionState }) {
  const names = useConnectionStateNames()
  return <Badge tone={tones[state]}>{names[state]}</Badge>
}

export function useConnectionStateNames(): Record<ConnectionState, string> {
  const { t } = useLingui()
  return { connected: t`Connected`, read_only: t`Connected, read-only`, reconnect: t`Reconnect needed` }
}

const tones = { connected: 'positive', read_only: 'positive', reconnect: 'warning' } as const
