import type { ComponentPropsWithRef } from 'react'
import { styled } from 'styled-components'
import { spaceOf, type Space } from '../../../theme/space.ts'
import { from } from '../../../theme/theme.ts'

export interface ColumnsProps extends ComponentPropsWithRef<'div'> {
  /**
   * The width of the window from which on there are two columns; below it the items are stacked.
   * @default 'lg'
   */
  from?: 'sm' | 'md' | 'lg' | undefined
  /**
   * Widths of the two, in relation to each other; `form:rest` gives the first the width of a form.
   * @default '1:1'
   */
  ratio?: '1:1' | '1:2' | '2:1' | 'form:rest' | undefined
  /**
   * Room between the items, as a step of the scale of spaces.
   * @default 8
   */
  gap?: Space | undefined
}

/** Two columns where there is room for them, one elsewhere. The root takes the ref and all other props. */
export function Columns({ from: breakpoint = 'lg', ratio = '1:1', gap = 8, ...rest }: ColumnsProps) {
  return <Root data-part="columns" {...rest} $from={breakpoint} $widths={widths[ratio]} $gap={gap} />
}

const widths = {
  '1:1': 'repeat(2, minmax(0, 1fr))',
  '1:2': 'minmax(0, 1fr) minmax(0, 2fr)',
  '2:1': 'minmax(0, 2fr) minmax(0, 1fr)',
  'form:rest': 'minmax(0, 37.5rem) minmax(0, 1fr)',
}

const Root = styled.div<{ $from: NonNullable<ColumnsProps['from']>; $widths: string; $gap: Space }>`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${({ $gap }) => spaceOf($gap)};
  ${({ $from, $widths }) => `${from($from)} { grid-template-columns: ${$widths}; }`}
`
