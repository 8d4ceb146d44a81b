import { useLingui } from '@lingui/react/macro'
import { useMemo } from 'react'

/** How orders are paid. */
export function usePaymentProviderNames() {
  const { t } = useLingui()
  return useMemo(() => ({ manual: t`By hand`, stripe: 'Stripe', points: t`Points` }), [t])
}
