import { createContext, useContext } from 'react'
import { css } from 'styled-components'
import { coarsePointer, token } from '../../../theme/theme.ts'
import { typography } from '../../../theme/typography.ts'

/** Height of a field: 28 px, 32 px in toolbars, 40 px in the forms of a page. */
export type FieldSize = 'sm' | 'md' | 'lg'

/** Height of a field including `dialog`, 36 px, which drawers and dialogs set and callers cannot request. */
export type FieldHeight = FieldSize | 'dialog'

const FieldSizeContext = createContext<FieldHeight>('lg')

/** Sets the default height of the fields inside. */
export const FieldSizeProvider = FieldSizeContext.Provider

/** The requested height, otherwise the default of the surrounding element. */
export function useFieldSize(size: FieldSize | undefined): FieldHeight {
  const around = useContext(FieldSizeContext)
  return size ?? around
}

/** Height, padding, corners and text size of a control by its size. On touch screens all are 40 px high. */
export const fieldSizes = {
  sm: sized('control-sm', 'space-4', 'radius-sm', typography.body),
  md: sized('control-height', 'space-5', 'radius-sm', typography.body),
  dialog: sized('control-form', 'space-5', 'radius-sm', typography.body),
  lg: sized('field-height', 'space-5', 'radius-md', typography.bodyLarge),
} satisfies Record<FieldHeight, unknown>

function sized(
  height: 'control-sm' | 'control-height' | 'control-form' | 'field-height',
  inset: 'space-4' | 'space-5',
  radius: 'radius-sm' | 'radius-md',
  text: typeof typography.body,
) {
  return css`
    ${text}
    --inset: ${token[inset]};
    min-block-size: ${token[height]};
    border-radius: ${token[radius]};
    ${coarsePointer} {
      min-block-size: max(${token[height]}, ${token['control-lg']});
    }
  `
}

/** The input inside a control, which itself has the border, height and text size. */
export const bareInput = css`
  align-self: stretch;
  flex: 1;
  min-inline-size: 0;
  padding: 0 var(--inset);
  border: 0;
  font: inherit;
  letter-spacing: inherit;
  color: inherit;
  background: transparent;
  outline: none;
  &::placeholder {
    color: ${token['text-tertiary']};
    opacity: 1;
  }
  &:disabled {
    cursor: not-allowed;
  }
  &::-webkit-search-cancel-button {
    display: none;
  }
  /** iOS zooms into inputs with a font below 16 px. */
  ${coarsePointer} {
    font-size: 1rem;
  }
`

/** Text before or after the value, in a box of its own. */
export const affix = css`
  display: flex;
  align-items: center;
  align-self: stretch;
  flex: none;
  margin: 1.5px;
  padding-inline: var(--inset);
  color: ${token['text-secondary']};
  background: ${token['bg-subtle']};
`
