import { useLingui } from '@lingui/react/macro'
import type { GoalConditionKind } from '@sightline/api-client'
import { useMemo } from 'react'

interface PatternTexts {
  label: string
  placeholder: string
  description: string
}

/** The words for the conditions of goals and funnel steps. */
export function useGoalConditionTexts(): {
  kinds: Record<GoalConditionKind, string>
  patterns: Record<GoalConditionKind, PatternTexts>
} {
  const { t } = useLingui()
  return useMemo(
    () => ({
      kinds: { page: t`View of a page`, event: t`Event` },
      patterns: {
        page: {
          label: t`Path`,
          placeholder: '/thanks',
          description: t`Begins with a slash; * stands for any characters.`,
        },
        event: {
          label: t`Name of the event`,
          placeholder: 'Purchase',
          description: t`As it is sent; * stands for any characters.`,
        },
      },
    }),
    [t],
  )
}
