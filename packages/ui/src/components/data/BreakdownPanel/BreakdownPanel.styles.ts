import { styled, css } from 'styled-components'
import { Tab, TabList, TabPanel, TabsRoot } from '../../navigation/Tabs/TabParts.tsx'
import { tab, tabList } from '../../navigation/Tabs/tab.styles.ts'
import { coarsePointer, focusRing, forcedEdge, from, token } from '../../../theme/theme.ts'
import { typography } from '../../../theme/typography.ts'
import { rowHeight, type BreakdownLayout } from './BreakdownTable.styles.ts'

export const Root = styled.section`
  container-type: inline-size;
  min-inline-size: 0;
  border-radius: ${token['radius-lg']};
  background: ${token['bg-surface']};
  box-shadow:
    0 0 0 1px ${token['border-subtle']},
    ${token['shadow-xs']};
  ${forcedEdge}
`

export const Tabs = styled(TabsRoot)`
  min-inline-size: 0;
`

export const Head = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${token['space-6']};
  padding: ${token['space-2']} 1.125rem;
`

/** The tabs that fit, and the button of the others. */
export const Row = styled.div`
  display: flex;
  flex: 1;
  align-items: center;
  gap: ${token['space-5']};
  min-inline-size: 0;
`

export const List = styled(TabList)`
  ${tabList}
`

export const TabButton = styled(Tab)`
  ${tab}
  &::after {
    inset-block-end: ${token['space-2']};
  }
`

export const HeadEnd = styled.div`
  display: flex;
  flex: none;
  align-items: center;
`

/** Headings of the columns of values. */
export const Columns = styled.div`
  ${typography.caption}
  display: flex;
  flex: none;
  color: ${token['text-tertiary']};
  & > * {
    inline-size: 3.75rem;
    text-align: end;
  }
  & > [data-column='change'] {
    inline-size: 5.5rem;
  }
  @container (max-width: 28rem) {
    & > [data-after-change] {
      display: none;
    }
  }
  @container (max-width: 26rem) {
    & > [data-column='share'] {
      display: none;
    }
  }
`

export const Panel = styled(TabPanel)`
  min-inline-size: 0;
  outline: none;
  border-radius: ${token['radius-sm']};
  &:is([data-focus-visible], :focus-visible) {
    ${focusRing}
    outline-offset: -2px;
  }
`

const gap = { bars: '2px', table: '0px' } as const satisfies Record<BreakdownLayout, string>

interface Room {
  $reserved: number
  $layout: BreakdownLayout
  /** Whether there is a line of headings. */
  $hasHead: boolean
}

const room = (height: string) => css<Room>`
  min-block-size: ${({ $reserved, $layout, $hasHead }) =>
    `calc(${$reserved} * (${height} + ${gap[$layout]}) + ${$hasHead ? token['row-table-head'] : '0px'})`};
`

const rows = css<Room>`
  ${({ $layout }) => room(rowHeight($layout))}
  ${coarsePointer} {
    ${room(token['row-breakdown-touch'])}
  }
`

/** Reserves the space of the rows while they load; beside another panel, also for fewer rows. */
export const Body = styled.div<Room & { $isReady: boolean; $hasPicture: boolean }>`
  padding-inline: ${({ $layout }) => ($layout === 'bars' ? '0.625rem' : 0)};
  ${({ $isReady }) => !$isReady && rows}
  ${from('lg')} {
    ${rows}
  }
  display: grid;
  align-items: start;
  ${({ $hasPicture }) =>
    $hasPicture &&
    css`
      gap: ${token['space-5']};
      @container (min-width: 36rem) {
        grid-template-columns: minmax(0, 1.5fr) minmax(17rem, 1fr);
      }
    `}
`

/** The rows beside a visualization, which leave out columns by their own width. */
export const BesidePicture = styled.div`
  container-type: inline-size;
  min-inline-size: 0;
`

export const Picture = styled.div`
  align-self: center;
  min-inline-size: 0;
  padding: ${token['space-4']};
`

export const Toolbar = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${token['space-4']};
  padding: 0 1.125rem ${token['space-4']};
`

/** The same in a dialog, whose height does not change during a search. */
export const ListBody = styled.div<Room>`
  display: grid;
  align-items: start;
  /* On a phone the same columns leave as in a panel, so that names can be read. */
  @media (max-width: 40rem) {
    container-type: inline-size;
  }
  ${rows}
`

export const Message = styled.div`
  ${typography.body}
  display: flex;
  flex-direction: column;
  align-items: center;
  align-self: center;
  gap: ${token['space-4']};
  padding: ${token['space-6']};
  text-align: center;
  color: ${token['text-secondary']};
  p {
    margin: 0;
    max-inline-size: 20rem;
  }
`

export const Footer = styled.div`
  display: flex;
  align-items: center;
  min-block-size: ${token['space-4']};
  padding-inline: ${token['space-4']};
  &:not(:empty),
  [data-busy] > & {
    min-block-size: 2.75rem;
  }
  ${from('lg')} {
    &:not([data-short]) {
      min-block-size: 2.75rem;
    }
  }
`

export const FooterEnd = styled.div`
  margin-inline-start: auto;
`

/** Search field and export button above the list of all rows. */
export const ListTools = styled.div`
  display: flex;
  flex: 1;
  flex-wrap: wrap;
  align-items: center;
  gap: ${token['space-4']};
  min-inline-size: 0;
  & > :first-child {
    flex: 1 1 8rem;
    min-inline-size: 0;
  }
`
