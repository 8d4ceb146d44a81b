import { useId, type ComponentPropsWithRef } from 'react'
import { styled } from 'styled-components'
import { token } from '../../theme/theme.ts'
import { measuredPoints, rayEnd, raysAbove, raysBelow, type RaysGeometry } from './geometry.ts'
import type { StrictOmit } from '../../components/props.ts'

export interface RaysProps extends StrictOmit<ComponentPropsWithRef<'svg'>, 'children'> {
  /**
   * `panel` fills a tall dark panel; `figure` stands above a text and fades out at its end.
   * @default 'figure'
   */
  variant?: 'figure' | 'panel' | undefined
}

/** The only illustration: the figure of the mark, opened as a fan of rays. Decorative. */
export function Rays({ variant = 'figure', ...rest }: RaysProps) {
  const fade = useId()
  const mask = useId()
  const geometry = geometries[variant]
  const { width, height, viewpoint } = geometry
  const end = rayEnd(geometry, geometry.angle)
  return (
    <Root
      {...rest}
      viewBox={`0 0 ${width} ${height}`}
      preserveAspectRatio={variant === 'panel' ? 'xMinYMid slice' : 'xMidYMid meet'}
      aria-hidden="true"
    >
      <defs>
        <linearGradient id={fade}>
          <stop offset="0.6" stopColor="white" />
          <stop offset="1" stopColor="white" stopOpacity={variant === 'panel' ? 1 : 0} />
        </linearGradient>
        <mask id={mask}>
          <rect width={width} height={height} fill={`url(#${fade})`} />
        </mask>
      </defs>
      <g mask={`url(#${mask})`}>
        <Area d={`M${viewpoint.x} ${viewpoint.y} L${end.x} ${end.y} L${width} ${end.y} L${width} ${viewpoint.y} Z`} />
        {raysAbove(geometry).map((ray) => (
          <Ray
            key={ray.x + ray.y}
            x1={viewpoint.x}
            y1={viewpoint.y}
            x2={ray.x}
            y2={ray.y}
            opacity={ray.opacity}
            strokeDasharray="2 5"
          />
        ))}
        {raysBelow(geometry, variant === 'panel' ? 4 : 2).map((ray) => (
          <Ray key={ray.y} x1={viewpoint.x} y1={viewpoint.y} x2={ray.x} y2={ray.y} opacity={ray.opacity} />
        ))}
        <Horizon x1={viewpoint.x} y1={viewpoint.y} x2={width} y2={viewpoint.y} />
        <Sightline x1={viewpoint.x} y1={viewpoint.y} x2={end.x} y2={end.y} />
        {measuredPoints(geometry).map(({ x, y }) => (
          <g key={x}>
            <Drop x1={x} y1={y} x2={x} y2={viewpoint.y} strokeDasharray="2 3" />
            <Point cx={x} cy={y} r="4" />
          </g>
        ))}
      </g>
      <Halo cx={viewpoint.x} cy={viewpoint.y} r={variant === 'panel' ? 18 : 14} />
      <Viewpoint cx={viewpoint.x} cy={viewpoint.y} r={variant === 'panel' ? 8.5 : 6.5} />
    </Root>
  )
}

const geometries: Record<'figure' | 'panel', RaysGeometry> = {
  figure: { width: 520, height: 184, viewpoint: { x: 16, y: 168 }, angle: 20.5, points: [0.16, 0.31, 0.45, 0.6, 0.74] },
  panel: {
    width: 708,
    height: 800,
    viewpoint: { x: 60, y: 560 },
    angle: 25.8,
    points: [0.157, 0.304, 0.443, 0.591, 0.728],
  },
}

const Root = styled.svg`
  display: block;
  max-inline-size: 100%;
`

const Area = styled.path`
  fill: ${token.accent};
  opacity: 0.12;
`

const Ray = styled.line`
  stroke: ${token['text-tertiary']};
  stroke-width: 1;
`

const Horizon = styled.line`
  stroke: ${token['text-tertiary']};
  stroke-width: 1.25;
`

const Sightline = styled.line`
  stroke: ${token.accent};
  stroke-width: 2.25;
`

const Drop = styled.line`
  stroke: ${token.accent};
  stroke-width: 1;
  opacity: 0.5;
`

const Point = styled.circle`
  fill: ${token['bg-canvas']};
  stroke: ${token.accent};
  stroke-width: 2;
`

const Halo = styled.circle`
  fill: ${token.accent};
  opacity: 0.2;
`

const Viewpoint = styled.circle`
  fill: ${token.accent};
`
