import { Tab, TabList, TabPanel, Tabs } from 'react-aria-components/Tabs'
import type { ComponentType } from 'react'
import type { TabListProps } from 'react-aria-components/Tabs'
import styled from 'styled-components'
import { forcedEdge, from, token } from '../../theme/theme.ts'
import { tabular, type } from '../../theme/typography.ts'

export const Root = styled(Tabs)`
  display: flex;
  flex-direction: column;
  gap: ${token['space-5']};
  ${from('md')} {
    gap: 0;
    overflow: clip;
    border-radius: ${token['radius-lg']};
    background: ${token['bg-surface']};
    box-shadow:
      0 0 0 1px ${token['border-subtle']},
      ${token['shadow-xs']};
    ${forcedEdge}
  }
`

/** Cards in two columns on a phone, a row to scroll on a tablet, one row above that. */
export const List: ComponentType<Omit<TabListProps<object>, 'className' | 'style'>> = styled(TabList)`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: ${token['space-4']};
  ${from('md')} {
    grid-template-columns: none;
    grid-auto-flow: column;
    grid-auto-columns: minmax(11.5rem, 1fr);
    gap: 0;
    overflow-x: auto;
    scroll-snap-type: inline proximity;
  }
  ${from('lg')} {
    grid-auto-columns: minmax(0, 1fr);
  }
`

export const Card = styled(Tab)`
  position: relative;
  display: flex;
  align-items: flex-end;
  justify-content: space-between;
  gap: ${token['space-4']};
  min-inline-size: 0;
  padding: ${token['space-5']} 0.875rem;
  border-radius: ${token['radius-lg']};
  background: ${token['bg-surface']};
  box-shadow: 0 0 0 1px ${token['border-subtle']};
  cursor: pointer;
  outline: none;
  scroll-snap-align: start;
  transition: background-color ${token['duration-instant']} ${token['ease-standard']};
  @media (forced-colors: active) {
    border: 1px solid CanvasText;
    &[data-selected] {
      border-block-start: 3px solid Highlight;
    }
  }
  &[data-selected] {
    box-shadow: 0 0 0 1.5px ${token.accent};
  }
  &[data-focus-visible] {
    outline: 2px solid ${token['focus-ring']};
    outline-offset: -2px;
  }
  &[data-tablet-up] {
    display: none;
  }

  ${from('md')} {
    padding: ${token['space-6']} 1.125rem ${token['space-5']};
    border-radius: 0;
    background: color-mix(in srgb, ${token['bg-canvas']} 50%, ${token['bg-surface']});
    box-shadow: inset 0 -1px 0 ${token['border-subtle']};
    &[data-tablet-up] {
      display: flex;
    }
    & + & {
      border-inline-start: 1px solid ${token['border-subtle']};
    }
    &[data-hovered]:not([data-selected]) {
      background: ${token['bg-hover']};
    }
    &[data-selected] {
      background: ${token['bg-surface']};
      box-shadow: inset 0 2px 0 ${token.accent};
    }
  }
`

export const Text = styled.div`
  min-inline-size: 0;
`

export const Label = styled.div`
  ${type.body}
  display: flex;
  align-items: center;
  gap: ${token['space-3']};
  color: ${token['text-secondary']};
  [data-selected] & {
    font-weight: ${token['weight-micro']};
    color: ${token['text-primary']};
  }
`

export const Value = styled.div`
  ${type.metricSmall}
  ${tabular}
  display: flex;
  align-items: center;
  /* As high while it loads. */
  min-block-size: 1lh;
  margin-block-start: ${token['space-1']};
  color: ${token['text-primary']};
  ${from('md')} {
    ${type.metric}
    margin-block-start: ${token['space-2']};
  }
`

export const Note = styled.div`
  ${type.caption}
  ${tabular}
  display: flex;
  align-items: center;
  gap: ${token['space-3']};
  margin-block-start: ${token['space-1']};
  color: ${token['text-tertiary']};
  &:empty {
    display: none;
  }
  ${from('md')} {
    min-block-size: 1rem;
    &:empty {
      display: flex;
    }
  }
  ${from('xl')} {
    /* Its line may go on below the sparkline, which leaves it little room beside. */
    white-space: nowrap;
  }
`

export const Picture = styled.div`
  display: none;
  flex: none;
  padding-block-end: 1.25rem;
  ${from('xl')} {
    display: block;
  }
`

export const Panel = styled(TabPanel)`
  min-inline-size: 0;
  padding: ${token['space-3']} 0.875rem ${token['space-6']};
  border-radius: ${token['radius-lg']};
  background: ${token['bg-surface']};
  box-shadow: 0 0 0 1px ${token['border-subtle']};
  outline: none;
  &[data-focus-visible] {
    outline: 2px solid ${token['focus-ring']};
    outline-offset: -2px;
  }
  ${from('md')} {
    padding: ${token['space-5']} 1.125rem ${token['space-7']};
    border-radius: 0;
    box-shadow: none;
  }
`
