import { Trans, useLingui } from '@lingui/react/macro'
import type { AppUser, UserAddress } from '@sightline/api-client'
import { Button, Callout, EmptyState, Inline, PlusIcon, Rays, Stack, toast } from '@sightline/ui'
import { useState } from 'react'
import { useApi } from '../../../../lib/api/ApiContext.ts'
import { AddressDialog } from '../../../../lib/postal-addresses/AddressDialog.tsx'
import { AddressList } from '../../../../lib/postal-addresses/AddressList.tsx'
import { addressesWith, type GivenAddresses } from '../../../../lib/postal-addresses/addressForm.ts'
import { useMessageText } from '../../../../lib/i18n/messageTexts.ts'
import { isUserRow } from '../userForm.ts'

interface UserAddressesProps {
  user: AppUser
  canEdit: boolean
  isAdmin: boolean
  /** Called with the row as it was and as it is now. */
  onRowChanged: (before: AppUser, now: AppUser) => void
}

/** The billing addresses of a user: they are written with the user. */
export function UserAddresses({ user, canEdit, isAdmin, onRowChanged }: UserAddressesProps) {
  const { t } = useLingui()
  const api = useApi()
  const text = useMessageText()
  // An answer is newer than the row in the list until that has come anew.
  const [answer, setAnswer] = useState({ to: user, row: user })
  const seen = answer.to === user ? answer.row : user
  const [opened, setOpened] = useState<'new' | UserAddress | null>(null)
  const [error, setError] = useState<string | null>(null)
  const look = (now: AppUser) => setAnswer({ to: user, row: now })
  const take = (now: AppUser) => {
    look(now)
    onRowChanged(seen, now)
  }
  const remove = async (address: UserAddress) => {
    setError(null)
    const message = isAdmin ? await removed(address) : await removedWithUser(address)
    if (message !== undefined) return setError(text(message))
    toast.success(t`Deleted`)
  }
  /** The call of administrators leaves the rest of the row alone. */
  const removed = async ({ id }: UserAddress): Promise<string | undefined> => {
    const result = await api.appUser.delAddress({ id, user_id: user.id })
    if (result.code !== 200) return result.message
    take({ ...seen, addresses: seen.addresses.filter((address) => address.id !== id) })
    return undefined
  }
  const removedWithUser = async (address: UserAddress): Promise<string | undefined> => {
    const result = await save(addressesWith(seen.addresses, address, null))
    if (result.code !== 200) return result.message
    take(result.data)
    return undefined
  }
  /** Where somebody else has changed the row, the next attempt is made to the row as it is then. */
  const save = async (addresses: GivenAddresses) => {
    const result = await api.appUser.updateAppUser({ id: seen.id, version: seen.version, addresses })
    const now = 'data' in result ? result.data : undefined
    if (result.code !== 200 && isUserRow(now)) look(now)
    return result
  }
  return (
    <Stack>
      {canEdit && (
        <Inline justify="between">
          <Button icon={PlusIcon} onPress={() => setOpened('new')}>
            <Trans>Add address</Trans>
          </Button>
        </Inline>
      )}
      {error !== null && <Callout tone="negative" title={error} />}
      {seen.addresses.length === 0 && (
        <EmptyState logo={<Rays width={520} />} title={<Trans>This user has no addresses</Trans>} />
      )}
      <AddressList
        addresses={seen.addresses}
        canEdit={canEdit}
        onEdit={setOpened}
        onDelete={(address) => void remove(address)}
      />
      {opened !== null && (
        <AddressDialog
          addresses={seen.addresses}
          address={opened === 'new' ? null : opened}
          save={save}
          onSaved={take}
          onClose={() => setOpened(null)}
        />
      )}
    </Stack>
  )
}
