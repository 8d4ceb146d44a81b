import { Trans, useLingui } from '@lingui/react/macro'
import { CodeSnippet, DescriptionList, Stack, Text, missing } from '@sightline/ui'
import type { AuditEntry } from './useAuditList.ts'

const textOf = (value: unknown): string =>
  value === null || value === undefined ? missing : typeof value === 'string' ? value : JSON.stringify(value)

/** The fields that a call changed, each with its value before and after, and the input that the call was given. */
export function EntryDetails({ entry: { changes, details } }: { entry: Pick<AuditEntry, 'changes' | 'details'> }) {
  const { t } = useLingui()
  return (
    <Stack>
      {changes.map(({ id, fields }) => (
        <Stack key={id} gap={4}>
          <Text variant="primary">
            <Trans>Changed in the row {id}</Trans>
          </Text>
          <DescriptionList
            items={Object.entries(fields).map(([name, { before, after }]) => ({
              id: name,
              term: <bdi>{name}</bdi>,
              description: (
                <>
                  <del>
                    <bdi>{textOf(before)}</bdi>
                  </del>{' '}
                  <ins>
                    <bdi>{textOf(after)}</bdi>
                  </ins>
                </>
              ),
            }))}
          />
        </Stack>
      ))}
      <CodeSnippet aria-label={t`What was given`} code={JSON.stringify(details, null, 2)} />
    </Stack>
  )
}
