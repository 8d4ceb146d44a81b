import { Trans, useLingui } from '@lingui/react/macro'
import type { Dashboard } from '@sightline/api-client'
import { Link, tabular, token, typography, useFormat } from '@sightline/ui'
import { styled } from 'styled-components'
import { hrefOf } from '../../../lib/navigation/hashAddress.ts'
import { paths } from '../../../lib/navigation/paths.ts'
import { useUpdatedAt, type StatsQuery } from '../api.ts'
import { definitions, type Defined } from '../../../lib/definitions/definitions.ts'
import { useFilterSentence } from '../filters/useFilterSentence.ts'

export interface MetricDefinitionProps {
  /** The name of the definition. */
  of: Defined
  /** The name of the explained metric or breakdown on the page. */
  name: string
  siteId: string
  statsQuery: StatsQuery | undefined
  /** The metrics, of which the range, the source and the last bucket are read. */
  dashboard: Pick<Dashboard, 'range' | 'source' | 'series'>
  /**
   * The time at which the metrics arrived, in milliseconds.
   * @default when those of the query came
   */
  updatedAt?: number
}

/** The definition of a metric, with the query and the time it was counted for. */
export default function MetricDefinitionText({
  of,
  name,
  siteId,
  statsQuery,
  dashboard,
  updatedAt,
}: MetricDefinitionProps) {
  const { t, i18n } = useLingui()
  const format = useFormat()
  const filterSentence = useFilterSentence()
  const shownAt = useUpdatedAt(siteId, statsQuery)
  const { range, source, series } = dashboard
  const instant = (at: string | Date) => format.instant(at, range.time_zone)
  const filters = (statsQuery?.filters ?? []).map(filterSentence)
  const state = (): string => {
    const until = instant(source.complete_until)
    if (Date.parse(source.complete_until) < Date.parse(range.to)) return t`Complete until ${until}`
    return series.at(-1)?.partial === true ? t`In progress: data up to now` : t`Complete`
  }
  const cameAt = updatedAt ?? shownAt
  const facts = [
    [t`From`, instant(range.from)],
    [t`To`, instant(range.to)],
    [t`Time zone`, range.time_zone],
    [t`Filters`, filters.length === 0 ? t`None` : filters.join('; ')],
    [t`Left out`, t`Automated visits, and what the settings of the site exclude`],
    [t`State`, state()],
    ...(cameAt === undefined ? [] : [[t`Updated`, instant(new Date(cameAt))] as const]),
  ] as const
  return (
    <Root>
      <strong>{name}</strong>
      <p>{i18n._(definitions[of])}</p>
      {/** A frame of another site cannot open another page of the product. */}
      <Link href={`${import.meta.env.BASE_URL}${hrefOf(paths.definitions(of))}`} isExternal>
        <Trans>All definitions, with examples</Trans>
      </Link>
      <dl>
        {facts.map(([term, fact]) => (
          <div key={term}>
            <dt>{term}</dt>
            <dd>{fact}</dd>
          </div>
        ))}
      </dl>
    </Root>
  )
}

const Root = styled.div`
  ${typography.body}
  ${tabular}
  display: grid;
  gap: ${token['space-4']};
  inline-size: 20rem;
  max-inline-size: 100%;
  strong {
    font-weight: ${token['weight-semibold']};
  }
  p,
  dl,
  dd {
    margin: 0;
  }
  p {
    color: ${token['text-secondary']};
  }
  dl {
    ${typography.caption}
    display: grid;
    gap: ${token['space-2']};
    padding-block-start: ${token['space-4']};
    border-block-start: 1px solid ${token['border-subtle']};
  }
  dl > div {
    display: grid;
    grid-template-columns: 5.5rem minmax(0, 1fr);
    gap: ${token['space-4']};
  }
  dt {
    color: ${token['text-tertiary']};
  }
  dd {
    overflow-wrap: anywhere;
  }
`
