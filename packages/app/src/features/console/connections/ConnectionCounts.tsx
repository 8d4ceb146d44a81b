import { useLingui } from '@lingui/react/macro'
import { DescriptionList, missing, useFormat } from '@sightline/ui'
import { useConnectionCounts } from './useConnectionList.ts'

/** The numbers of accounts that work, that must be connected again, and that fail at present. */
export function ConnectionCounts() {
  const { t } = useLingui()
  const format = useFormat()
  const counts = useConnectionCounts()
  const textOf = (count: number | undefined) => (count === undefined ? missing : format.full(count))
  const working = counts === undefined ? undefined : counts.connected + counts.read_only
  return (
    <DescriptionList
      items={[
        { id: 'connected', term: t`Connected`, description: textOf(working) },
        { id: 'reconnect', term: t`Reconnect needed`, description: textOf(counts?.reconnect) },
        { id: 'failing', term: t`Failing at present`, description: textOf(counts?.failing) },
      ]}
    />
  )
}
