import { useId } from 'react'
import styled from 'styled-components'
import { token } from '../../theme/theme.ts'
import { pointsOf, runsOf, smoothPath } from './path.ts'

export interface SparklineProps {
  /** The values in order of time; null where one is missing. */
  values: readonly (number | null)[]
  /**
   * Whether the line is in the colour of data: on a selected card, or where the data are live.
   * @default false
   */
  isSelected?: boolean
  /**
   * Whether it fills the width of its box instead of 88 px.
   * @default false
   */
  isFullWidth?: boolean
}

const width = 88
const height = 28

/** The shape of a series, without axis and figures. Decorative; time runs left to right in every language. */
export function Sparkline({ values, isSelected = false, isFullWidth = false }: SparklineProps) {
  const gradient = useId()
  const runs = runsOf(pointsOf(values, width, height, 2))
  return (
    <Root
      viewBox={`0 0 ${width} ${height}`}
      preserveAspectRatio="none"
      aria-hidden="true"
      $isFullWidth={isFullWidth}
      $isSelected={isSelected}
    >
      <defs>
        <linearGradient id={gradient} x2="0" y2="1">
          <stop stopColor="currentColor" stopOpacity="0.2" />
          <stop offset="1" stopColor="currentColor" stopOpacity="0" />
        </linearGradient>
      </defs>
      {runs.map((run) => {
        const path = smoothPath(run)
        const [start, end] = [run[0]?.x ?? 0, run.at(-1)?.x ?? 0]
        return (
          <g key={start}>
            <path d={`${path}L${end} ${height}L${start} ${height}Z`} fill={`url(#${gradient})`} />
            <Line d={path} vectorEffect="non-scaling-stroke" />
          </g>
        )
      })}
    </Root>
  )
}

const Root = styled.svg<{ $isFullWidth: boolean; $isSelected: boolean }>`
  display: block;
  inline-size: ${({ $isFullWidth }) => ($isFullWidth ? '100%' : `${width}px`)};
  block-size: ${({ $isFullWidth }) => ($isFullWidth ? 56 : height)}px;
  color: ${({ $isSelected }) => ($isSelected ? token['chart-1'] : token['chart-compare'])};
  @media (forced-colors: active) {
    color: CanvasText;
  }
`

const Line = styled.path`
  fill: none;
  stroke: currentcolor;
  stroke-width: 1.5;
  stroke-linejoin: round;
`
