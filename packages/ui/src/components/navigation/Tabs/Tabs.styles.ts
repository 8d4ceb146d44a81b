import { styled } from 'styled-components'
import { Tab as TabOfList, TabList, TabPanel, TabsRoot } from './TabParts.tsx'
import { tab, tabList } from './tab.styles.ts'
import { coarsePointer, focusRing, forcedEdge, token } from '../../../theme/theme.ts'
import { tabular, typography } from '../../../theme/typography.ts'

export const Root = styled(TabsRoot)`
  min-inline-size: 0;
  &[data-orientation='vertical'] {
    display: grid;
    grid-template-columns: 12.5rem minmax(0, 1fr);
    gap: ${token['space-11']};
    align-items: start;
  }
`

export const List = styled(TabList)`
  ${tabList}
  &[data-orientation='vertical'] {
    flex-direction: column;
    gap: ${token['space-1']};
    overflow: visible;
    animation: none;
  }
`

export const Line = styled.div`
  padding-block: ${token['space-2']} 0;
  border-block-end: 1px solid ${token['border-subtle']};
  [data-orientation='vertical'] > & {
    position: sticky;
    inset-block-start: calc(${token['layout-header']} + ${token['space-6']});
    padding: 0;
    border: 0;
  }
`

export const Tab = styled(TabOfList)`
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
  [data-orientation='vertical'] > & {
    min-block-size: ${token['control-md']};
    block-size: auto;
    padding: ${token['space-3']} ${token['space-4']};
    border-radius: ${token['radius-sm']};
    white-space: normal;
    &::after {
      display: none;
    }
    &:is([data-hovered], :hover):not([data-disabled]) {
      background: ${token['bg-hover']};
    }
    &[data-selected] {
      background: ${token['bg-muted']};
      ${forcedEdge}
    }
    ${coarsePointer} {
      min-block-size: ${token['control-touch']};
    }
  }
`

/** The number of items behind a tab. */
export const Count = styled.span`
  ${typography.caption}
  ${tabular}
  color: ${token['text-tertiary']};
`

export const Panel = styled(TabPanel)`
  min-inline-size: 0;
  padding-block-start: ${token['space-6']};
  border-radius: ${token['radius-sm']};
  outline: none;
  &:is([data-focus-visible], :focus-visible) {
    ${focusRing}
  }
  [data-orientation='vertical'] > & {
    padding: 0;
  }
`
