import { useLingui } from '@lingui/react/macro'
import { useMemo } from 'react'

/** How a call of staff ended. */
export function useOutcomeNames() {
  const { t } = useLingui()
  return useMemo(() => ({ started: t`Started`, done: t`Done`, refused: t`Refused`, failed: t`Failed` }), [t])
}
