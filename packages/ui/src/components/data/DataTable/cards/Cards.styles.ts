import { styled, css } from 'styled-components'
import { token } from '../../../../theme/theme.ts'
import { tabular, typography } from '../../../../theme/typography.ts'
import { groupTitle } from '../DataTable.styles.ts'
import { rowControls } from '../rows/rowControls.styles.ts'

export const Bar = styled.div`
  ${rowControls}
  display: flex;
  align-items: center;
  gap: ${token['space-4']};
  padding: ${token['space-4']} ${token['space-5']};
  border-block-end: 1px solid ${token['border-subtle']};
  & > :last-child {
    margin-inline-start: auto;
  }
`

export const List = styled.ul.attrs({ role: 'list' })`
  ${typography.body}
  ${tabular}
  ${rowControls}
  margin: 0;
  padding: 0;
  list-style: none;
`

/** The heading of a group of cards. */
export const GroupTitle = styled.div`
  ${groupTitle}
  padding: ${token['space-4']} ${token['space-5']};
`

const block = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${token['space-4']};
  padding: ${token['space-5']};
  border-block-end: 1px solid ${token['border-subtle']};
  & dl {
    grid-template-columns: repeat(auto-fill, minmax(7rem, 1fr));
  }
`

/** The totals below the cards. */
export const Sums = styled.div`
  ${typography.body}
  ${tabular}
  ${block}
  font-weight: ${token['weight-strong']};
  background: ${token['bg-subtle']};
  & dt {
    font-weight: ${token['weight-medium']};
  }
`

export const Item = styled.li`
  ${block}
  &[data-selected] {
    background: ${token['accent-soft']};
  }
`

export const CardHead = styled.div`
  display: flex;
  align-items: center;
  gap: ${token['space-4']};
  min-inline-size: 0;
  & > [data-part='identity'] {
    flex: 1;
    min-inline-size: 0;
    overflow: hidden;
  }
`
