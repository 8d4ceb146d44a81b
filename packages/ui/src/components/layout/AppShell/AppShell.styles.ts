import { styled, css } from 'styled-components'
import { focusRing, forcedEdge, from, token, visuallyHidden } from '../../../theme/theme.ts'
import { typography } from '../../../theme/typography.ts'

export const Root = styled.div`
  display: flex;
  min-block-size: 100dvh;
  background: ${token['bg-canvas']};
  /* A console is worked in: its pages are as light as the surfaces elsewhere, and the navigation stands back. */
  &[data-side-nav] {
    background: ${token['bg-surface']};
  }
`

/** Header and page, beside the side navigation where there is one. */
export const Column = styled.div`
  display: flex;
  flex: 1;
  flex-direction: column;
  min-inline-size: 0;
`

export const SkipLink = styled.a`
  ${typography.body}
  &:not(:focus) {
    ${visuallyHidden}
  }
  &:focus {
    position: fixed;
    z-index: ${token['z-tooltip']};
    inset-block-start: ${token['space-4']};
    inset-inline-start: ${token['space-4']};
    padding: ${token['space-4']} ${token['space-5']};
    border-radius: ${token['radius-sm']};
    color: ${token['text-primary']};
    background: ${token['bg-raised']};
    box-shadow: ${token['shadow-lg']};
    ${focusRing}
  }
`

export const Header = styled.header`
  position: sticky;
  z-index: ${token['z-header']};
  inset-block-start: 0;
  display: flex;
  align-items: center;
  gap: ${token['space-6']};
  min-block-size: ${token['layout-header']};
  padding-inline: ${token['layout-page-inset-mobile']};
  border-block-end: 1px solid ${token['border-subtle']};
  background: ${token['bg-canvas']};
  ${from('md')} {
    gap: ${token['space-10']};
    padding-inline: ${token['layout-page-inset']};
  }
  ${from('lg')} {
    [data-side-nav] > * > & {
      display: none;
    }
  }
`

export const Start = styled.div`
  display: flex;
  align-items: center;
  gap: ${token['space-4']};
  min-inline-size: 0;
  ${from('md')} {
    gap: ${token['space-5']};
  }
`

/** On a phone the open site needs the space; the link to all sites is in the site's own menu. */
const fromTablet = css`
  display: none;
  ${from('md')} {
    display: flex;
  }
`

export const Home = styled.a<{ $isLeft: boolean }>`
  display: flex;
  ${({ $isLeft }) => $isLeft && fromTablet}
  flex-shrink: 0;
  border-radius: ${token['radius-sm']};
  color: inherit;
  text-decoration: none;
  &:focus-visible {
    ${focusRing}
  }
`

export const Slash = styled.span`
  ${fromTablet}
  color: ${token['text-disabled']};
`

/** More than one link has no room on a phone: they are in the menu at the end there. */
export const Nav = styled.nav<{ $isMenuOnPhones: boolean }>`
  display: flex;
  ${({ $isMenuOnPhones }) => $isMenuOnPhones && fromTablet}
  min-inline-size: 0;
  gap: ${token['space-1']};
`

export const NavLink = styled.a`
  ${typography.body}
  display: flex;
  align-items: center;
  min-block-size: ${token['control-md']};
  padding-inline: 0.6875rem;
  border-radius: ${token['radius-sm']};
  font-weight: ${token['weight-medium']};
  color: ${token['text-secondary']};
  text-decoration: none;
  &:hover {
    color: ${token['text-primary']};
    background: ${token['bg-hover']};
  }
  &[aria-current='page'] {
    color: ${token['text-primary']};
    background: ${token['bg-muted']};
    ${forcedEdge}
  }
  &:focus-visible {
    ${focusRing}
  }
`

export const End = styled.div`
  display: flex;
  align-items: center;
  flex: none;
  gap: ${token['space-4']};
  margin-inline-start: auto;
  ${from('md')} {
    gap: ${token['space-4']};
  }
`

const group = css`
  align-items: center;
  gap: inherit;
`

export const Wide = styled.div`
  ${fromTablet}
  ${group}
`

export const Narrow = styled.div`
  display: flex;
  ${group}
  ${from('md')} {
    display: none;
  }
`

export const Main = styled.main<{ $isFluid: boolean }>`
  /** The start of the area for sticky elements: below the header. */
  --sticky-start: ${token['layout-header']};
  flex: 1;
  min-inline-size: 0;
  inline-size: 100%;
  max-inline-size: ${({ $isFluid }) =>
    $isFluid ? 'none' : `calc(${token['layout-content-max']} + 2 * ${token['layout-page-inset']})`};
  margin-inline: auto;
  padding: ${token['space-7']} ${token['layout-page-inset-mobile']} ${token['space-12']};
  outline: none;
  scroll-margin-block-start: 4.5rem;
  ${from('md')} {
    padding: ${token['space-8']} ${token['layout-page-inset']} ${token['space-13']};
  }
  ${from('lg')} {
    [data-side-nav] > * > & {
      --sticky-start: 0px;
      scroll-margin-block-start: 0;
    }
  }
`
