import { useLingui } from '@lingui/react/macro'
import type { PointReason } from '@sightline/api-client'
import { useMemo } from 'react'

/** The names of the reasons for which points are added or taken. */
export function usePointReasons(): Record<PointReason, string> {
  const { t } = useLingui()
  return useMemo(
    () => ({
      grant: t`Granted`,
      referral: t`Referral`,
      order: t`Order`,
      spending: t`Spent`,
      correction: t`Correction`,
      reversal: t`Reversal`,
    }),
    [t],
  )
}
