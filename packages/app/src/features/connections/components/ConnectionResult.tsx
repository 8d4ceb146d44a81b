import { Trans } from '@lingui/react/macro'
import { Callout, Spinner } from '@sightline/ui'
import { useMessageText } from '../../../lib/i18n/messageTexts.ts'

/** Says whether an account was connected, after the browser returned from the provider. */
export function ConnectionResult({ result }: { result: string }) {
  const text = useMessageText()
  switch (result) {
    case 'returned':
      return <Spinner label={<Trans>Connecting the account …</Trans>} />
    case 'connected':
      return <Callout tone="positive" title={<Trans>The account is connected</Trans>} />
    case 'authorization_denied':
      return <Callout title={text(result)} />
    default:
      return (
        <Callout tone="negative" title={<Trans>The account was not connected</Trans>}>
          {text(result)}
        </Callout>
      )
  }
}
