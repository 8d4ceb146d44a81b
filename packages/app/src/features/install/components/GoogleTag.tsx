import { Trans, useLingui } from '@lingui/react/macro'
import { Callout, CodeSnippet, Link, Stack, Text } from '@sightline/ui'
import { useSearchParams } from 'wouter'
import { useMessageText } from '../../../lib/i18n/messageTexts.ts'
import { hrefOf } from '../../../lib/navigation/hashAddress.ts'
import { paths } from '../../../lib/navigation/paths.ts'
import { useGoogleProperty } from '../../google-property/index.ts'
import { googleTagOf } from '../googleTag.ts'

/** Google’s tag for a site with a data stream; where creating the stream failed, the reason. */
export function GoogleTag({ siteId }: { siteId: string }) {
  const { t } = useLingui()
  const text = useMessageText()
  const [search] = useSearchParams()
  const failure = search.get('google')
  const { data } = useGoogleProperty(siteId)
  if (data === undefined) return null
  const measurementId = data.property?.measurement_id ?? null
  if (measurementId !== null) {
    return (
      <Stack>
        <Text>
          <Trans>For Google Analytics data, also paste Google’s tag beside it, once per page.</Trans>
        </Text>
        <CodeSnippet aria-label={t`Google tag`} code={googleTagOf(measurementId)} />
      </Stack>
    )
  }
  if (failure === null) return null
  return (
    <Callout
      tone="warning"
      title={
        data.property === null ? (
          <Trans>The website was added, but no property was created at Google</Trans>
        ) : (
          <Trans>The website and its property were added, but no data stream was created at Google</Trans>
        )
      }
    >
      {text(failure)}{' '}
      <Link href={hrefOf(paths.settings(siteId, 'google'))}>
        <Trans>Try again in its settings</Trans>
      </Link>
    </Callout>
  )
}
