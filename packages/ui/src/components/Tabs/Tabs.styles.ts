import { Tab as AriaTab, TabList, TabPanel, Tabs as AriaTabs, type TabListProps } from 'react-aria-components/Tabs'
import type { ComponentType, RefAttributes } from 'react'
import styled from 'styled-components'
import { coarsePointer, focusRing, reducedMotion, token } from '../../theme/theme.ts'
import { tabular, type } from '../../theme/typography.ts'

export const Root = styled(AriaTabs)`
  min-inline-size: 0;
`

type ListProps = Omit<TabListProps<object>, 'className' | 'style'> & RefAttributes<HTMLDivElement>

/** Scrolls sideways where the tabs have no room. */
export const List: ComponentType<ListProps> = styled(TabList)`
  display: flex;
  gap: ${token['space-7']};
  min-inline-size: 0;
  overflow-x: auto;
  scrollbar-width: none;
`

export const Line = styled.div`
  padding-block: ${token['space-2']} 0;
  border-block-end: 1px solid ${token['border-subtle']};
`

export const Tab = styled(AriaTab)`
  ${type.body}
  position: relative;
  display: flex;
  align-items: center;
  flex: none;
  gap: ${token['space-3']};
  block-size: 2.625rem;
  min-inline-size: ${token['target-min']};
  font-weight: ${token['weight-medium']};
  color: ${token['text-secondary']};
  text-decoration: none;
  white-space: nowrap;
  cursor: pointer;
  outline: none;
  ${coarsePointer} {
    min-inline-size: ${token['control-lg']};
    block-size: ${token['control-touch']};
  }
  &::after {
    content: '';
    position: absolute;
    inset-inline: 0;
    inset-block-end: 0;
    block-size: 2px;
    background: ${token['text-primary']};
    opacity: 0;
    transition: opacity ${token['duration-base']} ${token['ease-standard']};
    ${reducedMotion} {
      transition: none;
    }
    @media (forced-colors: active) {
      background: Highlight;
    }
  }
  &[data-hovered],
  &[data-selected] {
    color: ${token['text-primary']};
  }
  &[data-selected] {
    font-weight: ${token['weight-strong']};
  }
  &[data-selected]::after {
    opacity: 1;
  }
  &[data-disabled] {
    color: ${token['text-disabled']};
    cursor: not-allowed;
  }
  &[data-focus-visible] {
    ${focusRing}
    outline-offset: -4px;
    border-radius: ${token['radius-md']};
  }
`

/** How many things are behind a tab. */
export const Count = styled.span`
  ${type.caption}
  ${tabular}
  color: ${token['text-tertiary']};
`

export const Panel = styled(TabPanel)`
  min-inline-size: 0;
  padding-block-start: ${token['space-6']};
  border-radius: ${token['radius-sm']};
  outline: none;
  &[data-focus-visible] {
    ${focusRing}
  }
`
