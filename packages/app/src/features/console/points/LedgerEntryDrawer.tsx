import { Trans, useLingui } from '@lingui/react/macro'
import { pointLimits } from '@sightline/api-client'
import { Button, DescriptionList, Link, ReverseIcon, Stack, TextArea, useFormat } from '@sightline/ui'
import { FormField } from '../../../lib/forms/FormField.tsx'
import { useVersionedForm } from '../../../lib/forms/versioned/useVersionedForm.ts'
import { VersionedForm } from '../../../lib/forms/versioned/VersionedForm.tsx'
import { OpenRowDrawer } from '../../../lib/list-page/row/RowDrawer.tsx'
import type { OpenRow } from '../../../lib/list-page/row/useOpenRow.ts'
import { SaveButtons } from '../../../lib/list-page/SaveButtons.tsx'
import { useApi } from '../../../lib/api/ApiContext.ts'
import { hrefOf } from '../../../lib/navigation/hashAddress.ts'
import { paths } from '../../../lib/navigation/paths.ts'
import { usePointReasons } from '../../membership/index.ts'
import { UserLink } from '../users/UserLink.tsx'
import { LedgerEntryHistory } from './LedgerEntryHistory.tsx'
import { userPointsHref } from './userPointsHref.ts'
import { changeOf, isLedgerEntryRow, noteOf } from './pointForm.ts'
import { isReversible } from './useLedgerEntryMenu.ts'
import type { LedgerEntry } from './useLedger.ts'

interface LedgerEntryDrawerProps {
  entry: LedgerEntry
  open: OpenRow<LedgerEntry>
  onChanged: () => void
  onReverse: (entry: LedgerEntry) => void
}

/** Everything about one row of the ledger, the form that changes its note, and the way to take it back. */
export function LedgerEntryDrawer({ entry, open, onChanged, onReverse }: LedgerEntryDrawerProps) {
  const { t } = useLingui()
  const api = useApi()
  const format = useFormat()
  const form = useVersionedForm({
    row: entry,
    valuesOf: noteOf,
    isRow: isLedgerEntryRow,
    save: (values, seen) => api.userPoints.update(changeOf(values, seen)),
    onSaved: () => {
      onChanged()
      open.close()
    },
  })
  const points = format.difference(entry.delta)
  return (
    <OpenRowDrawer
      open={open}
      title={<Trans context="of a user">{points} points</Trans>}
      description={<bdi>{entry.email}</bdi>}
      start={
        isReversible(entry) && (
          <Button variant="quiet" flush="start" icon={ReverseIcon} onPress={() => onReverse(entry)}>
            <Trans>Reverse</Trans>
          </Button>
        )
      }
      footer={<SaveButtons state={form.state} />}
    >
      <Stack>
        <Facts entry={entry} />
        <LedgerEntryHistory entry={entry} onOpen={open.open} />
        <VersionedForm form={form} onTakeTheirs={onChanged} labels={{ note: t`Note` }}>
          <FormField control={form.state.form.control} name="note">
            {(field) => <TextArea {...field} label={t`Note`} isOptional maxLength={pointLimits.note} />}
          </FormField>
        </VersionedForm>
      </Stack>
    </OpenRowDrawer>
  )
}

function Facts({ entry }: { entry: LedgerEntry }) {
  const { t } = useLingui()
  const format = useFormat()
  const reasons = usePointReasons()
  const { id, email, user_id, delta, balance, reason, order_no } = entry
  return (
    <DescriptionList
      items={[
        { id: 'user', term: t`User`, description: <UserLink email={email} /> },
        { id: 'reason', term: t`Reason`, description: reasons[reason] },
        { id: 'before', term: t`Balance before`, description: format.full(balance - delta) },
        { id: 'after', term: t`Balance after`, description: format.full(balance) },
        ...(order_no === null
          ? []
          : [
              {
                id: 'order',
                term: t`Order`,
                description: (
                  <Link href={hrefOf(`${paths.orders}?open=${encodeURIComponent(order_no)}`)}>
                    <bdi dir="ltr">{order_no}</bdi>
                  </Link>
                ),
              },
            ]),
        { id: 'number', term: t`Number`, description: id },
        {
          id: 'all',
          term: t`Ledger`,
          description: (
            <Link href={userPointsHref(user_id)}>
              <Trans>All rows of this user</Trans>
            </Link>
          ),
        },
      ]}
    />
  )
}
