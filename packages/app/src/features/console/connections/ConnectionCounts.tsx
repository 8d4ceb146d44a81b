import { useLingui } from '@lingui/react/macro'
import { DescriptionList, missing, useFormat } from '@sightline/ui'
import { useConnectionCounts } from './useConnectionList.ts'

/** The numbers of accounts that work, that read only, that must be connected again, and that fail at present. */
export function ConnectionCounts() {
  const { t } = useLingui()
  const format = useFormat()
  const counts = useConnectionCounts()
  const textOf = (count: number | undefined) => (count === undefined ? missing : format.full(count))
  return (
    <DescriptionList
      items={[
        { id: 'connected', term: t`Connected`, description: textOf(counts?.connected) },
        { id: 'read_only', term: t`Connected, read-only`, description: textOf(counts?.read_only) },
        { id: 'reconnect', term: t`Reconnect needed`, description: textOf(counts?.reconnect) },
        { id: 'failing', term: t`Failing at present`, description: textOf(counts?.failing) },
      ]}
    />
  )
}
