import { styled } from 'styled-components'
import { from, token } from '../../../theme/theme.ts'
import { typography } from '../../../theme/typography.ts'

export const Root = styled.div`
  display: grid;
  min-block-size: 100dvh;
  background: ${token['bg-canvas']};
  ${from('lg')} {
    grid-template-columns: minmax(24rem, 1fr) minmax(0, 45rem);
  }
`

export const Side = styled.div`
  display: flex;
  flex-direction: column;
  min-inline-size: 0;
`

export const Header = styled.header`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${token['space-5']};
  padding: ${token['space-7']} ${token['space-6']};
  ${from('md')} {
    padding: ${token['space-9']} ${token['space-11']};
  }
`

export const Menus = styled.div`
  display: flex;
  align-items: center;
  gap: ${token['space-2']};
`

export const Main = styled.main`
  display: flex;
  flex: 1;
  flex-direction: column;
  justify-content: center;
  inline-size: min(22.5rem, 100% - 2rem);
  margin-inline: auto;
  padding-block: ${token['space-8']} ${token['space-13']};
`

export const Title = styled.h1`
  ${typography.display}
  margin: 0;
`

export const Lead = styled.p`
  ${typography.lead}
  margin: ${token['space-3']} 0 ${token['space-9']};
  color: ${token['text-secondary']};
`

export const Panel = styled.aside`
  position: relative;
  display: none;
  overflow: hidden;
  margin: ${token['space-5']};
  border-radius: ${token['radius-xl']};
  color: ${token['text-primary']};
  background: ${token['bg-canvas']};
  [data-theme='dark'] [data-theme='dark']& {
    background: ${token['bg-surface']};
  }
  ${from('lg')} {
    display: block;
  }
  /* The figure of the brand is never mirrored. */
  & > svg {
    direction: ltr;
    position: absolute;
    inset: 0;
    inline-size: 100%;
    block-size: 100%;
  }
`

export const Claim = styled.div`
  position: absolute;
  inset-inline: 3.25rem;
  inset-block-end: 3.5rem;
`

export const ClaimTitle = styled.p`
  ${typography.display}
  margin: 0 0 ${token['space-4']};
  font-size: 1.625rem;
  line-height: 2.25rem;
`

export const ClaimText = styled.p`
  ${typography.bodyLarge}
  margin: 0;
  color: ${token['text-secondary']};
`
