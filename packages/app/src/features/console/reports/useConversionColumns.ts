import { useLingui } from '@lingui/react/macro'
import type { DataTableColumn } from '@sightline/ui'
import { useMemo } from 'react'
import { conversionOf, type Growth } from './metrics.ts'

type Registrations = Pick<Growth['totals'], 'registrations' | 'paying'>

/** The columns of registrations, those of them that pay, and the share of these. */
export function useConversionColumns(): readonly DataTableColumn<Registrations>[] {
  const { t } = useLingui()
  return useMemo(
    () => [
      {
        id: 'registrations',
        header: t`Registrations`,
        value: ({ registrations }: Registrations) => registrations,
        kind: 'number' as const,
        isSortable: true,
      },
      {
        id: 'paying',
        header: t`Paying by now`,
        value: ({ paying }: Registrations) => paying,
        kind: 'number' as const,
        isSortable: true,
        priority: 1,
      },
      {
        id: 'conversion_rate',
        header: t`Trial to paid`,
        value: conversionOf,
        kind: 'percent' as const,
        isSortable: true,
        priority: 2,
      },
    ],
    [t],
  )
}
