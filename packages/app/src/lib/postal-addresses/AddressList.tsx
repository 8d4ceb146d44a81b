import { useLingui } from '@lingui/react/macro'
import type { UserAddress } from '@sightline/api-client'
import { DataList, DataListItem, DeleteIcon, EditIcon, IconButton } from '@sightline/ui'
import { linesOf } from './addressForm.ts'

interface AddressListProps {
  addresses: readonly UserAddress[]
  canEdit: boolean
  onEdit: (address: UserAddress) => void
  onDelete: (address: UserAddress) => void
}

/** Postal addresses, each with the buttons that change and delete it. */
export function AddressList({ addresses, canEdit, onEdit, onDelete }: AddressListProps) {
  const { t } = useLingui()
  return (
    <DataList isFramed>
      {addresses.map((address) => {
        const { id, name, line1 } = address
        return (
          <DataListItem
            key={id}
            align="start"
            actions={
              canEdit ? (
                <>
                  <IconButton
                    size="sm"
                    icon={EditIcon}
                    aria-label={t`Edit the address of ${name}, ${line1}`}
                    onPress={() => onEdit(address)}
                  />
                  <IconButton
                    size="sm"
                    icon={DeleteIcon}
                    aria-label={t`Delete the address of ${name}, ${line1}`}
                    onPress={() => onDelete(address)}
                  />
                </>
              ) : undefined
            }
          >
            <address>
              {linesOf(address).map((line) => (
                <div key={line}>
                  <bdi>{line}</bdi>
                </div>
              ))}
            </address>
          </DataListItem>
        )
      })}
    </DataList>
  )
}
