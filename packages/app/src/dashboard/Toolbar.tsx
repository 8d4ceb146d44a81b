import { CompareControl, DateRangePicker, token } from '@sightline/ui'
import type { ReactNode } from 'react'
import styled from 'styled-components'
import type { BoardSite } from './Board.tsx'
import { Filters } from './Filters.tsx'
import type { Period } from './range.ts'
import type { ViewState } from './useView.ts'

interface ToolbarProps {
  /** Undefined while it is not known. */
  site: BoardSite | undefined
  state: ViewState
  /** Undefined while it is not known which range opens. */
  period: Period | undefined
  /** What stands at the start of the line. */
  children?: ReactNode
  /** What stands at its end. */
  actions?: ReactNode
}

/** Chooses whose figures, of which days, and compared with what; stays in sight. */
export function Toolbar({ site, state, period, children, actions }: ToolbarProps) {
  const { view, ask } = state
  return (
    <Root>
      {children}
      <Filters state={state} />
      <Choices>
        <CompareControl comparison={view.comparison} onChange={(comparison) => ask({ comparison })} />
        <DateRangePicker
          value={period}
          comparison={view.comparison}
          onChange={(chosen, comparison) => ask({ period: chosen, comparison })}
          timeZone={site?.time_zone ?? 'UTC'}
          weekStart={site?.week_start ?? 'monday'}
          isDisabled={period === undefined}
        />
        {actions}
      </Choices>
    </Root>
  )
}

const Root = styled.div`
  position: sticky;
  z-index: ${token['z-sticky']};
  inset-block-start: ${token['layout-header']};
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${token['space-4']} ${token['space-6']};
  /* The cards below keep their upper edge, which is drawn outside of them. */
  margin-block: calc(-1 * ${token['space-5']}) ${token['space-1']};
  padding-block: ${token['space-5']} calc(${token['space-5']} - ${token['space-1']});
  background: ${token['bg-canvas']};
`

const Choices = styled.div`
  display: flex;
  align-items: center;
  gap: ${token['space-4']};
  min-inline-size: 0;
  margin-inline-start: auto;
`
