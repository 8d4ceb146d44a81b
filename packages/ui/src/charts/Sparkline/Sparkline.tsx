import { useId, type ComponentPropsWithRef } from 'react'
import { styled } from 'styled-components'
import { token } from '../../theme/theme.ts'
import { barsOf, pointsOf, runsOf, smoothPath } from './path.ts'
import type { StrictOmit } from '../../components/props.ts'

export interface SparklineProps extends StrictOmit<ComponentPropsWithRef<'svg'>, 'children' | 'values'> {
  /** The values in order of time; null where one is missing. */
  values: readonly (number | null)[]
  /**
   * Whether the line is in the colour of data: on a selected card, or where the data are live.
   * @default false
   */
  isSelected?: boolean | undefined
  /**
   * A line for what goes on, bars for parts that stand for themselves, the last of which runs: visitors of each minute.
   * @default 'line'
   */
  shape?: 'line' | 'bars' | undefined
  /**
   * Whether it is about now, and so in the colour of the live dot.
   * @default false
   */
  isLive?: boolean | undefined
  /**
   * Whether it fills the width of its box instead of 88 px.
   * @default false
   */
  isFullWidth?: boolean | undefined
  /**
   * Describes the trend in words, where no text beside it does: in a column of its own.
   * @default none: it is decoration
   */
  'aria-label'?: string | undefined
}

const width = 88
const height = 28

/** The shape of a series, without axis and values. Time runs left to right in every language. */
export function Sparkline(props: SparklineProps) {
  const { values, isSelected = false, shape = 'line', isLive = false, isFullWidth = false, ...rest } = props
  const { 'aria-label': label } = rest
  return (
    <Root
      {...rest}
      viewBox={`0 0 ${width} ${height}`}
      preserveAspectRatio="none"
      {...(label === undefined ? { 'aria-hidden': true } : { role: 'img' })}
      $isFullWidth={isFullWidth}
      $colour={isLive ? 'positive-solid' : isSelected ? 'chart-1' : 'chart-compare'}
    >
      {shape === 'bars' ? <Bars values={values} /> : <Runs values={values} />}
    </Root>
  )
}

function Bars({ values }: Pick<SparklineProps, 'values'>) {
  return barsOf(values, width, height).map(({ x, y, ...size }, index) => (
    <rect
      // A bar is its place in time.
      key={x}
      {...{ x, y, ...size }}
      rx="0.75"
      fill="currentColor"
      fillOpacity={index === values.length - 1 ? 1 : 0.42}
    />
  ))
}

function Runs({ values }: Pick<SparklineProps, 'values'>) {
  const gradient = useId()
  const runs = runsOf(pointsOf(values, width, height, 2))
  return (
    <>
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
    </>
  )
}

const Root = styled.svg<{ $isFullWidth: boolean; $colour: 'chart-1' | 'chart-compare' | 'positive-solid' }>`
  display: block;
  inline-size: ${({ $isFullWidth }) => ($isFullWidth ? '100%' : `${width}px`)};
  block-size: ${({ $isFullWidth }) => ($isFullWidth ? 56 : height)}px;
  color: ${({ $colour }) => token[$colour]};
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
