import { Trans, useLingui } from '@lingui/react/macro'
import type { Website } from '@sightline/api-client'
import { Card, CheckboxGroup, CodeSnippet, Stack, useFormat } from '@sightline/ui'
import { useState } from 'react'
import { useLiveCheck, snippetOf, type SnippetOptions } from '../../install/index.ts'
import { InstallationCheck } from './InstallationCheck.tsx'
import { instanceAddress } from '../../../lib/navigation/instanceAddress.ts'

/** The snippet, its options, and the check whether it works on the site. */
export function Snippet({ website, canCheck }: { website: Website; canCheck: boolean }) {
  const { t } = useLingui()
  const [chosen, setChosen] = useState<(keyof SnippetOptions)[]>([])
  const options: SnippetOptions = Object.fromEntries(chosen.map((option) => [option, true]))
  return (
    <>
      <Card
        title={<Trans>Snippet</Trans>}
        description={<Trans>Paste this right after the head element, once per page.</Trans>}
      >
        <Stack>
          <CodeSnippet aria-label={t`Snippet`} code={snippetOf(website.public_id, instanceAddress(), options)} />
          <CheckboxGroup
            label={<Trans>Snippet options</Trans>}
            value={chosen}
            onChange={setChosen}
            items={[
              { value: 'hash', label: <Trans>Treat what follows # as part of the page address</Trans> },
              { value: 'dnt', label: <Trans>Send nothing for browsers with Do Not Track</Trans> },
              { value: 'noOutbound', label: <Trans>Do not send clicks on links to other sites</Trans> },
              { value: 'noDownloads', label: <Trans>Do not send downloads of files</Trans> },
            ]}
          />
        </Stack>
      </Card>
      <Card
        title={<Trans>Installation</Trans>}
        description={<Trans>Checks a page of the site as this server sees it, and whether events arrive.</Trans>}
      >
        <Stack>
          <Arrivals siteId={website.id} />
          {canCheck && <InstallationCheck website={website} />}
        </Stack>
      </Card>
    </>
  )
}

const checkInterval = 10_000

/** The time of the last event. */
function Arrivals({ siteId }: { siteId: string }) {
  const format = useFormat()
  const { data } = useLiveCheck(siteId, checkInterval)
  if (data === undefined) return null
  const ago = format.relative(data.last_event_at)
  return (
    <div role="status">
      {data.last_event_at === null ? <Trans>No event has arrived yet.</Trans> : <Trans>Last event: {ago}</Trans>}
    </div>
  )
}
