import type { ComponentPropsWithRef, ReactNode } from 'react'
import { styled } from 'styled-components'
import { token } from '../../../theme/theme.ts'
import { typography } from '../../../theme/typography.ts'
import { listOf } from '../../../theme/wrongProps.ts'

export interface DescriptionItem {
  id: string
  /** The term. */
  term: ReactNode
  /** The description of the term. */
  description: ReactNode
}

export interface DescriptionListProps extends ComponentPropsWithRef<'dl'> {
  items: readonly DescriptionItem[]
  /**
   * Width of the terms: auto fits the longest one, sm is 7 rem, md 11 rem; at most two fifths of the list.
   * @default 'auto'
   */
  termSize?: 'auto' | 'sm' | 'md' | undefined
}

/** A list of terms and their descriptions. The ref and all other props go to the root. */
export function DescriptionList({ items: givenItems, termSize = 'auto', ...rest }: DescriptionListProps) {
  const items = listOf(givenItems, 'DescriptionList')
  return (
    <Root {...rest} $term={widths[termSize]}>
      {items.map(({ id, term, description }) => (
        <Item key={id}>
          <dt>{term}</dt>
          <dd>{description}</dd>
        </Item>
      ))}
    </Root>
  )
}

const widths = { auto: 'fit-content(40%)', sm: 'min(7rem, 40%)', md: 'min(11rem, 40%)' }

const Root = styled.dl<{ $term: string }>`
  ${typography.body}
  display: grid;
  grid-template-columns: ${({ $term }) => $term} minmax(0, 1fr);
  gap: ${token['space-3']} ${token['space-6']};
  margin: 0;
  dt {
    color: ${token['text-secondary']};
    text-align: start;
  }
  dd {
    margin: 0;
  }
  dt,
  dd {
    overflow-wrap: anywhere;
  }
`

const Item = styled.div`
  display: grid;
  grid-column: 1 / -1;
  grid-template-columns: subgrid;
`
