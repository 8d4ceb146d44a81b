import { Link } from 'react-aria-components/Link'
import { styled, css } from 'styled-components'
import { coarsePointer, focusRing, forcedEdge, token, visuallyHidden } from '../../../theme/theme.ts'
import { tabular, typography } from '../../../theme/typography.ts'

/** The styles of the column beside the page and over it. */
export const column = css`
  display: flex;
  flex-direction: column;
  gap: ${token['space-4']};
  padding: ${token['space-5']};
  color: ${token['text-primary']};
  background: ${token['bg-canvas']};
`

/** The column beside the page, as high as the window. */
export const Column = styled.div`
  ${column}
  position: sticky;
  z-index: ${token['z-header']};
  inset-block-start: 0;
  flex: none;
  box-sizing: border-box;
  inline-size: ${token['layout-side-nav']};
  block-size: 100dvh;
  border-inline-end: 1px solid ${token['border-subtle']};
  &[data-narrow] {
    inline-size: ${token['layout-side-nav-collapsed']};
    padding-inline: ${token['space-3']};
    align-items: stretch;
  }
`

export const Top = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  min-block-size: ${token['control-lg']};
  padding-inline: ${token['space-3']} ${token['space-1']};
  [data-narrow] > & {
    flex-direction: column;
    gap: ${token['space-4']};
    padding: ${token['space-3']} 0 0;
  }
`

export const Home = styled.a`
  display: flex;
  ${coarsePointer} {
    align-items: center;
    min-block-size: ${token['control-lg']};
  }
  border-radius: ${token['radius-sm']};
  color: inherit;
  text-decoration: none;
  &:focus-visible {
    ${focusRing}
  }
`

/** A collapsed column has no space for horizontal text, so the badge is vertical. */
export const BadgePlace = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${token['space-3']};
  padding-inline: ${token['space-3']};
  &:empty {
    display: none;
  }
  [data-narrow] > & {
    align-self: center;
    flex: none;
    padding: 0;
    writing-mode: vertical-rl;
  }
`

export const Nav = styled.nav`
  display: grid;
  align-content: start;
  gap: ${token['space-6']};
  flex: 1;
  min-block-size: 0;
  overflow: auto;
  /** Leaves room for the focus ring of a link inside the scroll container. */
  margin: -3px;
  padding: 3px;
`

export const GroupHeading = styled.div`
  ${typography.micro}
  padding: ${token['space-3']} ${token['space-4']};
  color: ${token['text-secondary']};
  [data-narrow] & {
    ${visuallyHidden}
  }
`

export const Items = styled.ul.attrs({ role: 'list' })`
  display: grid;
  gap: ${token['space-1']};
  margin: 0;
  padding: 0;
  list-style: none;
  /** Groups without headings are separated by a line. */
  [data-narrow] div + div > & {
    padding-block-start: ${token['space-5']};
    border-block-start: 1px solid ${token['border-subtle']};
  }
`

export const Label = styled.span`
  flex: 1;
  min-inline-size: 0;
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;
  [data-narrow] & {
    ${visuallyHidden}
  }
`

export const Count = styled.span`
  ${typography.micro}
  ${tabular}
  color: ${token['text-secondary']};
  [data-narrow] & {
    ${visuallyHidden}
  }
`

export const ItemLink = styled(Link)`
  ${typography.body}
  position: relative;
  display: flex;
  align-items: center;
  gap: 0.625rem;
  min-block-size: ${token['control-md']};
  padding-inline: ${token['space-4']};
  border-radius: ${token['radius-sm']};
  font-weight: ${token['weight-medium']};
  color: ${token['text-secondary']};
  text-decoration: none;
  outline: none;
  [data-narrow] & {
    justify-content: center;
    padding-inline: 0;
    min-block-size: 2.25rem;
  }
  ${coarsePointer} {
    min-block-size: ${token['control-touch']};
  }
  &[data-hovered] {
    color: ${token['text-primary']};
    background: ${token['bg-hover']};
  }
  &[aria-current='page'] {
    font-weight: ${token['weight-semibold']};
    color: ${token['text-primary']};
    background: ${token['bg-muted']};
    ${forcedEdge}
  }
  &[data-focus-visible] {
    ${focusRing}
    outline-offset: 0;
  }
`

export const Foot = styled.div`
  display: grid;
  gap: ${token['space-4']};
  & > * + * {
    padding-block-start: ${token['space-4']};
    border-block-start: 1px solid ${token['border-subtle']};
  }
  [data-narrow] > & {
    justify-items: center;
  }
`
