import { Trans } from '@lingui/react/macro'
import { Checkbox, Link, Stack, Text } from '@sightline/ui'
import { hrefOf } from '../../lib/navigation/hashAddress.ts'
import { paths } from '../../lib/navigation/paths.ts'
import { AccountSelect } from './AccountSelect.tsx'
import { useGoogleAccounts, type GoogleAccount } from './api.ts'

interface CreateAtGoogleProps {
  /** The account in which the property is created; null creates none. */
  account: GoogleAccount | null
  onAccountChange: (account: GoogleAccount | null) => void
}

/**
 * The choice whether the website also becomes a property at Google; without an account that may create one, a link to
 * connect it.
 */
export function CreateAtGoogle({ account, onAccountChange }: CreateAtGoogleProps) {
  const { data } = useGoogleAccounts()
  if (data === undefined || !data.is_available) return null
  const [first] = data.list
  if (first === undefined) {
    return (
      <Text size="sm">
        <Trans>
          With a Google account that may create properties, the website can be added to Google Analytics, too.{' '}
          <Link href={hrefOf(paths.authorization)}>Connect</Link>
        </Trans>
      </Text>
    )
  }
  return (
    <Stack>
      <Checkbox isSelected={account !== null} onChange={(isSelected) => onAccountChange(isSelected ? first : null)}>
        <Trans>Create a property and a web data stream in Google Analytics, too</Trans>
      </Checkbox>
      {account !== null && <AccountSelect accounts={data} value={account} onChange={onAccountChange} />}
    </Stack>
  )
}
