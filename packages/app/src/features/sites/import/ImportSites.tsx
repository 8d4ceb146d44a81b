import { plural } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { googleLimits, type CallOutput, type GoogleFailure } from '@sightline/api-client'
import {
  PlusIcon,
  Callout,
  Card,
  DataTable,
  ButtonLink,
  EmptyState,
  Link,
  nothingSelected,
  SearchField,
  Stack,
  type DataTableColumn,
} from '@sightline/ui'
import { useMemo, useState } from 'react'
import { hrefOf } from '../../../lib/navigation/hashAddress.ts'
import { paths } from '../../../lib/navigation/paths.ts'
import { useApi } from '../../../lib/api/ApiContext.ts'
import { useMessageText } from '../../../lib/i18n/messageTexts.ts'
import { useIsReadOnly } from '../../account/index.ts'
import { ImportedSites } from './ImportedSites.tsx'
import { useGoogleFailureTexts } from '../../google-property/index.ts'
import { useGoogleProperties } from './useGoogleProperties.ts'

type Property = CallOutput<'googleProperty', 'list'>['list'][number] & { id: string }

const pageSize = 20

/** What a person mends under Connected accounts. */
const endsByConnecting: ReadonlySet<GoogleFailure> = new Set(['reconnect', 'disconnected', 'scope_missing'])

/** The properties of the connected Google accounts to choose from; afterwards, the result for each of them. */
export function ImportSites() {
  const { t } = useLingui()
  const api = useApi()
  const text = useMessageText()
  const failureTexts = useGoogleFailureTexts()
  const isReadOnly = useIsReadOnly()
  const [search, setSearch] = useState('')
  const [current, setCurrent] = useState(1)
  const [selected, setSelected] = useState(nothingSelected)
  const [job, setJob] = useState<{ id: string; count: number } | null>(null)
  const [error, setError] = useState<string | null>(null)
  const { data, isPending, isError, refetch } = useGoogleProperties({ search, current, pageSize })
  const isNothingKnown = search === '' && data?.total === 0 && data.connections.some(({ failure }) => failure !== null)
  const columns = useColumns()
  const rows = useMemo(
    () => data?.list.map((property) => ({ ...property, id: `${property.connection_id}/${property.property_id}` })),
    [data],
  )

  const importSelected = async () => {
    const properties = [...selected.ids].map((id) => {
      const [connection_id = '', property_id = ''] = id.split('/')
      return { connection_id, property_id }
    })
    const result = await api.googleProperty.importProperties({ properties })
    if (result.code !== 200) return setError(result.message)
    setError(null)
    setSelected(nothingSelected)
    setJob({ id: result.data.job_id, count: properties.length })
  }

  if (job !== null) return <ImportedSites jobId={job.id} count={job.count} onBack={() => setJob(null)} />
  if (data?.connections.length === 0) return <NoConnection />
  return (
    <Card
      title={<Trans>Google Analytics properties</Trans>}
      description={<Trans>Domain, time zone and currency are copied. Nothing changes at Google.</Trans>}
    >
      <Stack>
        {error !== null && <Callout tone="negative" title={text(error)} />}
        {data?.connections.map(
          ({ id, label, failure }) =>
            failure !== null && (
              <Callout key={id} tone="warning" title={`${label}: ${failureTexts[failure]}`}>
                {endsByConnecting.has(failure) ? (
                  <Link href={hrefOf(paths.authorization)}>
                    <Trans>Reconnect</Trans>
                  </Link>
                ) : undefined}
              </Callout>
            ),
        )}
        {!isNothingKnown && (
          <>
            <SearchField
              aria-label={t`Search properties`}
              value={search}
              onChange={(value) => {
                setSearch(value.slice(0, googleLimits.search))
                setCurrent(1)
              }}
            />
            <DataTable<Property>
              caption={t`Google Analytics properties`}
              columns={columns}
              rowName={({ name }) => name}
              items={rows}
              loadingState={isPending ? 'loading' : isError ? 'error' : 'idle'}
              onRetry={() => void refetch()}
              density="compact"
              narrow="cards"
              selection={{
                selected,
                // All properties of many accounts can be more than one job imports.
                onChange: ({ ids }) => setSelected({ ids: importable(ids, rows), isAll: false }),
                total: rows?.length ?? 0,
                actions: isReadOnly
                  ? []
                  : [{ id: 'import', label: t`Import`, icon: PlusIcon, onAction: () => void importSelected() }],
              }}
              pagination={{
                current,
                pageSize,
                total: data?.total ?? 0,
                showSizeChanger: false,
                showTotal: (total) => t`${plural(total, { one: '# property', other: '# properties' })}`,
              }}
              onPageChange={(page) => setCurrent(page)}
              onClearFilters={search === '' ? undefined : () => setSearch('')}
              empty={
                <EmptyState level={3} title={<Trans>No properties</Trans>}>
                  <Trans>The connected accounts have no Google Analytics property.</Trans>
                </EmptyState>
              }
            />
          </>
        )}
      </Stack>
    </Card>
  )
}

/**
 * Keeps the ids of properties that no site has yet, up to the number that one job imports. Ids from other pages stay.
 */
function importable(ids: ReadonlySet<string>, rows: readonly Property[] = []): Set<string> {
  const taken = new Set(rows.filter(({ site_id }) => site_id !== null).map(({ id }) => id))
  return new Set([...ids].filter((id) => !taken.has(id)).slice(0, googleLimits.import))
}

function useColumns() {
  const { t } = useLingui()
  return useMemo(
    (): DataTableColumn<Property>[] => [
      { id: 'name', header: t`Property`, value: ({ name }) => name, minWidth: 160 },
      { id: 'account_name', header: t`Account`, value: ({ account_name }) => account_name, minWidth: 140, priority: 1 },
      { id: 'property_id', header: t`Number`, value: ({ property_id }) => property_id, kind: 'code', priority: 2 },
      {
        id: 'site_id',
        header: t`Status`,
        value: ({ site_id }) => (site_id === null ? t`Not imported` : t`Imported`),
        cell: ({ site_id }) =>
          site_id === null ? (
            t`Not imported`
          ) : (
            <Link href={hrefOf(paths.dashboard(site_id))}>
              <Trans>Imported</Trans>
            </Link>
          ),
        minWidth: 110,
      },
    ],
    [t],
  )
}

function NoConnection() {
  return (
    <EmptyState
      level={2}
      title={<Trans>No Google account is connected</Trans>}
      actions={
        <ButtonLink variant="primary" href={hrefOf(paths.authorization)}>
          <Trans>Connected accounts</Trans>
        </ButtonLink>
      }
    >
      <Trans>Connect one under Connected accounts to list its Google Analytics properties here.</Trans>
    </EmptyState>
  )
}
