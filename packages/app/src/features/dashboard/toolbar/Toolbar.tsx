import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import {
  CompareControl,
  dateRangePresetGroups,
  DateRangePicker,
  FilterBar,
  furtherPresets,
  token,
  type SavedViews,
} from '@sightline/ui'
import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import { lazyInPlace } from '../../../lib/lazy-code/lazyCode.tsx'
import type { Dashboard as DashboardAnswer } from '@sightline/api-client'
import type { DashboardSite } from '../components/Dashboard.tsx'
import { useFilters } from '../filters/useFilters.ts'
import { firstDayOfAll, periodOf, pickedOf, type Period } from '../query/range.ts'
import { useRangeKeys } from './useRangeKeys.ts'
import { useStickyScrollPadding } from './useStickyScrollPadding.ts'
import type { ViewState } from '../query/useView.ts'

const InvalidRange = lazyInPlace(() => import('./InvalidRange.tsx'))
const InvalidFilters = lazyInPlace(() => import('../filters/InvalidFilters.tsx'))

const presets = [...dateRangePresetGroups, furtherPresets]

interface ToolbarProps {
  /** The site; undefined while it loads. */
  site: DashboardSite | undefined
  state: ViewState
  /** The period; undefined while the opening range is not known. */
  period: Period | undefined
  /** The range of the metrics that are shown, which says when all time began. */
  shownRange?: DashboardAnswer['range'] | undefined
  /** The saved views; without them there is no menu of views. */
  savedViews?: SavedViews | undefined
  /** The number of visitors that match the filters; undefined while it is requested. */
  visitors: number | undefined
  /** Whether the number is not known because the metrics could not be loaded. @default false */
  isFailed?: boolean
  /**
   * Whether the page has no header above the toolbar.
   * @default false
   */
  isOnTop?: boolean
  /** The notices about the metrics. */
  children?: ReactNode
}

/** Chooses the filters, the period and the comparison; sticks to the top of the page. */
export function Toolbar(props: ToolbarProps) {
  const { site, state, period, shownRange, savedViews, visitors, isFailed = false, isOnTop = false, children } = props
  const { view, push } = state
  const { t } = useLingui()
  const filters = useFilters(site?.id, state, period)
  const opening = useRangeKeys(period, push)
  // Nothing came before all time, but days that somebody has chosen can be beside it.
  const isAlone = period?.range === 'all' && view.comparison?.kind !== 'custom'
  const stickyRef = useStickyScrollPadding()
  return (
    <>
      <Root ref={stickyRef} $isOnTop={isOnTop}>
        <FilterBar
          {...filters}
          savedViews={savedViews}
          loadingState={visitors === undefined && !isFailed ? 'loading' : 'idle'}
          result={
            visitors === undefined ? undefined : t`${plural(visitors, { one: '# visitor', other: '# visitors' })}`
          }
          end={
            <>
              <CompareControl
                value={isAlone ? null : view.comparison}
                isDisabled={isAlone}
                onChange={(comparison) => push({ comparison })}
              />
              <DateRangePicker
                {...opening}
                value={period && pickedOf(period)}
                presets={presets}
                hasRelativeRanges
                firstDay={firstDayOfAll(shownRange)}
                comparison={view.comparison}
                onChange={(chosen, comparison) => {
                  push({ period: periodOf(chosen), comparison })
                }}
                timeZone={site?.time_zone ?? 'UTC'}
                weekStart={site?.week_start ?? 'monday'}
                isDisabled={period === undefined}
              />
            </>
          }
        />
        {children}
      </Root>
      {state.view.invalidRange !== null && <InvalidRange state={state} />}
      {state.view.invalidFilters.length > 0 && <InvalidFilters state={state} />}
    </>
  )
}

const Root = styled.div<{ $isOnTop: boolean }>`
  position: sticky;
  z-index: ${token['z-sticky']};
  inset-block-start: ${({ $isOnTop }) => ($isOnTop ? 0 : token['layout-header'])};
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${token['space-4']};
  /** The cards below draw a shadow outside of their upper edge, which the margin leaves visible. */
  margin-block: calc(-1 * ${token['space-5']}) ${token['space-1']};
  padding-block: ${token['space-5']} calc(${token['space-5']} - ${token['space-1']});
  background: ${token['bg-canvas']};
`
