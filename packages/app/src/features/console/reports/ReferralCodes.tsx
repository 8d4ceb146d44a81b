import { Trans, useLingui } from '@lingui/react/macro'
import { analyticsLimits } from '@sightline/api-client'
import { Card, DataTable, type DataTableColumn } from '@sightline/ui'
import { useMemo } from 'react'
import type { Growth } from './metrics.ts'
import { useConversionColumns } from './useConversionColumns.ts'

type ReferralCode = Growth['referrers'][number]

const rowsPerPage = 20

const codeOf = ({ ref_code }: ReferralCode) => ref_code

/** The referral codes with the most registrations. */
export function ReferralCodes({ referrers }: Pick<Growth, 'referrers'>) {
  const { t } = useLingui()
  const limit = analyticsLimits.referrers
  const conversion = useConversionColumns()
  const columns = useMemo(
    (): DataTableColumn<ReferralCode>[] => [
      { id: 'ref_code', header: t`Referral code`, value: codeOf, kind: 'code', isSortable: true, minWidth: 140 },
      { id: 'email', header: t`Owner`, value: ({ email }) => email, minWidth: 180, priority: 3 },
      ...conversion,
    ],
    [t, conversion],
  )
  return (
    <Card
      title={<Trans>Referral codes</Trans>}
      description={
        <Trans>
          The {limit} codes with the most registrations in this range, and how many of these accounts have a paid order
          by now.
        </Trans>
      }
    >
      <DataTable
        caption={t`Referral codes`}
        columns={columns}
        rowName={codeOf}
        getRowId={codeOf}
        items={referrers}
        density="compact"
        pageSize={referrers.length > rowsPerPage ? rowsPerPage : undefined}
        csvName="referral-codes"
        empty={t`No referrals in this range`}
      />
    </Card>
  )
}
