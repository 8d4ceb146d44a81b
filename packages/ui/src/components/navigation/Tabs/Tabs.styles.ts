import { Tab as AriaTab, TabList, TabPanel, Tabs as AriaTabs, type TabListProps } from 'react-aria-components/Tabs'
import type { ComponentType, RefAttributes } from 'react'
import { styled } from 'styled-components'
import { tab, tabList } from './tab.styles.ts'
import { coarsePointer, focusRing, token } from '../../../theme/theme.ts'
import { tabular, type } from '../../../theme/typography.ts'
import type { StrictOmit } from '../../props.ts'

export const Root = styled(AriaTabs)`
  min-inline-size: 0;
`

type ListProps = StrictOmit<TabListProps<object>, 'className' | 'style'> & RefAttributes<HTMLDivElement>

export const List: ComponentType<ListProps> = styled(TabList)`
  ${tabList}
`

export const Line = styled.div`
  padding-block: ${token['space-2']} 0;
  border-block-end: 1px solid ${token['border-subtle']};
`

export const Tab = styled(AriaTab)`
  ${tab}
  gap: ${token['space-3']};
  min-inline-size: ${token['target-min']};
  text-decoration: none;
  white-space: nowrap;
  ${coarsePointer} {
    min-inline-size: ${token['control-lg']};
  }
  &[data-disabled] {
    color: ${token['text-disabled']};
    cursor: not-allowed;
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
