import type { Dashboard, Website } from '@sightline/api-client'
import { token } from '@sightline/ui'
import styled from 'styled-components'
import type { Question } from '../session/figures.ts'
import { Attribution } from './Attribution.tsx'
import { Figures } from './Figures.tsx'
import { isEmpty } from './metrics.ts'
import { NothingHere } from './NothingHere.tsx'
import { Panels } from './Panels.tsx'
import type { Period } from './range.ts'
import type { ViewState } from './useView.ts'

/** What the board needs to know of a site. */
export type BoardSite = Pick<Website, 'id' | 'name' | 'domain' | 'time_zone' | 'week_start' | 'currency_type'>

interface BoardProps {
  siteId: string
  state: ViewState
  /** Undefined while it is not known which range opens. */
  period: Period | undefined
  question: Question | undefined
  /** The figures; undefined while the first ones load. */
  dashboard: Dashboard | undefined
  /** Whether these are still those of another question. */
  isOther: boolean
  /**
   * Whether the person who looks is signed in, and may have notes and a prediction.
   * @default false
   */
  isMember?: boolean
  /**
   * Whether the site is theirs to change.
   * @default false
   */
  mayChange?: boolean
}

/** The figures, the chart, and everything that they are broken down by. */
export function Board(props: BoardProps) {
  const { siteId, state, period, question, dashboard, isOther, isMember = false, mayChange = false } = props
  return (
    <Stack>
      <Figures {...{ siteId, state, period, question, dashboard, isMember, mayChange }} />
      {dashboard !== undefined && isEmpty(dashboard) ? (
        <NothingHere {...{ state, period }} />
      ) : (
        <Panels {...{ siteId, state, question, dashboard, isOther, mayChange }} />
      )}
      <Attribution />
    </Stack>
  )
}

const Stack = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${token['layout-gutter']};
`
