import { Trans, useLingui } from '@lingui/react/macro'
import type { AppUser, CallOutput, FixedDimension, Range } from '@sightline/api-client'
import {
  Button,
  Callout,
  CodeSnippet,
  DataTable,
  type DataTableColumn,
  DescriptionList,
  Dialog,
  Inline,
  missing,
  SegmentedControl,
  Select,
  useFormat,
} from '@sightline/ui'
import { FormActions, FormColumn, FormRow } from '@sightline/ui/form'
import { useMemo, useState } from 'react'
import { useApi } from '../../../../lib/api/ApiContext.ts'
import { useMessageText } from '../../../../lib/i18n/messageTexts.ts'
import { useSiteMetricsChoices } from './useSiteMetricsChoices.ts'

export type UserSite = CallOutput<'app', 'fetchAppWebsiteList'>['list'][number]

type QueryAnswer = CallOutput<'appUser', 'fetchQueryApi'>

const noBreakdown = 'none'

interface SiteMetricsDialogProps {
  /** The owner of the site. */
  user: Pick<AppUser, 'id'>
  site: Pick<UserSite, 'id' | 'domain'>
  onClose: () => void
}

/**
 * Asks for the metrics of a user’s site by one query: staff may see those, and not the dashboard, which is the owner’s. Each
 * query is written into the audit log.
 */
export function SiteMetricsDialog({ user, site: { id, domain }, onClose }: SiteMetricsDialogProps) {
  const { t } = useLingui()
  const api = useApi()
  const text = useMessageText()
  const { ranges, dimensions } = useSiteMetricsChoices()
  const [range, setRange] = useState<Range>('7d')
  const [dimension, setDimension] = useState<FixedDimension | null>('page')
  const [isPending, setIsPending] = useState(false)
  const [error, setError] = useState<string | null>(null)
  const [answer, setAnswer] = useState<QueryAnswer | null>(null)
  const run = async () => {
    setIsPending(true)
    setError(null)
    const input = { id: user.id, site_id: id, range, ...(dimension !== null && { dimension, limit: 100 }) }
    const result = await api.appUser.fetchQueryApi(input)
    setIsPending(false)
    if (result.code !== 200) return setError(text(result.message))
    setAnswer(result.data)
  }
  return (
    <Dialog
      title={<Trans>Statistics of {domain}</Trans>}
      size="lg"
      isOpen
      onOpenChange={onClose}
      footer={
        <FormActions>
          <Button onPress={onClose}>
            <Trans>Close</Trans>
          </Button>
          <Button variant="primary" isPending={isPending} onPress={() => void run()}>
            <Trans>Show statistics</Trans>
          </Button>
        </FormActions>
      }
    >
      <FormColumn as="div">
        <FormRow>
          <Select
            label={t`Range`}
            items={ranges}
            value={range}
            onChange={(value) => setRange(ranges.find((known) => known.value === value)?.value ?? '7d')}
          />
          <Select
            label={t`Breakdown`}
            items={[{ value: noBreakdown, label: t`None` }, ...dimensions]}
            value={dimension ?? noBreakdown}
            onChange={(value) => setDimension(dimensions.find((known) => known.value === value)?.value ?? null)}
          />
        </FormRow>
        {error !== null && <Callout tone="negative" title={error} />}
        {answer !== null && <Answer answer={answer} domain={domain} />}
      </FormColumn>
    </Dialog>
  )
}

type Row = QueryAnswer['rows'][number] & { id: string }

function Answer({ answer, domain }: { answer: QueryAnswer; domain: string }) {
  const { t } = useLingui()
  const format = useFormat()
  const { totals, range } = answer
  const [form, setForm] = useState<'table' | 'json'>('table')
  const rows = useMemo(() => answer.rows.map((row): Row => ({ ...row, id: row.value })), [answer])
  const columns = useMemo(
    (): DataTableColumn<Row>[] => [
      { id: 'value', header: t`Value`, value: ({ value }) => value || null, isSortable: true, minWidth: 160 },
      {
        id: 'visitors',
        header: t`Visitors`,
        value: ({ visitors }) => visitors,
        kind: 'number',
        isSortable: true,
        total: totals.visitors ?? null,
      },
      { id: 'count', header: t`Count`, value: ({ count }) => count, kind: 'number', isSortable: true, priority: 2 },
    ],
    [t, totals],
  )
  const control = (
    <Inline>
      <SegmentedControl
        aria-label={t`View`}
        size="sm"
        items={[
          { value: 'table', label: t`Table` },
          { value: 'json', label: t`JSON` },
        ]}
        value={form}
        onChange={setForm}
      />
    </Inline>
  )
  if (form === 'json')
    return (
      <>
        {control}
        <CodeSnippet aria-label={t`The answer as JSON`} code={JSON.stringify(answer, null, 2)} />
      </>
    )
  return (
    <>
      {control}
      <DescriptionList
        role="status"
        items={[
          { id: 'days', term: <Trans>Days</Trans>, description: format.days(range.from, range.to, range.time_zone) },
          { id: 'visitors', term: <Trans>Visitors</Trans>, description: format.full(totals.visitors) },
          { id: 'visits', term: <Trans>Visits</Trans>, description: format.full(totals.visits) },
          { id: 'views', term: <Trans>Views</Trans>, description: format.full(totals.pageviews) },
          {
            id: 'bounceRate',
            term: <Trans>Bounce rate</Trans>,
            description: totals.visits === 0 ? missing : format.percent(totals.bounce_rate),
          },
          {
            id: 'visitDuration',
            term: <Trans>Visit duration</Trans>,
            description: format.duration(totals.visit_duration),
          },
        ]}
      />
      {answer.dimension !== undefined && (
        <DataTable
          caption={t`Statistics of ${domain}`}
          columns={columns}
          rowName={({ value }) => value}
          items={rows}
          density="compact"
          csvName={`statistics-${domain}`}
          empty={t`No data`}
        />
      )}
    </>
  )
}
