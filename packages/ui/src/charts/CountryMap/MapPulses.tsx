import { useMemo, useState } from 'react'
import { styled, keyframes } from 'styled-components'
import { reducedMotion, token } from '../../theme/theme.ts'
import { middleOf, type Point } from './middleOf.ts'
import type { CountryPulse } from './CountryMap.types.ts'
import type { Country } from './world.ts'

interface MapPulsesProps {
  pulses: readonly CountryPulse[]
  world: readonly Country[]
  /** The place of a longitude and latitude in px of the map; null before it is drawn and for what is not on it. */
  pixelsOf: (point: Point) => readonly [number, number] | null
}

/** Draws each pulse once, in the midst of its country. */
export function MapPulses({ pulses, world, pixelsOf }: MapPulsesProps) {
  const middles = useMemo(
    () => new Map(world.flatMap(({ code, shape }) => (code === undefined ? [] : [[code, middleOf(shape)] as const]))),
    [world],
  )
  const [ended, setEnded] = useState<readonly string[]>([])
  const isEnded = new Set(ended)
  const end = (id: string) => {
    const known = new Set(pulses.map((pulse) => pulse.id))
    setEnded((before) => [...before.filter((one) => known.has(one)), id])
  }
  const place = (element: HTMLElement | null, point: Point) => {
    const pixels = element === null ? null : pixelsOf(point)
    if (element === null || pixels === null) return
    element.style.translate = `${pixels[0]}px ${pixels[1]}px`
    element.style.visibility = 'visible'
  }
  return pulses.map(({ id, code }) => {
    const middle = middles.get(code)
    if (middle === undefined || isEnded.has(id)) return null
    return (
      <Pulse
        key={id}
        ref={(element) => place(element, middle)}
        data-part="pulse"
        aria-hidden="true"
        onAnimationEnd={() => end(id)}
      />
    )
  })
}

const grow = keyframes`
  from { opacity: 1; box-shadow: 0 0 0 0 color-mix(in srgb, ${token['positive-solid']} 60%, transparent); }
  to { opacity: 0; box-shadow: 0 0 0 1rem transparent; }
`

/** With reduced motion the point only appears, for as long. */
const stay = keyframes`
  from { opacity: 1; }
  to { opacity: 1; }
`

/** Hidden until it has its place. */
const Pulse = styled.span`
  position: absolute;
  inset-block-start: 0;
  inset-inline-start: 0;
  visibility: hidden;
  inline-size: 0.5rem;
  block-size: 0.5rem;
  margin: -0.25rem 0 0 -0.25rem;
  border-radius: ${token['radius-full']};
  background: ${token['positive-solid']};
  animation: ${grow} ${token['duration-pulse']} ease-out both;
  pointer-events: none;
  ${reducedMotion} {
    animation-name: ${stay};
  }
`
