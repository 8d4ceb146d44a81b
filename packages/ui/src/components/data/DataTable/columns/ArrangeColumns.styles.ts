import { styled } from 'styled-components'
import { token } from '../../../../theme/theme.ts'
import { typography } from '../../../../theme/typography.ts'

export const ColumnList = styled.ol.attrs({ role: 'list' })`
  ${typography.body}
  display: grid;
  gap: ${token['space-2']};
  margin: 0;
  padding: 0;
  list-style: none;
`

export const ColumnLine = styled.li`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${token['space-2']};
  padding-block: ${token['space-2']};
  border-block-end: 1px solid ${token['border-subtle']};
`

export const ColumnName = styled.bdi`
  flex: 1 1 7rem;
  min-inline-size: 0;
  overflow-wrap: anywhere;
`
