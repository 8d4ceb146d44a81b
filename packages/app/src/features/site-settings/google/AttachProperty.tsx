import { Trans, useLingui } from '@lingui/react/macro'
import { unwrap } from '@sightline/api-client'
import { Button, Combobox, Link, Stack, Text } from '@sightline/ui'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useApi } from '../../../lib/api/ApiContext.ts'
import { useMessageText } from '../../../lib/i18n/messageTexts.ts'
import { hrefOf } from '../../../lib/navigation/hashAddress.ts'
import { paths } from '../../../lib/navigation/paths.ts'
import { useGoogleFailureTexts } from '../../google-property/index.ts'
import { useOnPropertyChange } from './useOnPropertyChange.ts'

interface AttachPropertyProps {
  siteId: string
  canEdit: boolean
  /** Whether days are stored: those of another property have to go first. */
  hasStoredDays: boolean
  /** Whether the property takes the place of one that is not read any more. @default false */
  isAnother?: boolean
}

/** Chooses one of the properties that the connected accounts see and that no other site has. */
export function AttachProperty({ siteId, canEdit, hasStoredDays, isAnother = false }: AttachPropertyProps) {
  const { t } = useLingui()
  const api = useApi()
  const text = useMessageText()
  const failureTexts = useGoogleFailureTexts()
  const onChange = useOnPropertyChange(siteId)
  const [chosen, setChosen] = useState<string | null>(null)
  const [isPending, setIsPending] = useState(false)
  const [refusal, setRefusal] = useState<string | null>(null)
  const isMended = refusal === 'other_days_kept' && !hasStoredDays
  const { data } = useQuery({
    queryKey: ['google properties', 'to attach'],
    queryFn: ({ signal }) => unwrap(api.googleProperty.list({ pageSize: 100 }, { signal })),
    enabled: canEdit,
  })
  const free = data?.list.filter(({ site_id }) => site_id === null || site_id === siteId) ?? []
  const failure = data?.connections.find((connection) => connection.failure !== null)?.failure ?? null
  const reason =
    data && (failure === null ? t`Your accounts have no property that can be attached.` : failureTexts[failure])
  const choose = (property: string | null) => {
    setChosen(property)
    setRefusal(null)
  }
  const attach = async () => {
    const property = free.find(({ property_id }) => property_id === chosen)
    if (property === undefined) return
    setIsPending(true)
    const { connection_id, property_id } = property
    const result = await api.googleProperty.attach({ site_id: siteId, connection_id, property_id })
    setIsPending(false)
    if (result.code === 200) onChange(result.data)
    else setRefusal(result.message)
  }
  if (isAnother && free.length === 0) return null
  if (data?.connections.length === 0) return <ConnectFirst />
  return (
    <Stack>
      {isAnother && (
        <Text size="sm">
          <Trans>Or read a property with another account, in place of this one.</Trans>
        </Text>
      )}
      <Combobox
        label={t({ message: 'Property', context: 'Google Analytics' })}
        placeholder={t`Choose a property`}
        items={free.map(({ property_id, name, account_name }) => ({
          value: property_id,
          label: `${name} (${account_name})`,
        }))}
        value={chosen}
        onChange={choose}
        description={free.length === 0 ? reason : undefined}
        errorMessage={refusal === null || isMended ? undefined : text(refusal)}
        isDisabled={!canEdit || free.length === 0}
      />
      <div>
        <Button isPending={isPending} isDisabled={!canEdit || chosen === null} onPress={() => void attach()}>
          <Trans>Attach property</Trans>
        </Button>
      </div>
    </Stack>
  )
}

function ConnectFirst() {
  return (
    <Text size="sm">
      <Trans>
        Connect a Google account under <Link href={hrefOf(paths.authorization)}>Connected accounts</Link> first.
      </Trans>
    </Text>
  )
}
