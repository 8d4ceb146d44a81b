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
import { hrefOf } from '../../../lib/navigation/hash.ts'
import { paths } from '../../../lib/navigation/paths.ts'
import { usePointReasons } from '../../membership/index.ts'
import { UserLink } from '../users/UserLink.tsx'
import { BookingHistory } from './BookingHistory.tsx'
import { ledgerHref } from './ledgerHref.ts'
import { changeOf, isBookingRow, noteOf } from './pointForm.ts'
import { isReversible } from './useBookingMenu.ts'
import type { Booking } from './useBookingList.ts'

interface BookingDrawerProps {
  booking: Booking
  open: OpenRow<Booking>
  onChanged: () => void
  onReverse: (booking: Booking) => void
}

/** Everything about one row of the ledger, the form that changes its note, and the way to take it back. */
export function BookingDrawer({ booking, open, onChanged, onReverse }: BookingDrawerProps) {
  const { t } = useLingui()
  const api = useApi()
  const format = useFormat()
  const form = useVersionedForm({
    row: booking,
    valuesOf: noteOf,
    isRow: isBookingRow,
    save: (values, seen) => api.userPoints.update(changeOf(values, seen)),
    onSaved: () => {
      onChanged()
      open.close()
    },
  })
  const points = format.difference(booking.delta)
  return (
    <OpenRowDrawer
      open={open}
      title={<Trans context="of a user">{points} points</Trans>}
      description={<bdi>{booking.email}</bdi>}
      start={
        isReversible(booking) && (
          <Button variant="quiet" flush="start" icon={ReverseIcon} onPress={() => onReverse(booking)}>
            <Trans>Reverse</Trans>
          </Button>
        )
      }
      footer={<SaveButtons state={form.state} />}
    >
      <Stack>
        <Facts booking={booking} />
        <BookingHistory booking={booking} onOpen={open.open} />
        <VersionedForm form={form} onTakeTheirs={onChanged} labels={{ note: t`Note` }}>
          <FormField control={form.state.form.control} name="note">
            {(field) => <TextArea {...field} label={t`Note`} isOptional maxLength={pointLimits.note} />}
          </FormField>
        </VersionedForm>
      </Stack>
    </OpenRowDrawer>
  )
}

function Facts({ booking }: { booking: Booking }) {
  const { t } = useLingui()
  const format = useFormat()
  const reasons = usePointReasons()
  const { id, email, user_id, delta, balance, reason, order_no } = booking
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
            <Link href={ledgerHref(user_id)}>
              <Trans>All rows of this user</Trans>
            </Link>
          ),
        },
      ]}
    />
  )
}
