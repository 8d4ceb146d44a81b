import { createContext, type ReactNode } from 'react'
import { Trend, type TrendProps } from './Trend.tsx'

/** Draws the chart of somebody who is not signed in: a share link may have one with annotations. */
export const ReaderTrendContext = createContext((props: TrendProps): ReactNode => <Trend {...props} />)
