import { useState } from 'react'
import { lazyDialog } from '../../../lib/lazy-code/lazyDialog.tsx'
import { withTexts } from '../../../lib/lazy-code/loadPage.ts'
import { useAnnotations } from '../annotations/useAnnotations.ts'
import { todayIn } from '../query/range.ts'
import { daysBetween } from './chartDays.ts'
import { Trend, type TrendProps } from './Trend.tsx'

const AnnotationsDialog = lazyDialog(withTexts(() => import('../annotations/AnnotationsDialog.tsx'), 'management'))

/** The chart of a share link that has the site's annotations, which its readers can only read. */
export function NotedTrend(shown: Omit<TrendProps, 'more'>) {
  const { siteId, dashboard, state } = shown
  const annotations = useAnnotations(siteId, dashboard !== undefined)
  const [open, setOpen] = useState<readonly string[]>([])
  const range = dashboard?.range
  const today = todayIn(range?.time_zone ?? 'UTC')
  const day = range === undefined ? today : daysBetween(range.from, range.to, range.time_zone).to
  return (
    <>
      <Trend
        {...shown}
        more={{
          annotations,
          onAnnotationPress: (pressed) => {
            setOpen(pressed.map(({ id }) => id))
            state.openPanel('notes')
          },
          today,
        }}
      />
      {state.panel === 'notes' && open.length > 0 && (
        <AnnotationsDialog
          siteId={siteId}
          annotations={annotations.filter(({ id }) => open.includes(id))}
          day={day < today ? day : today}
          isByHour={range?.interval === 'hour'}
          mayChange={false}
          onClose={state.closePanel}
        />
      )}
    </>
  )
}
