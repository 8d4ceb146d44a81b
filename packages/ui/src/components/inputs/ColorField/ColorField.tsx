import { msg } from '@lingui/core/macro'
import { useState } from 'react'
import { styled } from 'styled-components'
import { useText } from '../../../format/useText.ts'
import { coarsePointer, focusRing, token } from '../../../theme/theme.ts'
import type { StrictOmit } from '../../props.ts'
import { TextField, type TextFieldProps } from '../TextField/index.ts'

export interface ColorFieldProps extends StrictOmit<
  TextFieldProps,
  'prefix' | 'suffix' | 'end' | 'type' | 'inputMode'
> {}

/** A field for a colour as `#rrggbb`, typed or selected in the browser's colour picker. */
export function ColorField({ value, defaultValue = '', onChange, ...rest }: ColorFieldProps) {
  const text = useText()
  const [kept, setKept] = useState(defaultValue)
  const shown = value ?? kept
  const change = (next: string) => {
    setKept(next)
    onChange?.(next)
  }
  return (
    <TextField
      placeholder="#1a5fb4"
      spellCheck="false"
      autoComplete="off"
      maxLength={7}
      {...rest}
      value={shown}
      onChange={change}
      end={
        <Picker
          type="color"
          aria-label={text(msg`Choose a color`)}
          data-part="picker"
          data-empty={!isColour(shown) || undefined}
          value={isColour(shown) ? shown : '#ffffff'}
          disabled={rest.isDisabled === true || rest.isReadOnly === true}
          onChange={(event) => change(event.target.value)}
        />
      }
    />
  )
}

const isColour = (value: string): boolean => /^#[\da-f]{6}$/i.test(value)

const Picker = styled.input`
  flex: none;
  inline-size: 24px;
  block-size: 24px;
  padding: 0;
  margin-inline-end: ${token['space-4']};
  border: 1px solid ${token['border-control']};
  border-radius: ${token['radius-xs']};
  background: transparent;
  cursor: pointer;
  font: inherit;
  appearance: none;
  overflow: hidden;
  &::-webkit-color-swatch-wrapper {
    padding: 0;
  }
  &::-webkit-color-swatch,
  &::-moz-color-swatch {
    border: 0;
    border-radius: 0;
  }
  ${coarsePointer} {
    inline-size: 40px;
    block-size: 40px;
    margin-inline-end: 0;
  }
  /** An empty value must not look white. */
  &[data-empty] {
    background: linear-gradient(to top right, transparent 47%, ${token['negative-solid']} 47% 53%, transparent 53%);
  }
  &[data-empty]::-webkit-color-swatch {
    opacity: 0;
  }
  &:disabled {
    cursor: not-allowed;
    opacity: 0.5;
  }
  &:focus-visible {
    ${focusRing}
  }
`
