import styled from 'styled-components'
import { focusRing, from, token, visuallyHidden } from '../../theme/theme.ts'
import { type } from '../../theme/typography.ts'

export const Root = styled.div`
  display: flex;
  flex-direction: column;
  min-block-size: 100dvh;
  background: ${token['bg-canvas']};
`

export const SkipLink = styled.a`
  ${type.body}
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
  gap: ${token['space-4']};
  min-block-size: ${token['layout-header']};
  padding-inline: ${token['layout-page-inset-mobile']};
  border-block-end: 1px solid ${token['border-subtle']};
  background: ${token['bg-canvas']};
  ${from('md')} {
    gap: ${token['space-10']};
    padding-inline: ${token['layout-page-inset']};
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

export const Home = styled.a`
  display: flex;
  flex-shrink: 0;
  border-radius: ${token['radius-sm']};
  text-decoration: none;
  &:focus-visible {
    ${focusRing}
  }
`

export const Slash = styled.span`
  color: ${token['text-disabled']};
`

export const Nav = styled.nav`
  display: flex;
  min-inline-size: 0;
  gap: ${token['space-1']};
`

export const NavLink = styled.a`
  ${type.body}
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
  }
  &:focus-visible {
    ${focusRing}
  }
`

export const End = styled.div`
  display: flex;
  align-items: center;
  gap: ${token['space-2']};
  margin-inline-start: auto;
  ${from('md')} {
    gap: ${token['space-4']};
  }
`

export const Main = styled.main`
  flex: 1;
  min-inline-size: 0;
  inline-size: 100%;
  max-inline-size: calc(${token['layout-content-max']} + 2 * ${token['layout-page-inset']});
  margin-inline: auto;
  padding: ${token['space-7']} ${token['layout-page-inset-mobile']} ${token['space-12']};
  outline: none;
  scroll-margin-block-start: 4.5rem;
  ${from('md')} {
    padding: ${token['space-8']} ${token['layout-page-inset']} ${token['space-13']};
  }
`
