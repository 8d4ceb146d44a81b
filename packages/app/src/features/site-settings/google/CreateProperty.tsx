import { Trans } from '@lingui/react/macro'
import { Button, Callout, Stack, Text } from '@sightline/ui'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useApi } from '../../../lib/api/ApiContext.ts'
import { useMessageText } from '../../../lib/i18n/messageTexts.ts'
import { AccountSelect, googleKeys, useGoogleAccounts } from '../../google-property/index.ts'
import { useOnPropertyChange } from './useOnPropertyChange.ts'

/** Creates a property for a site that has none; draws nothing where no connected account may create one. */
export function CreateProperty({ siteId }: { siteId: string }) {
  const api = useApi()
  const queries = useQueryClient()
  const text = useMessageText()
  const onChange = useOnPropertyChange(siteId)
  const { data } = useGoogleAccounts()
  const [chosen, setChosen] = useState(data?.list[0])
  const [isPending, setIsPending] = useState(false)
  const [error, setError] = useState<string | null>(null)
  const account = chosen ?? data?.list[0]
  if (data === undefined || account === undefined) return null
  const create = async () => {
    setIsPending(true)
    const { connection_id, account_id } = account
    const result = await api.googleProperty.create({ site_id: siteId, connection_id, account_id })
    setIsPending(false)
    if (result.code === 200) return onChange(result.data)
    setError(text(result.message))
    // The property may have been created even if creating its data stream failed.
    await queries.invalidateQueries({ queryKey: googleKeys.property(siteId) })
  }
  return (
    <Stack>
      <Text size="sm">
        <Trans>
          Or create one with the name, the time zone and the currency of this website, and a web data stream.
        </Trans>
      </Text>
      <AccountSelect accounts={data} value={account} onChange={setChosen} />
      {error !== null && <Callout tone="negative" title={error} />}
      <div>
        <Button isPending={isPending} onPress={() => void create()}>
          <Trans>Create property</Trans>
        </Button>
      </div>
    </Stack>
  )
}
