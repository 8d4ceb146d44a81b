import type { ComponentPropsWithRef } from 'react'
import { Drawing } from './Paywall.styles.ts'
import type { StrictOmit } from '../../components/props.ts'

interface PaywallDrawingProps extends StrictOmit<ComponentPropsWithRef<'svg'>, 'children'> {
  /**
   * The height at which the drawing starts, to continue a line that ends before it: 0 at the top, 1 at the bottom.
   * @default 0.55
   */
  start?: number | undefined
}

/** Fills the locked area with a blurred drawing without real data. */
export function PaywallDrawing({ start = 0.55, ...rest }: PaywallDrawingProps) {
  const line = lineFrom(height * start)
  return (
    <Drawing {...rest} data-part="drawing" viewBox={`0 0 400 ${height}`} preserveAspectRatio="none" aria-hidden="true">
      <path d={`${line} ${lowerEdgeTo(height * start)}`} data-part="band" />
      <path d={line} data-part="line" />
    </Drawing>
  )
}

const height = 200

/** A line from a starting height, which soon follows its own course. */
const lineFrom = (y: number): string =>
  `M0 ${y} C 40 ${84 + 0.6 * y} 70 150 110 110 S 180 60 220 84 S 300 120 340 70 S 390 60 400 66`

const lowerEdgeTo = (y: number): string =>
  `V 116 C 380 104 360 110 340 120 S 270 170 220 134 S 150 128 110 160 S 40 190 0 ${y + 10} Z`
