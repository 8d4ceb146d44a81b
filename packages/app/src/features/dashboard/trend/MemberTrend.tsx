import { Trans, useLingui } from '@lingui/react/macro'
import { forecastLimits, type Annotation } from '@sightline/api-client'
import { IconButton, NoteIcon, Paywall, token, typography } from '@sightline/ui'
import { useRef, useState } from 'react'
import { styled } from 'styled-components'
import { lazyInPlace } from '../../../lib/lazy-code/lazyCode.tsx'
import { lazyDialog } from '../../../lib/lazy-code/lazyDialog.tsx'
import { withTexts } from '../../../lib/lazy-code/loadPage.ts'
import { hrefOf } from '../../../lib/navigation/hashAddress.ts'
import { paths } from '../../../lib/navigation/paths.ts'
import { useMessageText } from '../../../lib/i18n/messageTexts.ts'
import { ForecastSwitch } from './ForecastSwitch.tsx'
import { daysBetween } from './chartDays.ts'
import { daysAhead } from './forecast.ts'
import { todayIn } from '../query/range.ts'
import { Trend, type TrendProps } from './Trend.tsx'
import { useAnnotations } from '../annotations/useAnnotations.ts'
import { useForecastView } from './useForecastView.tsx'

/** In the same file of code: the two have nearly all in common. */
export { NotedTrend } from './NotedTrend.tsx'

const { level } = forecastLimits

const LockedDays = lazyInPlace(() => import('./LockedDays.tsx'))
const AnnotationsDialog = lazyDialog(withTexts(() => import('../annotations/AnnotationsDialog.tsx'), 'management'))

interface MemberTrendProps extends Omit<TrendProps, 'more'> {
  /** Whether annotations can be added, changed and removed. */
  mayChange: boolean
}

/** The chart for people who are signed in, who also have annotations and a forecast. */
export default function MemberTrend({ mayChange, ...shown }: MemberTrendProps) {
  const { siteId, state, period, dashboard, metric } = shown
  const { view, replace, panel, openPanel, closePanel } = state
  const { t } = useLingui()
  const text = useMessageText()
  const annotations = useAnnotations(siteId, dashboard !== undefined)
  const [open, setOpen] = useState<readonly string[]>([])
  const [hasOpened, setHasOpened] = useState(false)
  const control = useRef<HTMLDivElement>(null)
  const range = dashboard?.range
  const today = todayIn(range?.time_zone ?? 'UTC')
  const { isLocked, obstacle, forecast, note } = useForecastView({ siteId, view, period, metric, today })
  const shownTo = range === undefined ? today : daysBetween(range.from, range.to, range.time_zone).to
  const isByDay = range?.interval === 'day'
  const isCovered = view.hasForecast && isLocked && obstacle === null
  const days = dashboard?.series.length ?? 0
  const ahead = isCovered && isByDay && days > 0 ? daysAhead(shownTo < today ? shownTo : today, days) : null
  const openNotes = (ids: readonly string[]) => {
    setOpen(ids)
    openPanel('notes')
  }

  const trend = (
    <Trend
      {...shown}
      more={{
        annotations,
        onAnnotationPress: (pressed) => openNotes(pressed.map(({ id }) => id)),
        forecast: isByDay ? forecast : undefined,
        locked: ahead === null ? undefined : { days: ahead, cover: drawingFrom },
        today,
        controls: (
          <>
            {mayChange && (
              <IconButton size="sm" icon={NoteIcon} aria-label={t`Add note`} onPress={() => openNotes([])} />
            )}
            <ForecastSwitch
              ref={control}
              isOn={view.hasForecast}
              obstacle={obstacle}
              onChange={(isOn) => {
                setHasOpened(isOn)
                replace({ hasForecast: isOn, ...(isOn && { interval: 'day' }) })
              }}
            />
          </>
        ),
      }}
    />
  )
  return (
    <>
      <Paywall
        title={text('premium_only')}
        benefit={<Trans>See visitors and views for the coming days, with an {level}% interval.</Trans>}
        plansHref={hrefOf(paths.plans)}
        isOpen={isCovered}
        share={ahead !== null ? ahead.length / (days - 1 + ahead.length) : undefined}
        autoFocus={hasOpened}
        onOpenChange={() => {
          replace({ hasForecast: false })
          control.current?.querySelector('input')?.focus()
        }}
      >
        {trend}
      </Paywall>
      {note !== null && <Line role="status">{note}</Line>}
      {isByDay && forecast !== undefined && dashboard?.comparison != null && (
        <Line role="status">
          <Trans>The comparison is hidden while the prediction is shown.</Trans>
        </Line>
      )}
      {panel === 'notes' && (mayChange || open.length > 0) && (
        <AnnotationsDialog
          siteId={siteId}
          annotations={withIds(annotations, open)}
          day={shownTo < today ? shownTo : today}
          isByHour={range?.interval === 'hour'}
          mayChange={mayChange}
          onClose={closePanel}
        />
      )}
    </>
  )
}

const drawingFrom = (start: number) => <LockedDays start={start} />

const withIds = (annotations: readonly Annotation[], ids: readonly string[]): Annotation[] =>
  annotations.filter(({ id }) => ids.includes(id))

const Line = styled.p`
  ${typography.caption}
  margin: 0;
  padding: 0 0 ${token['space-4']};
  color: ${token['text-secondary']};
`
