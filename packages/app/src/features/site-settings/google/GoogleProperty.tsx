import { Trans, useLingui } from '@lingui/react/macro'
import type { Website } from '@sightline/api-client'
import {
  Button,
  Callout,
  Card,
  Checkbox,
  Container,
  DescriptionList,
  Link,
  Stack,
  Text,
  useFormat,
} from '@sightline/ui'
import { useState } from 'react'
import { useApi } from '../../../lib/api/ApiContext.ts'
import { ConfirmCall } from '../../../lib/list-page/ConfirmCall.tsx'
import { hrefOf } from '../../../lib/navigation/hashAddress.ts'
import { paths } from '../../../lib/navigation/paths.ts'
import { useGoogleProperty, type GooglePropertyState as State } from '../../google-property/index.ts'
import { AttachProperty } from './AttachProperty.tsx'
import { CreateProperty } from './CreateProperty.tsx'
import { CreateStream } from './CreateStream.tsx'
import { DefaultSourceSelect } from './DefaultSourceSelect.tsx'
import { useOnPropertyChange } from './useOnPropertyChange.ts'

type Property = NonNullable<State['property']>

/** The card of the site’s Google Analytics property: shows it, attaches one, or detaches it. */
export function GoogleProperty({ website, canEdit }: { website: Website; canEdit: boolean }) {
  const siteId = website.id
  const { data } = useGoogleProperty(siteId)
  return (
    <Card
      title={<Trans>Google Analytics</Trans>}
      description={<Trans>The data of a property can be shown in place of the snippet’s, or beside it.</Trans>}
    >
      {data === undefined ? null : data.property === null ? (
        <Stack>
          {data.kept !== null && <KeptDays siteId={siteId} kept={data.kept} canEdit={canEdit} />}
          {website.owner_email === undefined ? (
            <>
              <AttachProperty siteId={siteId} canEdit={canEdit} hasStoredDays={data.kept !== null} />
              {canEdit && <CreateProperty siteId={siteId} />}
            </>
          ) : (
            <OwnersTask owner={website.owner_email} />
          )}
        </Stack>
      ) : (
        <AttachedProperty website={website} property={data.property} kept={data.kept} canEdit={canEdit} />
      )}
    </Card>
  )
}

/** Says to an administrator whose Google account it takes: what they have connected themselves is not used for the site. */
function OwnersTask({ owner }: { owner: string }) {
  return (
    <Text size="sm">
      <Trans>
        Only the owner of this site, <bdi dir="ltr">{owner}</bdi>, can attach a property or create one, with a Google
        account of their own.
      </Trans>
    </Text>
  )
}

/** The days that remain of a disconnected property, and the button that deletes all of them. */
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
      <DescriptionList items={[{ id: 'kept', term: t`Stored days`, description: daysOf(kept, format) }]} />
      <div>
        <Button variant="danger" isDisabled={!canEdit} onPress={() => setIsConfirming(true)}>
          <Trans>Delete stored values</Trans>
        </Button>
      </div>
      {isConfirming && (
        <ConfirmCall
          title={<Trans>Delete the stored values of Google Analytics?</Trans>}
          confirmLabel={<Trans>Delete stored values</Trans>}
          onOpenChange={() => setIsConfirming(false)}
          run={remove}
        >
          <Trans>The chart will no longer show these days. Nothing changes at Google.</Trans>
        </ConfirmCall>
      )}
    </>
  )
}

const daysOf = ({ first, last }: NonNullable<State['kept']>, format: ReturnType<typeof useFormat>): string =>
  format.days(`${first}T00:00:00.000Z`, `${last}T23:59:59.999Z`, 'UTC')

function AttachedProperty({
  website,
  property,
  kept,
  canEdit,
}: {
  website: Website
  property: Property
  kept: State['kept']
  canEdit: boolean
}) {
  const siteId = website.id
  const { t } = useLingui()
  const api = useApi()
  const format = useFormat()
  const onChange = useOnPropertyChange(siteId)
  const [isConfirming, setIsConfirming] = useState(false)
  const [deletesValues, setDeletesValues] = useState(false)
  const isOwn = canEdit && website.owner_email === undefined
  const hasEnded = property.connection_state === 'reconnect'
  const isRead = property.connection_state !== null && !hasEnded
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
    ...(kept === null ? [] : [{ id: 'kept', term: t`Stored days`, description: daysOf(kept, format) }]),
  ]
  return (
    <Stack>
      {hasEnded && (
        <Callout tone="warning" title={<Trans>Google has ended the access: nothing new is read.</Trans>}>
          {website.access === 'owner' && website.owner_email === undefined ? (
            <Trans>
              Reconnect the account under <Link href={hrefOf(paths.authorization)}>Connected accounts</Link>.
            </Trans>
          ) : (
            <Trans>The owner of this site can reconnect the account.</Trans>
          )}
        </Callout>
      )}
      {property.connection_state === null && (
        <Callout tone="warning" title={<Trans>The Google account is no longer connected: nothing new is read.</Trans>}>
          {website.owner_email === undefined ? (
            <Trans>
              If it is yours, connect it again under <Link href={hrefOf(paths.authorization)}>Connected accounts</Link>.
              Otherwise connect an account of your own there, and attach a property with it here.
            </Trans>
          ) : (
            <Trans>The owner of this site can reconnect the account.</Trans>
          )}
        </Callout>
      )}
      <DescriptionList items={facts} />
      <Container size="sm" align="start">
        <DefaultSourceSelect website={website} canEdit={canEdit} />
      </Container>
      {isOwn && !isRead && <AttachProperty siteId={siteId} canEdit={canEdit} hasStoredDays={kept !== null} isAnother />}
      {isOwn && isRead && property.measurement_id === null && <CreateStream siteId={siteId} />}
      {website.owner_email !== undefined && <OwnersTask owner={website.owner_email} />}
      <div>
        <Button isDisabled={!canEdit} onPress={() => setIsConfirming(true)}>
          <Trans>Detach property</Trans>
        </Button>
      </div>
      {isConfirming && (
        <ConfirmCall
          title={<Trans>Detach {property.name} from this site?</Trans>}
          confirmLabel={<Trans>Detach property</Trans>}
          onOpenChange={() => setIsConfirming(false)}
          run={detach}
        >
          <Stack>
            <Trans>Nothing is changed at Google. The property can be attached again.</Trans>
            {website.source === 'google_analytics' && (
              <Trans>The dashboard and shared pages then show what the snippet has counted.</Trans>
            )}
            {kept !== null && (
              <Checkbox isSelected={deletesValues} onChange={setDeletesValues}>
                <Trans>Also delete the stored values of its days</Trans>
              </Checkbox>
            )}
          </Stack>
        </ConfirmCall>
      )}
    </Stack>
  )
}
