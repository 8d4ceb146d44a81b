import type { ComponentPropsWithRef, ReactNode } from 'react'
import { styled } from 'styled-components'
import { token } from '../../../theme/theme.ts'
import { typography } from '../../../theme/typography.ts'

export interface DataListProps extends ComponentPropsWithRef<'ul'> {
  /**
   * Whether each item has a border.
   * @default false
   */
  isFramed?: boolean | undefined
  /** The items, each a DataListItem with a key. */
  children: ReactNode
}

/** A vertical list of a few items, each with its own actions. The ref and all other props go to the root. */
export function DataList({ isFramed = false, ...rest }: DataListProps) {
  return <Root {...rest} $isFramed={isFramed} />
}

export interface DataListItemProps extends ComponentPropsWithRef<'li'> {
  /** The actions of the item, at the end of its line. */
  actions?: ReactNode | undefined
  /** Content that is unfolded below the item. */
  details?: ReactNode | undefined
  /**
   * The vertical alignment of the actions with higher content.
   * @default 'center'
   */
  align?: 'start' | 'center' | 'end' | undefined
}

/** One item of a DataList. The ref and all other props go to the root. */
export function DataListItem({ actions, details, align = 'center', children, ...rest }: DataListItemProps) {
  return (
    <Item {...rest} $align={align}>
      <div>{children}</div>
      {actions !== undefined && <Actions data-part="actions">{actions}</Actions>}
      {details !== undefined && <Details data-part="details">{details}</Details>}
    </Item>
  )
}

const Root = styled.ul.attrs({ role: 'list' })<{ $isFramed: boolean }>`
  ${typography.body}
  display: grid;
  gap: ${({ $isFramed }) => ($isFramed ? token['space-4'] : token['space-6'])};
  margin: 0;
  padding: 0;
  list-style: none;
  & > li {
    ${({ $isFramed }) =>
      $isFramed
        ? `
            padding: ${token['space-4']} ${token['space-5']};
            border-radius: ${token['radius-md']};
            box-shadow: inset 0 0 0 1px ${token['border-default']};
          `
        : ''}
  }
`

const Item = styled.li<{ $align: 'start' | 'center' | 'end' }>`
  display: flex;
  flex-wrap: wrap;
  align-items: ${({ $align }) => $align};
  gap: ${token['space-4']};
  overflow-wrap: anywhere;
  /** Where the actions leave the text too little room, they go below it. */
  & > :first-child {
    flex: 1 1 10rem;
    min-inline-size: 0;
  }
  address {
    font-style: normal;
  }
`

const Actions = styled.div`
  display: flex;
  margin-inline-start: auto;
  flex-wrap: wrap;
  justify-content: flex-end;
  gap: ${token['space-2']};
`

const Details = styled.div`
  flex: 1 0 100%;
`
