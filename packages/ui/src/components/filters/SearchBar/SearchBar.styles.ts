import { Group } from 'react-aria-components/Group'
import { styled } from 'styled-components'
import { coarsePointer, from, token } from '../../../theme/theme.ts'
import { breakpoints } from '../../../theme/tokens.ts'
import { typography } from '../../../theme/typography.ts'

const upToTablet = `@media (min-width: ${breakpoints.md}px) and (max-width: ${breakpoints.lg - 1}px)`

export const Root = styled.form`
  display: grid;
  gap: ${token['space-5']};
`

/** The expand button on narrow screens. */
export const Collapse = styled.div`
  ${from('md')} {
    display: none;
  }
`

export const Grid = styled.div`
  display: none;
  grid-template-columns: minmax(0, 1fr);
  gap: ${token['space-4']};
  &[data-open] {
    display: grid;
  }
  ${from('md')} {
    display: grid;
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
  ${from('lg')} {
    grid-template-columns: repeat(4, minmax(0, 1fr));
  }
  /** The first row: two fields on a tablet, three and the buttons if there is room for four columns. */
  ${upToTablet} {
    &:not([data-more]) > [data-part='field']:nth-child(n + 3) {
      display: none;
    }
    &:not([data-more]) > [data-part='buttons'] {
      grid-column: 1 / -1;
      justify-self: end;
      min-inline-size: 20rem;
    }
  }
  ${from('lg')} {
    &[data-long]:not([data-more]) > [data-part='field']:nth-child(n + 4) {
      display: none;
    }
  }
`

/** The button that expands the further fields, hidden where all are visible. */
export const More = styled.div`
  display: none;
  ${from('md')} {
    display: block;
  }
  ${from('lg')} {
    &:not([data-long]) {
      display: none;
    }
  }
`

/** Border around a control and its label. */
export const Box = styled(Group)`
  ${typography.body}
  display: flex;
  align-items: center;
  min-inline-size: 0;
  min-block-size: ${token['control-height']};
  padding-inline-start: ${token['space-5']};
  border-radius: ${token['radius-sm']};
  color: ${token['text-primary']};
  background: ${token['bg-surface']};
  box-shadow: inset 0 0 0 1px ${token['border-control']};
  &[data-hovered] {
    box-shadow: inset 0 0 0 1px ${token['text-tertiary']};
  }
  &[data-invalid] {
    box-shadow: inset 0 0 0 1.5px ${token['negative-solid']};
  }
  &[data-focus-within] {
    box-shadow:
      inset 0 0 0 1px ${token['focus-ring']},
      0 0 0 3px color-mix(in srgb, ${token['focus-ring']} 26%, transparent);
  }
  ${coarsePointer} {
    min-block-size: ${token['control-lg']};
  }
  @media (forced-colors: active) {
    outline: 1px solid ButtonText;
  }
  &:is([data-kind='suggested'], [data-kind='day']) > div {
    flex: 1;
    min-inline-size: 0;
    font-weight: ${token['weight-medium']};
    & [data-part='box'] {
      box-shadow: none;
      background: transparent;
      outline: none;
    }
  }
  &[data-kind='select'] > div {
    flex: 1;
    & button,
    & button:is([data-focused], [data-hovered], [aria-expanded='true']) {
      box-shadow: none;
      background: transparent;
    }
  }
`

export const Name = styled.label`
  flex: none;
  max-inline-size: 60%;
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;
  color: ${token['text-tertiary']};
  &[data-key] {
    font-family: ${token['font-mono']};
    font-size: 0.75rem;
  }
`

export const Field = styled.div`
  display: flex;
  flex: 1;
  min-inline-size: 0;
  input {
    inline-size: 100%;
    min-inline-size: 0;
    min-block-size: ${token['control-height']};
    padding-inline: ${token['space-4']} ${token['space-5']};
    border: 0;
    font: inherit;
    font-weight: ${token['weight-medium']};
    color: inherit;
    background: transparent;
    outline: none;
    &::placeholder {
      font-weight: ${token['weight-regular']};
      color: ${token['text-tertiary']};
      opacity: 1;
    }
    ${coarsePointer} {
      min-block-size: ${token['control-lg']};
      font-size: 1rem;
    }
  }
`

export const Buttons = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${token['space-4']};
  & > button[type='submit'],
  & > button[type='submit'] + button {
    flex: 1;
  }
`

export const Chips = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${token['space-4']};
`

/** The sentences on values that are not valid. */
export const Errors = styled.div`
  ${typography.body}
  display: grid;
  gap: ${token['space-2']};
  color: ${token['negative-text']};
`
