import { Plural, Trans, useLingui } from '@lingui/react/macro'
import {
  AddSiteCard,
  Button,
  ButtonLink,
  Card,
  EmptyState,
  ErrorState,
  NoMatchIcon,
  PageHeader,
  PlusIcon,
  SearchField,
  SiteGrid,
  Skeleton,
  VisuallyHidden,
} from '@sightline/ui'
import type { SiteOverview, Website } from '@sightline/api-client'
import { useState } from 'react'
import { hrefOf } from '../../navigation/hash.ts'
import { paths } from '../../navigation/paths.ts'
import { useOverview, useWebsites } from '../../session/queries.ts'
import { useMessageText } from '../../texts/messageTexts.ts'
import { SiteSummary } from './SiteSummary.tsx'

/** My sites. */
export function SitesPage() {
  const text = useMessageText()
  const websites = useWebsites()
  if (websites.isPending) return <LoadingSites />
  if (websites.isError) {
    return (
      <ErrorState
        level={1}
        title={<Trans>Your sites could not be loaded</Trans>}
        onRetry={() => void websites.refetch()}
      >
        {text(websites.error.message)}
      </ErrorState>
    )
  }
  return websites.data.length === 0 ? <NoSites /> : <Sites websites={websites.data} />
}

/** From here on a grid is quicker searched than read. */
const searchedFrom = 9

function Sites({ websites }: { websites: readonly Website[] }) {
  const { t } = useLingui()
  const overview = useOverview()
  const [search, setSearch] = useState('')
  const isSearchable = websites.length >= searchedFrom
  const shown = isSearchable ? websites.filter((website) => matches(website, search)) : websites
  const count = shown.length
  return (
    <>
      <PageHeader
        title={<Trans>My sites</Trans>}
        summary={<Summary count={websites.length} today={overview.data} isFailed={overview.isError} />}
        actions={
          <>
            {isSearchable && <SearchField aria-label={t`Search sites`} value={search} onChange={setSearch} />}
            <ButtonLink variant="primary" icon={PlusIcon} href={hrefOf(paths.addWebsite)}>
              <Trans>Add website</Trans>
            </ButtonLink>
          </>
        }
      />
      {isSearchable && (
        <VisuallyHidden role="status">
          {search !== '' && <Plural value={count} one="# site" other="# sites" />}
        </VisuallyHidden>
      )}
      {shown.length === 0 ? (
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
        <SiteGrid>
          {shown.map((website) => (
            <li key={website.id}>
              <SiteSummary
                website={website}
                today={overview.data?.get(website.id)}
                isLoading={overview.isPending}
                now={overview.dataUpdatedAt}
              />
            </li>
          ))}
          <li>
            <AddSiteCard href={hrefOf(paths.addWebsite)} title={t`Add website`} />
          </li>
        </SiteGrid>
      )}
    </>
  )
}

function matches({ name, domain }: Website, search: string): boolean {
  const wanted = search.trim().toLocaleLowerCase()
  return [name, domain].some((text) => text.toLocaleLowerCase().includes(wanted))
}

interface SummaryProps {
  count: number
  today: ReadonlyMap<string, SiteOverview> | undefined
  isFailed: boolean
}

/** How many sites there are, and how all of them are doing. */
function Summary({ count, today, isFailed }: SummaryProps) {
  const sum = (figure: 'visitors_today' | 'current_visitors') =>
    [...(today?.values() ?? [])].reduce((total, site) => total + site[figure], 0)
  return (
    <>
      <Plural value={count} one="# site" other="# sites" />
      {today !== undefined && (
        <>
          {' · '}
          <Plural value={sum('visitors_today')} one="# visitor today" other="# visitors today" />
          {' · '}
          <Plural value={sum('current_visitors')} one="# online now" other="# online now" />
        </>
      )}
      {isFailed && (
        <>
          {' · '}
          <Trans>the figures of today could not be loaded</Trans>
        </>
      )}
    </>
  )
}

function NoSites() {
  return (
    <EmptyState
      level={1}
      title={<Trans>Your first site starts here</Trans>}
      actions={
        <ButtonLink variant="primary" size="lg" icon={PlusIcon} href={hrefOf(paths.addWebsite)}>
          <Trans>Add website</Trans>
        </ButtonLink>
      }
    >
      <Trans>Name it, paste one line of code, and see the first visit within seconds. About two minutes.</Trans>
    </EmptyState>
  )
}

function LoadingSites() {
  return (
    <div aria-busy="true">
      <PageHeader title={<Trans>My sites</Trans>} summary={<Skeleton inlineSize="4rem" />} />
      <VisuallyHidden role="status">
        <Trans>Loading your sites</Trans>
      </VisuallyHidden>
      <SiteGrid aria-hidden="true">
        {[0, 1, 2].map((key) => (
          <li key={key}>
            <Card style={{ minBlockSize: '11.875rem' }}>
              <Skeleton inlineSize="60%" />
            </Card>
          </li>
        ))}
      </SiteGrid>
    </div>
  )
}
