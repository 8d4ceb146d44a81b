import { styled } from 'styled-components'
import { focusRing, token } from '../../../theme/theme.ts'
import { tabular, typography } from '../../../theme/typography.ts'

export const Root = styled.div`
  ${typography.body}
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${token['space-6']};
  min-inline-size: 0;
`

export const Day = styled.div`
  ${typography.caption}
  padding-inline: ${token['space-5']};
  padding-block-end: ${token['space-3']};
  color: ${token['text-tertiary']};
`

export const List = styled.ul.attrs({ role: 'list' })`
  margin: 0;
  padding: 0;
  list-style: none;
`

export const Item = styled.li`
  position: relative;
  display: grid;
  grid-template-columns: 0.5rem auto minmax(0, 1fr) auto;
  gap: ${token['space-1']} ${token['space-4']};
  padding: ${token['space-4']} ${token['space-5']};
  border-radius: ${token['radius-md']};
  color: ${token['text-secondary']};
  overflow-wrap: anywhere;
  &:has(a):hover {
    background: ${token['bg-hover']};
  }
`

/** Keeps its place where there is no dot, so that texts stand below each other. */
export const Dot = styled.span`
  inline-size: 0.5rem;
  block-size: 0.5rem;
  margin-block-start: 0.375rem;
  border-radius: ${token['radius-full']};
  [data-unread] > & {
    background: ${token.accent};
    forced-color-adjust: none;
  }
`

export const Mark = styled.span`
  display: grid;
  place-items: center;
  block-size: 1.25rem;
  color: ${token['text-tertiary']};
  &[data-tone='info'] {
    color: ${token['info-text']};
  }
  &[data-tone='positive'] {
    color: ${token['positive-text']};
  }
  &[data-tone='warning'] {
    color: ${token['warning-text']};
  }
  &[data-tone='negative'] {
    color: ${token['negative-text']};
  }
`

export const Words = styled.div`
  grid-column: 3;
  min-inline-size: 0;
`

export const Title = styled.div`
  color: ${token['text-primary']};
  [data-unread] & {
    font-weight: ${token['weight-strong']};
  }
  a {
    color: inherit;
    text-decoration: none;
    outline: none;
    /* The whole item leads there. */
    &::after {
      content: '';
      position: absolute;
      inset: 0;
      border-radius: ${token['radius-md']};
    }
    &:focus-visible::after {
      ${focusRing}
      outline-offset: -2px;
    }
  }
`

/** Above the link that covers the item. */
export const End = styled.div`
  position: relative;
  grid-column: 4;
  display: flex;
  align-items: center;
  gap: ${token['space-3']};
  block-size: 1.25rem;
`

export const Time = styled.time`
  ${typography.caption}
  ${tabular}
  color: ${token['text-tertiary']};
  white-space: nowrap;
`
