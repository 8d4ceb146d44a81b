import type { CallInput, UserAddress } from '@sightline/api-client'

/** The texts of an address’s form. Empty texts stand for no value. */
export type AddressValues = Record<
  'name' | 'line1' | 'line2' | 'postal_code' | 'city' | 'region' | 'country' | 'phone',
  string
>

export const noAddress: AddressValues = {
  name: '',
  line1: '',
  line2: '',
  postal_code: '',
  city: '',
  region: '',
  country: '',
  phone: '',
}

export const valuesOfAddress = (address: UserAddress): AddressValues => ({
  name: address.name,
  line1: address.line1,
  line2: address.line2 ?? '',
  postal_code: address.postal_code ?? '',
  city: address.city,
  region: address.region ?? '',
  country: address.country,
  phone: address.phone ?? '',
})

export type GivenAddresses = NonNullable<CallInput<'appUser', 'updateAppUser'>['addresses']>

/**
 * All addresses of a person with one of them changed, added or removed; the service takes them at once.
 * @param changed The address to change or remove; null adds one, and so does an address that somebody removed meanwhile.
 * @param values The new values; null removes the address.
 */
export function addressesWith(
  addresses: readonly UserAddress[],
  changed: UserAddress | null,
  values: AddressValues | null,
): GivenAddresses {
  const kept = addresses.flatMap((address): GivenAddresses => {
    if (address.id !== changed?.id) return [{ id: address.id, ...valuesOfAddress(address) }]
    return values === null ? [] : [{ id: address.id, ...values }]
  })
  const isThere = addresses.some(({ id }) => id === changed?.id)
  return values === null || isThere ? kept : [...kept, values]
}

/** The lines of an address in the order of a letter. */
export function linesOf({ name, line1, line2, postal_code, city, region, country, phone }: UserAddress): string[] {
  const place = [postal_code, city, region, country].filter((part) => part !== null).join(' ')
  return [name, line1, line2, place, phone].filter((line) => line !== null && line !== '') as string[]
}
