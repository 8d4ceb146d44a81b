import { Menu, MenuItem, MenuSection, type MenuProps } from 'react-aria-components/Menu'
import { Header } from 'react-aria-components/Header'
import { Popover } from 'react-aria-components/Popover'
import type { ComponentType, RefAttributes } from 'react'
import { styled } from 'styled-components'
import { token } from '../../../theme/theme.ts'
import { typography } from '../../../theme/typography.ts'
import { optionRow, raisedSurface } from '../../../theme/surfaces.ts'
import type { StrictOmit } from '../../props.ts'

export const Surface = styled(Popover)`
  ${raisedSurface}
  min-inline-size: 11rem;
  max-inline-size: min(20rem, 100vw - 1rem);
  overflow: auto;
`

export const List: ComponentType<StrictOmit<MenuProps<object>, 'className' | 'style'> & RefAttributes<HTMLDivElement>> =
  styled(Menu)`
    padding: ${token['space-2']};
    outline: none;
  `

export const Item = styled(MenuItem)`
  ${optionRow}
  & > bdi + svg {
    margin-inline-start: auto;
  }
`

export const Name = styled.bdi`
  min-inline-size: 0;
  display: -webkit-box;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 3;
  overflow: hidden;
  overflow-wrap: anywhere;
`

export const Group = styled(MenuSection)`
  & + & {
    margin-block-start: ${token['space-2']};
    padding-block-start: ${token['space-2']};
    border-block-start: 1px solid ${token['border-subtle']};
  }
`

export const Heading = styled(Header)`
  ${typography.caption}
  padding: ${token['space-3']} ${token['space-4']};
  color: ${token['text-secondary']};
  overflow-wrap: anywhere;
`
