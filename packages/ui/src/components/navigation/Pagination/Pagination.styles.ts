import { Button } from 'react-aria-components/Button'
import { styled } from 'styled-components'
import { coarsePointer, focusRing, token } from '../../../theme/theme.ts'
import { tabular, typography } from '../../../theme/typography.ts'
import { fieldSizes } from '../../inputs/Field/fieldSize.ts'

export const Root = styled.nav`
  ${typography.body}
  ${tabular}
  container-type: inline-size;
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${token['space-4']} ${token['space-5']};
  min-block-size: ${token['layout-header']};
  padding-block: ${token['space-4']};
`

export const Total = styled.span`
  margin-inline-end: auto;
  color: ${token['text-secondary']};
`

export const Steps = styled.div`
  display: flex;
  align-items: center;
  gap: ${token['space-2']};
`

export const PageList = styled.ol.attrs({ role: 'list' })`
  display: flex;
  gap: ${token['space-2']};
  margin: 0;
  padding: 0;
  list-style: none;
  @container (max-width: 42rem) {
    display: none;
  }
`

/** The number of the current page, shown instead of the page buttons if they do not fit. */
export const Place = styled.span`
  display: none;
  color: ${token['text-secondary']};
  @container (max-width: 42rem) {
    display: inline;
  }
`

export const Cell = styled(Button)`
  display: grid;
  place-items: center;
  min-inline-size: ${token['control-sm']};
  block-size: ${token['control-sm']};
  padding: 0 ${token['space-3']};
  border: 0;
  border-radius: ${token['radius-sm']};
  font: inherit;
  color: ${token['text-secondary']};
  background: transparent;
  cursor: pointer;
  outline: none;
  ${coarsePointer} {
    min-inline-size: ${token['control-lg']};
    block-size: ${token['control-lg']};
  }
  &[data-hovered] {
    color: ${token['text-primary']};
    background: ${token['bg-hover']};
  }
  &[aria-current] {
    font-weight: ${token['weight-semibold']};
    color: ${token['text-primary']};
    background: ${token['bg-surface']};
    box-shadow: inset 0 0 0 1px ${token['border-control']};
  }
  &[data-focus-visible] {
    ${focusRing}
  }
`

export const Gap = styled.span`
  display: grid;
  place-items: center;
  min-inline-size: ${token['control-sm']};
  block-size: ${token['control-sm']};
  color: ${token['text-tertiary']};
`

export const GoToBox = styled.form`
  color: ${token['text-secondary']};
  label {
    display: flex;
    align-items: center;
    gap: ${token['space-3']};
    white-space: nowrap;
  }
  input {
    inline-size: 4rem;
    block-size: ${token['control-height']};
    padding-inline: ${token['space-4']};
    border: 0;
    border-radius: ${token['radius-sm']};
    font: inherit;
    color: ${token['text-primary']};
    background: ${token['bg-surface']};
    box-shadow: inset 0 0 0 1px ${token['border-control']};
    outline: none;
    ${coarsePointer} {
      block-size: ${token['control-lg']};
      font-size: 1rem;
    }
    &:focus-visible {
      ${focusRing}
    }
    @media (forced-colors: active) {
      outline: 1px solid ButtonText;
    }
  }
  @container (max-width: 54rem) {
    display: none;
  }
`

export const Size = styled.div`
  position: relative;
  min-inline-size: 7rem;
  & > svg {
    position: absolute;
    inset-block-start: calc(50% - 8px);
    inset-inline-end: ${token['space-4']};
    color: ${token['text-tertiary']};
    pointer-events: none;
  }
`

/** Looks like the kit's Select in a toolbar. */
export const SizeField = styled.select`
  ${fieldSizes.md}
  appearance: none;
  inline-size: 100%;
  padding-block: 0;
  padding-inline: var(--inset) calc(${token['space-4']} + 16px + ${token['space-4']});
  border: 0;
  font-family: inherit;
  color: ${token['text-primary']};
  background: ${token['bg-surface']};
  box-shadow:
    inset 0 0 0 1px ${token['border-default']},
    ${token['shadow-xs']};
  cursor: pointer;
  outline: none;
  &:hover {
    background: ${token['bg-hover']};
  }
  &:focus-visible {
    ${focusRing}
  }
  ${coarsePointer} {
    /** iOS zooms into inputs with a font below 16 px. */
    font-size: 1rem;
  }
  @media (forced-colors: active) {
    outline: 1px solid ButtonText;
  }
`
