import { Trans, useLingui } from '@lingui/react/macro'
import { Button, Callout, ChangeTable, CodeSnippet, DescriptionList, Inline, Stack, Text } from '@sightline/ui'
import { useState } from 'react'
import { useMessageText } from '../../../lib/i18n/messageTexts.ts'
import { hidden, useEntryTexts } from './useEntryTexts.ts'
import type { AuditEntry } from './useAuditList.ts'
import { useChangedSetting } from './useChangedSetting.ts'
import { useRowName } from './useRowName.ts'

/** The fields that only find the row, and so say nothing about what was done. */
const bookkeeping = new Set(['id', 'ids', 'version', 'user_id', 'site_id', 'total'])

/** The fields that a call changed, each before and after, and the rest of what it was given. */
export function EntryDetails({ entry }: { entry: AuditEntry }) {
  const { t } = useLingui()
  const { labelOf, valueOf } = useEntryTexts()
  const nameOf = useRowName()
  const text = useMessageText()
  const [hasCode, setHasCode] = useState(false)
  const { changes, details, subjects } = entry
  const setting = useChangedSetting()(entry)
  const changed = changes.filter(({ message }) => message === undefined)
  const leftAlone = changes.filter(({ message }) => message !== undefined)
  const changedFields = new Set(changes.flatMap(({ fields }) => Object.keys(fields)))
  const given = Object.entries(details).filter(
    ([field, value]) =>
      !bookkeeping.has(field) &&
      !changedFields.has(field) &&
      !(field === 'name' && setting !== undefined) &&
      value !== null &&
      value !== '',
  )
  const withReason = details['reason'] === hidden || details['status_reason'] === hidden
  const rowNameOf = (id: string) => {
    const row = subjects.find((one) => one.id === id)
    return row === undefined ? labelOf(id) : nameOf(row)
  }
  return (
    <Stack>
      {changed.map(({ id, fields }) => {
        const name = rowNameOf(id)
        return (
          <Stack key={id} gap={4}>
            {changed.length > 1 && (
              <Text variant="primary">
                <bdi>{name}</bdi>
              </Text>
            )}
            <ChangeTable
              aria-label={t`What has changed: ${name}`}
              items={Object.entries(fields).map(([field, { before, after }]) => ({
                id: field,
                label: field === 'value' && setting !== undefined ? setting : labelOf(field),
                before: valueOf(entry, field, before),
                after: valueOf(entry, field, after),
              }))}
            />
          </Stack>
        )
      })}
      {leftAlone.length > 0 && (
        <Callout tone="warning" title={<Trans>Not done</Trans>}>
          <DescriptionList
            items={leftAlone.map(({ id, message = '' }) => ({
              id,
              term: <bdi>{rowNameOf(id)}</bdi>,
              description: text(message),
            }))}
          />
        </Callout>
      )}
      {withReason && (
        <Text>
          <Trans>A reason was given. It is not kept here because it may identify a person.</Trans>
        </Text>
      )}
      {given.length > 0 && (
        <DescriptionList
          items={given
            .filter(([field]) => !(withReason && (field === 'reason' || field === 'status_reason')))
            .map(([field, value]) => ({
              id: field,
              term: labelOf(field),
              description: <bdi>{valueOf(entry, field, value)}</bdi>,
            }))}
        />
      )}
      <Inline>
        <Button size="sm" variant="quiet" flush="start" aria-expanded={hasCode} onPress={() => setHasCode(!hasCode)}>
          {hasCode ? <Trans>Hide the JSON</Trans> : <Trans>Show the JSON</Trans>}
        </Button>
      </Inline>
      {hasCode && <CodeSnippet aria-label={t`What was given`} code={JSON.stringify({ details, changes }, null, 2)} />}
    </Stack>
  )
}
