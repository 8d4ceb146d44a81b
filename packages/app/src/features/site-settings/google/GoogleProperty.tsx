import { Trans, useLingui } from '@lingui/react/macro'
import { unwrap } from '@sightline/api-client'
import { Button, Callout, Card, Checkbox, Combobox, DescriptionList, Stack, useFormat } from '@sightline/ui'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useApi } from '../../../lib/api/ApiContext.ts'
import { useMessageText } from '../../../lib/i18n/messageTexts.ts'
import { ConfirmCall } from '../../../lib/list-page/ConfirmCall.tsx'
import { useGoogleProperty, type GooglePropertyState as State } from '../../google-property/index.ts'
import { CreateProperty } from './CreateProperty.tsx'
import { CreateStream } from './CreateStream.tsx'
import { useOnPropertyChange } from './useOnPropertyChange.ts'

type Property = NonNullable<State['property']>

/** The Google Analytics property of a site: what it is, and the ways to attach one and to take it away. */
export function GoogleProperty({ siteId, canEdit }: { siteId: string; canEdit: boolean }) {
  const { data } = useGoogleProperty(siteId)
  return (
    <Card
      title={<Trans>Google Analytics</Trans>}
      description={
        <Trans>The figures of a property can be shown in place of those of the snippet, or beside them.</Trans>
      }
    >
      {data === undefined ? null : data.property === null ? (
        <Stack>
          {data.kept !== null && <KeptDays siteId={siteId} kept={data.kept} canEdit={canEdit} />}
          <AttachProperty siteId={siteId} canEdit={canEdit} />
          {canEdit && <CreateProperty siteId={siteId} />}
        </Stack>
      ) : (
        <AttachedProperty siteId={siteId} property={data.property} kept={data.kept} canEdit={canEdit} />
      )}
    </Card>
  )
}

/** What is left of a property that was taken away, and the way to delete it in one piece. */
function KeptDays({ siteId, kept, canEdit }: { siteId: string; kept: NonNullable<State['kept']>; canEdit: boolean }) {
  const { t } = useLingui()
  const format = useFormat()
  const api = useApi()
  const onChange = useOnPropertyChange(siteId)
  const [isConfirming, setIsConfirming] = useState(false)
  const remove = async () => {
    const result = await api.googleProperty.detach({ site_id: siteId, deletes_values: true })
    if (result.code !== 200) return result.message
    setIsConfirming(false)
    onChange(result.data)
    return undefined
  }
  return (
    <>
      <DescriptionList items={[{ id: 'kept', term: t`Kept days`, description: daysOf(kept, format) }]} />
      <div>
        <Button variant="danger" isDisabled={!canEdit} onPress={() => setIsConfirming(true)}>
          <Trans>Delete kept values</Trans>
        </Button>
      </div>
      {isConfirming && (
        <ConfirmCall
          title={<Trans>Delete what is kept of Google Analytics?</Trans>}
          confirmLabel={<Trans>Delete kept values</Trans>}
          onOpenChange={() => setIsConfirming(false)}
          run={remove}
        >
          <Trans>The chart has nothing of these days then. Nothing is changed at Google.</Trans>
        </ConfirmCall>
      )}
    </>
  )
}

const daysOf = ({ first, last }: NonNullable<State['kept']>, format: ReturnType<typeof useFormat>): string =>
  format.days(`${first}T00:00:00.000Z`, `${last}T23:59:59.999Z`, 'UTC')

function AttachProperty({ siteId, canEdit }: { siteId: string; canEdit: boolean }) {
  const { t } = useLingui()
  const api = useApi()
  const text = useMessageText()
  const onChange = useOnPropertyChange(siteId)
  const [chosen, setChosen] = useState<string | null>(null)
  const [isPending, setIsPending] = useState(false)
  const [error, setError] = useState<string | null>(null)
  const { data } = useQuery({
    queryKey: ['google properties', 'to attach'],
    queryFn: ({ signal }) => unwrap(api.googleProperty.list({ pageSize: 100 }, { signal })),
    enabled: canEdit,
  })
  const free = data?.list.filter(({ site_id }) => site_id === null) ?? []
  const attach = async () => {
    const property = free.find(({ property_id }) => property_id === chosen)
    if (property === undefined) return
    setIsPending(true)
    const { connection_id, property_id } = property
    const result = await api.googleProperty.attach({ site_id: siteId, connection_id, property_id })
    setIsPending(false)
    if (result.code === 200) onChange(result.data)
    else setError(text(result.message))
  }
  return (
    <Stack>
      <Combobox
        label={t({ message: 'Property', context: 'Google Analytics' })}
        placeholder={t`Choose a property`}
        description={
          data?.connections.length === 0 ? t`Connect a Google account under Authorizations first.` : undefined
        }
        items={free.map(({ property_id, name, account_name }) => ({
          value: property_id,
          label: `${name} (${account_name})`,
        }))}
        value={chosen}
        onChange={setChosen}
        errorMessage={error ?? undefined}
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

function AttachedProperty({
  siteId,
  property,
  kept,
  canEdit,
}: {
  siteId: string
  property: Property
  kept: State['kept']
  canEdit: boolean
}) {
  const { t } = useLingui()
  const api = useApi()
  const format = useFormat()
  const onChange = useOnPropertyChange(siteId)
  const [isConfirming, setIsConfirming] = useState(false)
  const [deletesValues, setDeletesValues] = useState(false)
  const detach = async () => {
    const result = await api.googleProperty.detach({ site_id: siteId, deletes_values: deletesValues })
    if (result.code !== 200) return result.message
    setIsConfirming(false)
    onChange(result.data)
    return undefined
  }
  const facts = [
    {
      id: 'name',
      term: t({ message: 'Property', context: 'Google Analytics' }),
      description: `${property.name} (${property.property_id})`,
    },
    { id: 'measurement', term: t`Measurement ID`, description: property.measurement_id ?? '–' },
    { id: 'zone', term: t`Time zone`, description: property.time_zone },
    ...(kept === null ? [] : [{ id: 'kept', term: t`Kept days`, description: daysOf(kept, format) }]),
  ]
  return (
    <Stack>
      {!property.is_connected && (
        <Callout
          tone="warning"
          title={<Trans>The Google account is not connected any more: nothing new is read.</Trans>}
        />
      )}
      <DescriptionList items={facts} />
      {canEdit && property.is_connected && property.measurement_id === null && <CreateStream siteId={siteId} />}
      <div>
        <Button isDisabled={!canEdit} onPress={() => setIsConfirming(true)}>
          <Trans>Take property away</Trans>
        </Button>
      </div>
      {isConfirming && (
        <ConfirmCall
          title={<Trans>Take {property.name} away from this site?</Trans>}
          confirmLabel={<Trans>Take property away</Trans>}
          onOpenChange={() => setIsConfirming(false)}
          run={detach}
        >
          <Stack>
            <Trans>Nothing is changed at Google. The property can be attached again.</Trans>
            {kept !== null && (
              <Checkbox isSelected={deletesValues} onChange={setDeletesValues}>
                <Trans>Delete the kept values of its days, too</Trans>
              </Checkbox>
            )}
          </Stack>
        </ConfirmCall>
      )}
    </Stack>
  )
}
