import { Trans } from '@lingui/react/macro'
import { Button, Callout, Stack, Text } from '@sightline/ui'
import { useState } from 'react'
import { useApi } from '../../../lib/api/ApiContext.ts'
import { useMessageText } from '../../../lib/i18n/messageTexts.ts'
import { useOnPropertyChange } from './useOnPropertyChange.ts'

/** Creates the web data stream of a property that has none. */
export function CreateStream({ siteId }: { siteId: string }) {
  const api = useApi()
  const text = useMessageText()
  const onChange = useOnPropertyChange(siteId)
  const [isPending, setIsPending] = useState(false)
  const [error, setError] = useState<string | null>(null)
  const create = async () => {
    setIsPending(true)
    const result = await api.googleProperty.createDataStream({ site_id: siteId })
    setIsPending(false)
    if (result.code === 200) onChange(result.data)
    else setError(text(result.message))
  }
  return (
    <Stack>
      <Text size="sm">
        <Trans>This property has no web data stream: Google does not collect anything for it.</Trans>
      </Text>
      {error !== null && <Callout tone="negative" title={error} />}
      <div>
        <Button isPending={isPending} onPress={() => void create()}>
          <Trans>Create data stream</Trans>
        </Button>
      </div>
    </Stack>
  )
}
