import { Trans, useLingui } from '@lingui/react/macro'
import type { Website } from '@sightline/api-client'
import { ButtonLink, Card, CodeSnippet, Columns, PageHeader, Stack, Stepper, Text } from '@sightline/ui'
import { useState } from 'react'
import { hrefOf } from '../../../lib/navigation/hashAddress.ts'
import { paths } from '../../../lib/navigation/paths.ts'
import { useLiveCheck } from '../api.ts'
import { checkStateOf } from '../components/liveCheckState.ts'
import { GoogleTag } from '../components/GoogleTag.tsx'
import { FirstEvent } from '../components/FirstEvent.tsx'
import { LoadedSite } from '../../sites/index.ts'
import { snippetOf } from '../snippet.ts'
import { instanceAddress } from '../../../lib/navigation/instanceAddress.ts'

/** The second step of adding a website: the snippet, and the wait for its first event. */
export default function InstallPage() {
  return <LoadedSite>{(website) => <Install website={website} />}</LoadedSite>
}

const checkInterval = 2000

function Install({ website }: { website: Website }) {
  const { t } = useLingui()
  const [copiedAt, setCopiedAt] = useState<Date | null>(null)
  const check = useLiveCheck(website.id, checkInterval)
  const isSeen = checkStateOf(check.data) === 'seen'
  const { domain } = website
  return (
    <>
      <PageHeader
        title={
          <Trans>
            Install on <bdi dir="ltr">{domain}</bdi>
          </Trans>
        }
        back={{ href: hrefOf(paths.sites), label: t`My sites` }}
      />
      <Stepper aria-label={t`Steps`} items={[t`Details`, t`Install`, t`First event`]} current={isSeen ? 3 : 1} />
      <Columns ratio="form:rest">
        <Card
          footer={
            !isSeen ? (
              <>
                <span />
                <ButtonLink href={hrefOf(paths.dashboard(website.id))}>
                  <Trans>Skip for now</Trans>
                </ButtonLink>
              </>
            ) : undefined
          }
        >
          <Stack gap={5}>
            <Text>
              <Trans>Paste this right after the head element, once per page.</Trans>
            </Text>
            <CodeSnippet
              aria-label={t`Snippet`}
              code={snippetOf(website.public_id, instanceAddress())}
              onCopy={() => setCopiedAt(new Date())}
            />
            <GoogleTag siteId={website.id} />
          </Stack>
        </Card>
        <Card>
          <FirstEvent website={website} check={check.data} copiedAt={copiedAt} />
        </Card>
      </Columns>
    </>
  )
}
