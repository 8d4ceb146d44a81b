import { Menu, MenuItem, type MenuProps } from 'react-aria-components/Menu'
import { Input } from 'react-aria-components/Input'
import { Modal, ModalOverlay } from 'react-aria-components/Modal'
import { SearchField } from 'react-aria-components/SearchField'
import type { ComponentType, RefAttributes } from 'react'
import { styled } from 'styled-components'
import { from, token } from '../../../theme/theme.ts'
import { typography } from '../../../theme/typography.ts'
import { optionRow } from '../../../theme/surfaces.ts'
import { panel, scrim } from '../../overlays/Overlay/overlay.styles.ts'
import type { StrictOmit } from '../../props.ts'

export { Root } from '../../overlays/overlay.styles.ts'

export const Scrim = styled(ModalOverlay)`
  ${scrim}
  z-index: ${token['z-dialog-scrim']};
  align-items: flex-start;
  justify-content: center;
  /** The upper edge keeps its position for any number of matches; on a phone the keyboard covers the lower half. */
  padding: ${token['space-4']};
  ${from('md')} {
    padding-block-start: 14dvh;
  }
`

export const Panel = styled(Modal)`
  ${panel}
  max-inline-size: 36rem;
  max-block-size: min(70dvh, 30rem);
  border-radius: ${token['radius-xl']};
  &[data-entering],
  &[data-exiting] {
    translate: 0 -4px;
  }
`

export const Field = styled(SearchField)`
  display: flex;
  flex: none;
  align-items: center;
  gap: ${token['space-4']};
  padding-inline: ${token['space-6']};
  border-block-end: 1px solid ${token['border-subtle']};
  color: ${token['text-secondary']};
`

export const SearchInput = styled(Input)`
  ${typography.bodyLarge}
  flex: 1;
  min-inline-size: 0;
  min-block-size: 3rem;
  padding: 0;
  border: 0;
  font-family: inherit;
  /** Phone browsers zoom into inputs with a font below 16 px. */
  font-size: 1rem;
  color: ${token['text-primary']};
  background: transparent;
  outline: none;
  &::placeholder {
    color: ${token['text-tertiary']};
    opacity: 1;
  }
  &::-webkit-search-cancel-button {
    display: none;
  }
`

export const List: ComponentType<StrictOmit<MenuProps<object>, 'className' | 'style'> & RefAttributes<HTMLDivElement>> =
  styled(Menu)`
    flex: 1;
    min-block-size: 0;
    overflow: auto;
    padding: ${token['space-3']};
    outline: none;
  `

export const Item = styled(MenuItem)`
  ${optionRow}
  scroll-margin-block: ${token['space-3']};
  & > svg {
    flex: none;
    color: ${token['text-secondary']};
  }
  & > [data-part='keys'] {
    margin-inline-start: auto;
  }
`

export const Nothing = styled.div`
  ${typography.body}
  padding: ${token['space-7']} ${token['space-4']};
  text-align: center;
  color: ${token['text-secondary']};
`
