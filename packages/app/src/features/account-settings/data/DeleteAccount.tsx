import { Plural, Trans } from '@lingui/react/macro'
import { accountDeletionDays, unwrap, type CallOutput } from '@sightline/api-client'
import { Button, Card, DeleteIcon, DescriptionList, ErrorState, Skeleton, Stack, Text, useFormat } from '@sightline/ui'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useApi } from '../../../lib/api/ApiContext.ts'
import { useMessageText } from '../../../lib/i18n/messageTexts.ts'
import { deletionKey } from '../../account/index.ts'
import { ConfirmDeletion } from './ConfirmDeletion.tsx'

type Sites = CallOutput<'user', 'deletion'>['sites']

/** The card that deletes the account: says first what is deleted with it and what stays. */
export function DeleteAccount({ email, canEdit }: { email: string; canEdit: boolean }) {
  const api = useApi()
  const text = useMessageText()
  const format = useFormat()
  const [isConfirming, setIsConfirming] = useState(false)
  const { data, error, refetch } = useQuery({
    queryKey: deletionKey,
    queryFn: ({ signal }) => unwrap(api.user.deletion({}, { signal })),
  })
  return (
    <Card
      title={<Trans>Delete the account</Trans>}
      description={
        <Trans>
          It is deleted {accountDeletionDays} days after you ask for it. Until then, you can sign in and keep it.
        </Trans>
      }
    >
      {data !== undefined ? (
        <Stack>
          <DescriptionList
            items={[
              {
                id: 'goes',
                term: <Trans>What is deleted</Trans>,
                description: (
                  <Trans>
                    Profile, addresses, API keys, sessions, connected accounts, notices, saved views, AI tasks, and the
                    files of your exports
                  </Trans>
                ),
              },
              { id: 'sites', term: <Trans>Your sites</Trans>, description: <SitesThatGo sites={data.sites} /> },
              {
                id: 'stays',
                term: <Trans>What is kept</Trans>,
                description: (
                  <Trans>Orders and the points ledger, without your name, and the changes in the audit log</Trans>
                ),
              },
            ]}
          />
          {data.due_at === null ? (
            <div>
              <Button variant="danger" icon={DeleteIcon} isDisabled={!canEdit} onPress={() => setIsConfirming(true)}>
                <Trans>Delete account</Trans>
              </Button>
            </div>
          ) : (
            <Planned day={format.isoDay(data.due_at, 'UTC')} />
          )}
          {isConfirming && (
            <ConfirmDeletion email={email} siteCount={data.sites.length} onClose={() => setIsConfirming(false)} />
          )}
        </Stack>
      ) : error !== null ? (
        <ErrorState title={<Trans>This could not be loaded</Trans>} onRetry={() => void refetch()}>
          {text(error.message)}
        </ErrorState>
      ) : (
        <Skeleton blockSize="8rem" />
      )}
    </Card>
  )
}

const Planned = ({ day }: { day: string }) => (
  <Text>
    <Trans>Your account will be deleted on {day}</Trans>
  </Text>
)

function SitesThatGo({ sites }: { sites: Sites }) {
  if (sites.length === 0) return <Trans>You have none</Trans>
  return (
    <Stack gap={3}>
      {sites.map(({ id, domain, viewers }) => (
        <span key={id}>
          <bdi dir="ltr">{domain}</bdi>
          {viewers > 0 && (
            <>
              {' · '}
              <Plural value={viewers} one="shared with # person" other="shared with # people" />
            </>
          )}
        </span>
      ))}
      <Trans>
        They are deleted with all of their data. An administrator can transfer a site to somebody else first.
      </Trans>
    </Stack>
  )
}
