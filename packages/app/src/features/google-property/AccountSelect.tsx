import { useLingui } from '@lingui/react/macro'
import type { CallOutput } from '@sightline/api-client'
import { Select } from '@sightline/ui'
import type { GoogleAccount } from './api.ts'

interface AccountSelectProps {
  accounts: CallOutput<'googleProperty', 'listGoogleAccounts'>
  value: GoogleAccount
  onChange: (account: GoogleAccount) => void
}

/** Chooses the Google Analytics account in which a property is created; draws nothing where there is only one. */
export function AccountSelect({ accounts: { list, connections }, value, onChange }: AccountSelectProps) {
  const { t } = useLingui()
  if (list.length < 2) return null
  const labelOf = ({ connection_id }: GoogleAccount) => connections.find(({ id }) => id === connection_id)?.label ?? ''
  return (
    <Select
      label={t`Account of Google Analytics`}
      items={list.map((account) => ({
        value: keyOf(account),
        label: connections.length < 2 ? account.name : `${account.name} (${labelOf(account)})`,
      }))}
      value={keyOf(value)}
      onChange={(key) => {
        const chosen = list.find((account) => keyOf(account) === key)
        if (chosen !== undefined) onChange(chosen)
      }}
    />
  )
}

const keyOf = ({ connection_id, account_id }: GoogleAccount): string => `${connection_id}/${account_id}`
