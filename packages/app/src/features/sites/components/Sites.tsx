import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { overviewRanges, type Website } from '@sightline/api-client'
import {
  Button,
  EmptyState,
  NoMatchIcon,
  PageHeader,
  PlusIcon,
  SearchField,
  SegmentedControl,
  Select,
  SortIcon,
  VisuallyHidden,
} from '@sightline/ui'
import { useDeferredValue, useState, type ReactNode } from 'react'
import { WriteLink } from '../../account/index.ts'
import { hrefOf } from '../../../lib/navigation/hashAddress.ts'
import { paths } from '../../../lib/navigation/paths.ts'
import { useOverview } from '../api.ts'
import { listed, sortings } from './siteList.ts'
import { SitesGrid } from './SitesGrid.tsx'
import { SitesTotals } from './SitesTotals.tsx'
import { useSitesView } from './useSitesView.ts'

/** The number of sites from which on a search field is shown. */
const searchedFrom = 9

interface SitesProps {
  websites: readonly Website[]
  /** Content before the sites, below the page’s heading. */
  start: ReactNode
}

/** Every site with its metrics of one range, with a search by name and a choice of order. */
export function Sites({ websites, start }: SitesProps) {
  const { t } = useLingui()
  const { range, openRange, sorting, sort } = useSitesView()
  const overview = useOverview(range)
  const [search, setSearch] = useState('')
  const isSearchable = websites.length >= searchedFrom
  // The field shows each letter at once; the cards follow.
  const wanted = useDeferredValue(isSearchable ? search : '')
  const shown = listed(websites, overview.data?.overviews, { search: wanted, sorting })
  const count = shown.length
  const [today, week, month] = overviewRanges
  return (
    <>
      <PageHeader
        title={<Trans>My sites</Trans>}
        description={<SitesTotals count={websites.length} overview={overview.data} isFailed={overview.isError} />}
        actions={
          <>
            {isSearchable && <SearchField aria-label={t`Search sites`} value={search} onChange={setSearch} />}
            {websites.length > 1 && (
              <Select
                aria-label={t`Order of the sites`}
                size="md"
                icon={SortIcon}
                items={sortings.map((value) => ({
                  value,
                  label: { added: t`Date added`, visitors: t`Most visitors`, name: t`Name` }[value],
                }))}
                value={sorting}
                onChange={(value) => {
                  const chosen = sortings.find((known) => known === value)
                  if (chosen !== undefined) sort(chosen)
                }}
              />
            )}
            <SegmentedControl
              aria-label={t`Date range`}
              items={[
                { value: today, label: t`Today` },
                { value: week, label: t`7 days` },
                { value: month, label: t`30 days` },
              ]}
              value={range}
              onChange={openRange}
            />
            <WriteLink variant="primary" icon={PlusIcon} href={hrefOf(paths.addWebsite)}>
              <Trans>Add website</Trans>
            </WriteLink>
          </>
        }
      />
      {start}
      {isSearchable && (
        <VisuallyHidden role="status">
          {wanted !== '' && <Plural value={count} one="# site" other="# sites" />}
        </VisuallyHidden>
      )}
      {count === 0 ? (
        <EmptyState
          icon={NoMatchIcon}
          title={<Trans>No site matches</Trans>}
          actions={
            <Button onPress={() => setSearch('')}>
              <Trans>Clear the search</Trans>
            </Button>
          }
        >
          <Trans>Names and domains were searched.</Trans>
        </EmptyState>
      ) : (
        <SitesGrid websites={shown} overview={overview} />
      )}
    </>
  )
}
