import { css } from 'styled-components'
import { coarsePointer, focusRing, reducedMotion, token } from '../../../../theme/theme.ts'

/** The box is drawn as Checkbox draws it; the input is the target, and its box is drawn inside it. */
const selectBox = css`
  & [data-part='select'] {
    position: relative;
    display: flex;
    justify-content: center;
    /** The colour is not set on the icon itself, because in forced colours the browser would keep it there. */
    color: ${token['on-accent']};
    & > input {
      appearance: none;
      display: grid;
      place-items: center;
      flex: none;
      inline-size: ${token['target-min']};
      block-size: ${token['target-min']};
      margin: 0;
      cursor: pointer;
      outline: none;
      ${coarsePointer} {
        inline-size: ${token['control-lg']};
        block-size: ${token['control-lg']};
      }
    }
    & > input::before {
      content: '';
      inline-size: 1rem;
      block-size: 1rem;
      border-radius: ${token['radius-xs']};
      background: ${token['bg-surface']};
      box-shadow: inset 0 0 0 1px ${token['border-control']};
      @media (forced-colors: active) {
        outline: 1px solid ButtonText;
      }
    }
    & > svg {
      position: absolute;
      inset: 0;
      margin: auto;
      stroke-width: 2.5;
      pointer-events: none;
    }
    @media (hover: hover) {
      & > input:hover::before {
        box-shadow: inset 0 0 0 1px ${token['text-tertiary']};
      }
    }
    & > input:active::before {
      background: ${token['bg-muted']};
    }
    & > input:is(:checked, :indeterminate)::before {
      background: ${token.accent};
      box-shadow: none;
    }
    @media (hover: hover) {
      & > input:is(:checked, :indeterminate):hover::before {
        background: ${token['accent-hover']};
      }
    }
    & > input:focus-visible::before {
      ${focusRing}
    }
    &:has(> input:disabled) {
      opacity: 0.45;
      & > input {
        cursor: not-allowed;
      }
    }
  }
`

/** The controls are drawn as IconButton draws its small ones. */
const control = css`
  & [data-part='control'] {
    display: inline-grid;
    place-items: center;
    inline-size: ${token['control-sm']};
    block-size: ${token['control-sm']};
    padding: 0;
    border: 0;
    border-radius: ${token['radius-sm']};
    cursor: pointer;
    transition: background-color ${token['duration-instant']} ${token['ease-standard']};
    ${reducedMotion} {
      transition: none;
    }
    ${coarsePointer} {
      min-inline-size: ${token['control-lg']};
      min-block-size: ${token['control-lg']};
    }
    color: ${token['text-secondary']};
    background: transparent;
    &[aria-expanded='true'] {
      color: ${token['text-primary']};
      background: ${token['bg-hover']};
    }
    @media (hover: hover) {
      &:hover {
        color: ${token['text-primary']};
        background: ${token['bg-hover']};
      }
    }
    &:active {
      background: ${token['bg-muted']};
    }
    &:focus-visible {
      ${focusRing}
    }
  }
  & [data-part='actions'] {
    display: flex;
    justify-content: flex-end;
    gap: ${token['space-1']};
  }
`

/** Styles of the controls in rows, applied by the table. */
export const rowControls = css`
  ${selectBox}
  ${control}
`
