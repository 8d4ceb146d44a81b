import { useId, type ComponentPropsWithRef } from 'react'
import { styled } from 'styled-components'
import { token } from '../../theme/theme.ts'
import { barsOf, pointsOf, runsOf, smoothPath } from './path.ts'
import type { StrictOmit } from '../../components/props.ts'
import { listOf } from '../../theme/wrongProps.ts'

export interface SparklineProps extends StrictOmit<ComponentPropsWithRef<'svg'>, 'children' | 'values'> {
  /** The values in order of time; null for a missing value. */
  values: readonly (number | null)[]
  /**
   * Whether the line has the accent colour: on a selected card or for live data.
   * @default false
   */
  isSelected?: boolean | undefined
  /**
   * The shape: a line for continuous values, bars for separate counts such as visitors per minute, the last of which is
   * not over yet.
   * @default 'line'
   */
  shape?: 'line' | 'bars' | undefined
  /**
   * Whether the values are live, which gives them the colour of the live dot.
   * @default false
   */
  isLive?: boolean | undefined
  /**
   * Whether the sparkline fills the width of its container instead of 88 px.
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

/** Shows the course of a series without axis and values. It is not mirrored in right-to-left languages. */
export function Sparkline(props: SparklineProps) {
  const {
    values: givenValues,
    isSelected = false,
    shape = 'line',
    isLive = false,
    isFullWidth = false,
    ...rest
  } = props
  const values = listOf(givenValues, 'Sparkline', 'values')
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
      // The position identifies a bar.
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
