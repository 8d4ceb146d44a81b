import { Button } from 'react-aria-components/Button'
import { Menu, MenuItem, MenuSection, type MenuProps } from 'react-aria-components/Menu'
import { Header } from 'react-aria-components/Header'
import { Input } from 'react-aria-components/Input'
import { Popover } from 'react-aria-components/Popover'
import { SearchField } from 'react-aria-components/SearchField'
import type { ComponentType, RefAttributes } from 'react'
import styled, { css } from 'styled-components'
import { coarsePointer, focusRing, forcedEdge, reducedMotion, token } from '../../theme/theme.ts'
import { type } from '../../theme/typography.ts'

/** The surface of menus and lists that open over the page. */
export const raised = css`
  z-index: ${token['z-dropdown']};
  border-radius: ${token['radius-lg']};
  color: ${token['text-primary']};
  background: ${token['bg-raised']};
  box-shadow:
    0 0 0 1px ${token['border-subtle']},
    ${token['shadow-lg']};
  outline: none;
  ${forcedEdge}
  transition:
    opacity ${token['duration-fast']} ${token['ease-enter']},
    translate ${token['duration-fast']} ${token['ease-enter']};
  &[data-entering],
  &[data-exiting] {
    opacity: 0;
    translate: 0 -4px;
  }
  ${reducedMotion} {
    transition: none;
  }
`

/** One row of a menu or a list. */
export const option = css`
  ${type.body}
  display: flex;
  align-items: center;
  gap: ${token['space-4']};
  min-block-size: ${token['row-menu']};
  padding: ${token['space-2']} ${token['space-4']};
  border-radius: ${token['radius-sm']};
  color: ${token['text-primary']};
  text-decoration: none;
  cursor: pointer;
  outline: none;
  ${coarsePointer} {
    min-block-size: ${token['row-menu-touch']};
  }
  &[data-focused],
  &[data-hovered] {
    background: ${token['bg-hover']};
  }
  &[data-focus-visible] {
    box-shadow: inset 0 0 0 2px ${token['focus-ring']};
  }
  &[data-selected] {
    font-weight: ${token['weight-semibold']};
  }
  &[data-disabled] {
    color: ${token['text-disabled']};
    cursor: not-allowed;
  }
  @media (forced-colors: active) {
    &[data-focused] {
      outline: 2px solid Highlight;
    }
  }
`

/** The search above a long menu or list. */
export const Search = styled(SearchField)`
  padding: ${token['space-2']};
  border-block-end: 1px solid ${token['border-subtle']};
`

export const SearchInput = styled(Input)`
  ${type.body}
  inline-size: 100%;
  min-block-size: ${token['control-md']};
  padding-inline: ${token['space-4']};
  border: 0;
  border-radius: ${token['radius-sm']};
  font-family: inherit;
  color: ${token['text-primary']};
  background: ${token['bg-subtle']};
  outline: none;
  &::placeholder {
    color: ${token['text-tertiary']};
    opacity: 1;
  }
  &::-webkit-search-cancel-button {
    display: none;
  }
  &[data-focused] {
    box-shadow: inset 0 0 0 1.5px ${token['focus-ring']};
  }
  ${coarsePointer} {
    min-block-size: ${token['control-lg']};
    font-size: 1rem;
  }
`

export const Surface = styled(Popover)`
  ${raised}
  min-inline-size: 11rem;
  max-inline-size: min(20rem, 100vw - 1rem);
  overflow: auto;
`

export const List: ComponentType<Omit<MenuProps<object>, 'className' | 'style'> & RefAttributes<HTMLDivElement>> =
  styled(Menu)`
    padding: ${token['space-2']};
    outline: none;
  `

export const Item = styled(MenuItem)`
  ${option}
  & > bdi + svg {
    margin-inline-start: auto;
  }
`

export const Name = styled.bdi`
  min-inline-size: 0;
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;
`

/** Second text, at the end of a row. */
export const Note = styled.span`
  ${type.caption}
  margin-inline-start: auto;
  color: ${token['text-tertiary']};
`

export const Group = styled(MenuSection)`
  & + & {
    margin-block-start: ${token['space-2']};
    padding-block-start: ${token['space-2']};
    border-block-start: 1px solid ${token['border-subtle']};
  }
`

export const Heading = styled(Header)`
  ${type.caption}
  padding: ${token['space-3']} ${token['space-4']};
  color: ${token['text-secondary']};
  overflow-wrap: anywhere;
`

export const Trigger = styled(Button)`
  ${type.body}
  display: inline-flex;
  align-items: center;
  gap: ${token['space-3']};
  min-block-size: ${token['control-md']};
  padding: 0 ${token['space-4']};
  border: 0;
  border-radius: ${token['radius-sm']};
  font-family: inherit;
  font-weight: ${token['weight-medium']};
  color: ${token['text-secondary']};
  background: transparent;
  cursor: pointer;
  outline: none;
  ${coarsePointer} {
    min-inline-size: ${token['control-lg']};
    min-block-size: ${token['control-lg']};
  }
  &[data-hovered],
  &[aria-expanded='true'] {
    color: ${token['text-primary']};
    background: ${token['bg-hover']};
  }
  &[data-focus-visible] {
    ${focusRing}
  }
`
