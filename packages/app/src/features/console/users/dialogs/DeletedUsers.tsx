import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { unwrap, type AccountLevel, type AppUser } from '@sightline/api-client'
import { Badge, DescriptionList, Inline, missing, Text } from '@sightline/ui'
import { useQuery } from '@tanstack/react-query'
import { isAtLeast, useLevel } from '../../../account/index.ts'
import { useApi } from '../../../../lib/api/ApiContext.ts'

interface DeletedUsersProps {
  ids: readonly string[]
  /** The users of the page, on which they were selected. */
  users: readonly AppUser[]
}

/** The most users of whom each is named. */
const maxNamed = 8

/**
 * Whom a deletion is about; for administrators, who may list sites and delete staff, each with the level and the number of
 * sites that go with the account.
 */
export function DeletedUsers({ ids, users }: DeletedUsersProps) {
  const { t } = useLingui()
  const api = useApi()
  const mayCount = isAtLeast(useLevel(), 'admin')
  const named = ids.slice(0, maxNamed)
  const left = ids.length - named.length
  const counts = useQuery({
    enabled: mayCount,
    queryKey: ['sites of users', named],
    queryFn: ({ signal }) =>
      Promise.all(
        named.map(
          async (id) => (await unwrap(api.app.fetchAppWebsiteList({ owner_id: id, pageSize: 1 }, { signal }))).total,
        ),
      ),
  })
  const userOf = (id: string) => users.find((user) => user.id === id)
  const emailOf = (id: string) => userOf(id)?.email ?? id
  const levels: Record<AccountLevel, string | null> = { member: null, operator: t`Operator`, admin: t`Administrator` }
  const unknown = counts.isError ? missing : '…'
  return (
    <>
      {mayCount ? (
        <DescriptionList
          termSize="md"
          items={named.map((id, index) => {
            const count = counts.data?.[index]
            const level = levels[userOf(id)?.level ?? 'member']
            return {
              id,
              term: <bdi>{emailOf(id)}</bdi>,
              description: (
                <Inline gap={8}>
                  {count === undefined ? unknown : <Plural value={count} one="# site" other="# sites" />}
                  {level !== null && <Badge tone="warning">{level}</Badge>}
                </Inline>
              ),
            }
          })}
        />
      ) : (
        <Text>
          <bdi>{named.map(emailOf).join(', ')}</bdi>
        </Text>
      )}
      {left > 0 && (
        <Text>
          <Trans>and {left} more</Trans>
        </Text>
      )}
    </>
  )
}
