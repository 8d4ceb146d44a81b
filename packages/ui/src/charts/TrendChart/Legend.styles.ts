import styled from 'styled-components'
import { from, token } from '../../theme/theme.ts'
import { tabular, type } from '../../theme/typography.ts'

export const List = styled.ul`
  ${type.caption}
  ${tabular}
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${token['space-3']} ${token['space-6']};
  min-inline-size: 0;
  margin: 0;
  padding: 0;
  list-style: none;
  color: ${token['text-secondary']};
`

export const Item = styled.li`
  display: flex;
  align-items: center;
  gap: ${token['space-4']};
  strong {
    font-weight: ${token['weight-semibold']};
    color: ${token['text-primary']};
  }
  &::before {
    content: '';
    flex: none;
    inline-size: 1rem;
    border-block-start: 2px solid ${token['chart-1']};
    @media (forced-colors: active) {
      border-block-start-color: CanvasText;
    }
  }
  &[data-kind='compared']::before {
    border-block-start: 2px dashed ${token['chart-compare']};
  }
  &[data-kind='forecast']::before {
    border-block-start-style: dashed;
  }
  &[data-kind='interval']::before {
    block-size: 10px;
    border: 0;
    border-radius: 2px;
    background: color-mix(in srgb, ${token['chart-1']} 16%, transparent);
    @media (forced-colors: active) {
      border: 1px solid CanvasText;
    }
  }
`

/** On a phone the dates stand just above already. */
export const Period = styled.span`
  display: none;
  color: ${token['text-tertiary']};
  ${from('sm')} {
    display: inline;
  }
`
