import { Trans, useLingui } from '@lingui/react/macro'
import type { AppUser, UserAddress } from '@sightline/api-client'
import { Callout, DeleteIcon, IconButton, toast } from '@sightline/ui'
import { useState } from 'react'
import { useSession } from '../../session/SessionProvider.tsx'
import { useMessageText } from '../../texts/messageTexts.ts'
import { AddressList, Section } from './UserDrawer.styles.ts'

interface AddressesProps {
  user: AppUser
  canRemove: boolean
  onChanged: () => void
}

/** The billing addresses of a user. */
export function Addresses({ user, canRemove, onChanged }: AddressesProps) {
  const { t } = useLingui()
  const { api } = useSession()
  const text = useMessageText()
  const [addresses, setAddresses] = useState(user.addresses)
  const [error, setError] = useState<string | null>(null)
  const remove = async ({ id }: UserAddress) => {
    setError(null)
    const result = await api.appUser.delAddress({ id, user_id: user.id })
    if (result.code !== 200) return setError(text(result.message))
    setAddresses((before) => before.filter((address) => address.id !== id))
    toast.success(t`Deleted`)
    onChanged()
  }
  if (addresses.length === 0) return null
  return (
    <Section>
      <h3>
        <Trans>Addresses</Trans>
      </h3>
      {error !== null && <Callout tone="negative" title={error} />}
      <AddressList>
        {addresses.map((address) => {
          const { id, name } = address
          return (
            <li key={id}>
              <address>
                {linesOf(address).map((line) => (
                  <div key={line}>
                    <bdi>{line}</bdi>
                  </div>
                ))}
              </address>
              {canRemove && (
                <IconButton
                  size="sm"
                  icon={DeleteIcon}
                  aria-label={t`Delete the address of ${name}`}
                  onPress={() => void remove(address)}
                />
              )}
            </li>
          )
        })}
      </AddressList>
    </Section>
  )
}

function linesOf({ name, line1, line2, postal_code, city, region, country, phone }: UserAddress): string[] {
  const place = [postal_code, city, region, country].filter((part) => part !== null).join(' ')
  return [name, line1, line2, place, phone].filter((line) => line !== null && line !== '') as string[]
}
