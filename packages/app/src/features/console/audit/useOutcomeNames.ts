import { useLingui } from '@lingui/react/macro'
import { useMemo } from 'react'

/** The names of the outcomes of a staff member’s call. */
export function useOutcomeNames() {
  const { t } = useLingui()
  return useMemo(
    () => ({ started: t`Started`, done: t`Done`, partly: t`Partly done`, refused: t`Refused`, failed: t`Failed` }),
    [t],
  )
}
