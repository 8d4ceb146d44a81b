import { Trans, useLingui } from '@lingui/react/macro'
import { analyticsLimits } from '@sightline/api-client'
import { Card, DataTable, type DataTableColumn } from '@sightline/ui'
import { useMemo } from 'react'
import type { Growth } from './metrics.ts'
import { useConversionColumns } from './useConversionColumns.ts'

type RegistrationSource = Growth['sources'][number]

const rowsPerPage = 20

const idOf = ({ utm_source, utm_medium }: RegistrationSource) => JSON.stringify([utm_source, utm_medium])

/** Where the registered accounts came from, and how many of them pay. */
export function RegistrationSources({ sources }: Pick<Growth, 'sources'>) {
  const { t } = useLingui()
  const conversion = useConversionColumns()
  const limit = analyticsLimits.sources
  const sourceOf = ({ utm_source }: RegistrationSource) => utm_source ?? t`None named`
  const columns = useMemo(
    (): DataTableColumn<RegistrationSource>[] => [
      {
        id: 'utm_source',
        header: t`UTM source`,
        value: ({ utm_source }) => utm_source ?? t`None named`,
        isSortable: true,
        minWidth: 140,
      },
      {
        id: 'utm_medium',
        header: t`UTM medium`,
        value: ({ utm_medium }) => utm_medium,
        isSortable: true,
        minWidth: 110,
        priority: 3,
      },
      ...conversion,
    ],
    [t, conversion],
  )
  return (
    <Card
      title={<Trans>Sources of registrations</Trans>}
      description={
        <Trans>
          The {limit} sources with the most registrations in this range, by the address with which people arrived.
        </Trans>
      }
    >
      <DataTable
        caption={t`Sources of registrations`}
        columns={columns}
        rowName={sourceOf}
        getRowId={idOf}
        items={sources}
        density="compact"
        pageSize={sources.length > rowsPerPage ? rowsPerPage : undefined}
        csvName="registration-sources"
        empty={t`No registrations in this range`}
      />
    </Card>
  )
}
