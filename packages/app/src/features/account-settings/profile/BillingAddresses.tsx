import { Trans, useLingui } from '@lingui/react/macro'
import type { UserAddress, UserProfile } from '@sightline/api-client'
import { Button, Card, PlusIcon, Text, toast } from '@sightline/ui'
import { useState } from 'react'
import { AddressDialog } from '../../../lib/postal-addresses/AddressDialog.tsx'
import { AddressList } from '../../../lib/postal-addresses/AddressList.tsx'
import { addressesWith, type GivenAddresses } from '../../../lib/postal-addresses/addressForm.ts'
import { useApi } from '../../../lib/api/ApiContext.ts'
import { useMessageText } from '../../../lib/i18n/messageTexts.ts'
import { isProfile } from './profileForm.ts'
import { useUpdateCachedProfile } from './useUpdateCachedProfile.ts'

/** The person’s billing addresses, which are stored with the profile. */
export function BillingAddresses({ profile, canEdit }: { profile: UserProfile; canEdit: boolean }) {
  const { t } = useLingui()
  const api = useApi()
  const text = useMessageText()
  const take = useUpdateCachedProfile()
  const [opened, setOpened] = useState<'new' | UserAddress | null>(null)
  const save = async (addresses: GivenAddresses) => {
    const result = await api.user.update({ version: profile.version, addresses })
    // Takes over the version that was saved elsewhere meanwhile; the next attempt is made on it.
    const now = 'data' in result ? result.data : undefined
    if (isProfile(now)) take(now)
    return result
  }
  const remove = async (address: UserAddress) => {
    const { code, message } = await save(addressesWith(profile.addresses, address, null))
    if (code === 200) toast.success(t`Deleted`)
    else toast.error(text(message))
  }
  return (
    <Card
      title={<Trans>Billing addresses</Trans>}
      actions={
        canEdit && (
          <Button icon={PlusIcon} onPress={() => setOpened('new')}>
            <Trans>Add address</Trans>
          </Button>
        )
      }
    >
      {profile.addresses.length === 0 ? (
        <Text>
          <Trans>You have no billing address. It is needed on invoices only.</Trans>
        </Text>
      ) : (
        <AddressList
          addresses={profile.addresses}
          canEdit={canEdit}
          onEdit={setOpened}
          onDelete={(address) => void remove(address)}
        />
      )}
      {opened !== null && (
        <AddressDialog
          addresses={profile.addresses}
          address={opened === 'new' ? null : opened}
          save={save}
          onSaved={take}
          onClose={() => setOpened(null)}
        />
      )}
    </Card>
  )
}
