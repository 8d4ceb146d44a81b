import { useLingui } from '@lingui/react/macro'
import type { DeedKind } from '@sightline/api-client'
import { useMemo } from 'react'

interface PatternTexts {
  label: string
  placeholder: string
  help: string
}

/** What goals and steps of funnels are made of, in words. */
export function useGoalConditionTexts(): {
  kinds: Record<DeedKind, string>
  patterns: Record<DeedKind, PatternTexts>
} {
  const { t } = useLingui()
  return useMemo(
    () => ({
      kinds: { page: t`View of a page`, event: t`Event` },
      patterns: {
        page: { label: t`Path`, placeholder: '/thanks', help: t`Begins with a slash; * stands for any characters.` },
        event: {
          label: t`Name of the event`,
          placeholder: 'Purchase',
          help: t`As it is sent; * stands for any characters.`,
        },
      },
    }),
    [t],
  )
}
