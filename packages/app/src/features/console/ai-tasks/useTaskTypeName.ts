import { useLingui } from '@lingui/react/macro'
import { useCallback } from 'react'

/** The name of a type of AI tasks: those of the product have one, others are named as whoever has added them called them. */
export function useTaskTypeName(): (type: string) => string {
  const { t } = useLingui()
  return useCallback(
    (type) => {
      switch (type) {
        case 'summary':
          return t`Site summary`
        case 'explain_change':
          return t`Explanation`
        default:
          return type
      }
    },
    [t],
  )
}
