import { RadioButton, RadioField, RadioGroup } from 'react-aria-components/RadioGroup'
import { styled, css } from 'styled-components'
import { coarsePointer, focusRing, forcedEdge, forcedWrong, token } from '../../../theme/theme.ts'
import { tabular, typography } from '../../../theme/typography.ts'
import { column } from '../Field/index.ts'

export type RadioVariant = 'plain' | 'cards'

export const Root = styled(RadioGroup)`
  ${column}
`

export const Choices = styled.div<{ $variant: RadioVariant }>`
  display: flex;
  flex-direction: column;
  gap: ${({ $variant }) => ($variant === 'cards' ? token['space-4'] : token['space-1'])};
  [data-orientation='horizontal'] > & {
    flex-flow: row wrap;
    column-gap: ${({ $variant }) => ($variant === 'cards' ? token['space-4'] : token['space-7'])};
    & > * {
      flex: ${({ $variant }) => ($variant === 'cards' ? '1 1 12rem' : 'none')};
    }
  }
`

export const Dot = styled.span`
  display: grid;
  place-items: center;
  flex: none;
  inline-size: 1rem;
  block-size: 1rem;
  margin-block-start: ${token['space-1']};
  border-radius: ${token['radius-full']};
  background: ${token['bg-surface']};
  box-shadow: inset 0 0 0 1px ${token['border-control']};
  @media (forced-colors: active) {
    outline: 1px solid ButtonText;
  }
  &::after {
    content: '';
    inline-size: 0.375rem;
    block-size: 0.375rem;
    border-radius: inherit;
  }
`

const card = css`
  position: relative;
  padding: ${token['space-5']} ${token['space-6']};
  border-radius: ${token['radius-lg']};
  background: ${token['bg-surface']};
  box-shadow: inset 0 0 0 1px ${token['border-default']};
  ${forcedEdge}
  &:hover:not([data-disabled], [data-selected]) {
    background: ${token['bg-hover']};
  }
  &[data-selected] {
    box-shadow: inset 0 0 0 1.5px ${token.accent};
    @media (forced-colors: active) {
      outline: 2px solid Highlight;
    }
  }
  &[data-invalid] {
    box-shadow: inset 0 0 0 1.5px ${token['negative-solid']};
  }
  &:has([data-focus-visible]) {
    ${focusRing}
  }
`

export const Choice = styled(RadioField)<{ $variant: RadioVariant }>`
  min-inline-size: 0;
  ${({ $variant }) => $variant === 'cards' && card}
`

/** The press on a card counts wherever it falls. */
const wholeCard = css`
  inline-size: 100%;
  &::after {
    content: '';
    position: absolute;
    inset: 0;
  }
`

export const Radio = styled(RadioButton)<{ $variant: RadioVariant }>`
  ${typography.body}
  display: inline-flex;
  align-items: flex-start;
  gap: ${token['space-4']};
  min-block-size: ${token['target-min']};
  padding-block: ${token['space-1']};
  color: ${token['text-primary']};
  cursor: pointer;
  ${coarsePointer} {
    min-block-size: ${token['control-lg']};
    padding-block: 0.625rem;
  }
  ${({ $variant }) => $variant === 'cards' && wholeCard}
  &[data-hovered] ${Dot} {
    box-shadow: inset 0 0 0 1px ${token['text-tertiary']};
  }
  &[data-pressed] ${Dot} {
    background: ${token['bg-muted']};
  }
  &[data-invalid] ${Dot} {
    box-shadow: inset 0 0 0 1.5px ${token['negative-solid']};
    ${forcedWrong}
  }
  &[data-selected] ${Dot} {
    background: ${token.accent};
    box-shadow: none;
    &::after {
      background: ${token['on-accent']};
      @media (forced-colors: active) {
        background: Highlight;
      }
    }
  }
  &[data-focus-visible] ${Dot} {
    ${({ $variant }) => $variant === 'plain' && focusRing}
  }
  &[data-readonly] {
    cursor: default;
  }
  &[data-disabled] {
    color: ${token['text-disabled']};
    cursor: not-allowed;
    ${Dot} {
      opacity: 0.45;
    }
  }
`

export const Words = styled.span`
  display: inline-flex;
  align-items: center;
  gap: ${token['space-3']};
  min-inline-size: 0;
  overflow-wrap: anywhere;
`

export const Note = styled.span`
  ${typography.caption}
  ${tabular}
  margin-inline-start: auto;
  line-height: 1.25rem;
  color: ${token['text-secondary']};
  [data-disabled] > & {
    color: inherit;
  }
`

/** The description is aligned with the label, not with the dot. */
export const Description = styled.div`
  ${typography.caption}
  padding-inline-start: ${token['space-8']};
  color: ${token['text-tertiary']};
`
