import { useLingui } from '@lingui/react/macro'
import type { FilterName } from '@sightline/api-client'
import type { SearchBarField } from '@sightline/ui'
import { filterFields } from '../../../lib/list-page/filterFields.ts'
import { usePointReasons } from '../../membership/index.ts'
import { ledgerFilters } from './useLedger.ts'

type Filter = FilterName<'points'>

/** The filters of the ledger of points. */
export function useLedgerFilterFields(): readonly SearchBarField<Filter>[] {
  const { t } = useLingui()
  const reasons = usePointReasons()
  const labels: Record<Filter, string> = {
    id: t`Number`,
    user_id: t`User ID`,
    email: t`E-mail`,
    reason: t`Reason`,
    order_id: t`Order ID`,
    booked_from: t`Added from`,
    booked_to: t`Added to`,
    with_reversed: t`Reversed rows`,
  }
  const reversed = { items: [{ value: 'true', label: t`Shown` }], anyLabel: t`Hidden` }
  const fields = new Map(filterFields('points', labels, reasons).map((field) => [field.name, field]))
  return ledgerFilters
    .flatMap((name) => fields.get(name) ?? [])
    .map((field) => (field.name === 'with_reversed' ? { ...field, ...reversed } : field))
}
