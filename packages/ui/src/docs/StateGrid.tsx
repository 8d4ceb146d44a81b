import { useEffect, useRef, type ReactNode } from 'react'
import { styled } from 'styled-components'
import { token } from '../theme/theme.ts'
import { typography } from '../theme/typography.ts'

/** A grid of every state of a component, which makes one picture; each state has its name below. */
export const StateGrid = styled.div<{ $column?: string }>`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, ${({ $column = '9rem' }) => $column}), 1fr));
  gap: ${token['space-7']} ${token['space-6']};
  align-items: start;
`

/** States that come from a pointer or the keyboard. */
export type Forced = 'hovered' | 'pressed' | 'focused' | 'focus-visible' | 'focus-within'

export interface StateProps {
  /** Name of the state. */
  name: string
  /** Draws the component as if it were in these states. */
  force?: readonly Forced[]
  /**
   * The part that is in them.
   * @default the component’s root
   */
  of?: string
  children: ReactNode
}

/** One state: react-aria writes it on the element as an attribute, and the styles read nothing else. */
export function State({ name, force = none, of = '[data-rac], a, button', children }: StateProps) {
  const place = useRef<HTMLDivElement>(null)
  // Items of react-aria’s lists come in a second rendering, before this.
  useEffect(() => {
    const part = place.current?.querySelector(of)
    for (const state of force) part?.setAttribute(`data-${state}`, 'true')
  }, [force, of])
  return (
    <Cell>
      <div ref={place}>{children}</div>
      <Name>{name}</Name>
    </Cell>
  )
}

const none: readonly Forced[] = []

const Cell = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  justify-items: start;
  gap: ${token['space-4']};
  min-inline-size: 0;
  & > :first-child {
    max-inline-size: 100%;
  }
  &
    > :first-child:has(
      [data-part='box'],
      [role='group'],
      [role='tablist'],
      [data-part='value'],
      [data-part$='chart'],
      [data-part='funnel'],
      textarea
    ) {
    inline-size: 100%;
  }
`

const Name = styled.span`
  ${typography.caption}
  color: ${token['text-tertiary']};
`
