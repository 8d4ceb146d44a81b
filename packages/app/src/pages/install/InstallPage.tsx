import { Trans, useLingui } from '@lingui/react/macro'
import type { Website } from '@sightline/api-client'
import {
  ButtonLink,
  Card,
  CodeSnippet,
  ErrorState,
  from,
  PageHeader,
  Skeleton,
  Stepper,
  token,
  type,
  VisuallyHidden,
} from '@sightline/ui'
import { useState } from 'react'
import styled from 'styled-components'
import { useParams } from 'wouter'
import { hrefOf } from '../../navigation/hash.ts'
import { paths } from '../../navigation/paths.ts'
import { useLiveCheck, useWebsite } from '../../session/queries.ts'
import { useMessageText } from '../../texts/messageTexts.ts'
import { checkStateOf } from './checkState.ts'
import { FirstEvent } from './FirstEvent.tsx'
import { snippetOf } from '../../websites/snippet.ts'

/** Second step of adding a website: the snippet, and the wait for its first event. */
export function InstallPage() {
  const text = useMessageText()
  const { siteId = '' } = useParams()
  const website = useWebsite(siteId)
  if (website.isPending) {
    return (
      <Page aria-busy="true">
        <PageHeader
          title={
            <>
              <VisuallyHidden>
                <Trans>Loading the site</Trans>
              </VisuallyHidden>
              <Skeleton inlineSize="16rem" blockSize="2rem" />
            </>
          }
        />
        <Skeleton blockSize="20rem" />
      </Page>
    )
  }
  if (website.isError) {
    return (
      <ErrorState level={1} title={<Trans>The site could not be loaded</Trans>} onRetry={() => void website.refetch()}>
        {text(website.error.message)}
      </ErrorState>
    )
  }
  if (website.data === null) {
    return (
      <ErrorState
        level={1}
        title={text('site_no_permission')}
        actions={
          <ButtonLink href={hrefOf(paths.sites)}>
            <Trans>My sites</Trans>
          </ButtonLink>
        }
      >
        <Trans>Ask its owner to share it with you.</Trans>
      </ErrorState>
    )
  }
  return <Install website={website.data} />
}

const checkInterval = 2000

function Install({ website }: { website: Website }) {
  const { t } = useLingui()
  const [copiedAt, setCopiedAt] = useState<Date | null>(null)
  const check = useLiveCheck(website.id, checkInterval)
  const isSeen = checkStateOf(check.data) === 'seen'
  const { domain } = website
  return (
    <Page>
      <PageHeader
        title={
          <Trans>
            Install on <bdi dir="ltr">{domain}</bdi>
          </Trans>
        }
        back={{ href: hrefOf(paths.sites), label: t`My sites` }}
      />
      <Stepper aria-label={t`Steps`} steps={[t`Details`, t`Install`, t`First event`]} current={isSeen ? 3 : 1} />
      <Columns>
        <Card
          {...(!isSeen && {
            footer: (
              <>
                <span />
                <ButtonLink href={hrefOf(paths.dashboard(website.id))}>
                  <Trans>Skip for now</Trans>
                </ButtonLink>
              </>
            ),
          })}
        >
          <Instruction>
            <Trans>Paste this right after the head element, once per page.</Trans>
          </Instruction>
          <CodeSnippet
            aria-label={t`Snippet`}
            code={snippetOf(website.public_id, location.origin)}
            onCopy={() => setCopiedAt(new Date())}
          />
        </Card>
        <Card>
          <FirstEvent website={website} check={check.data} copiedAt={copiedAt} />
        </Card>
      </Columns>
    </Page>
  )
}

const Page = styled.div`
  max-inline-size: 60rem;
  margin-inline: auto;
`

const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${token['space-8']};
  ${from('lg')} {
    grid-template-columns: minmax(0, 37.5rem) minmax(0, 1fr);
  }
`

const Instruction = styled.p`
  ${type.body}
  margin: 0 0 ${token['space-5']};
  color: ${token['text-secondary']};
`
