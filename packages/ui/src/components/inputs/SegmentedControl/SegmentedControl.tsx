import { useState, type ComponentPropsWithRef, type KeyboardEvent } from 'react'
import { styled, css } from 'styled-components'
import { coarsePointer, focusRing, forcedEdge, reducedMotion, token } from '../../../theme/theme.ts'
import { typography } from '../../../theme/typography.ts'
import { useKit } from '../../../provider/KitContext.ts'
import { IconSlot } from '../../data/Icon/IconSlot.tsx'
import type { IconSource } from '../../data/Icon/index.ts'
import type { StrictOmit } from '../../props.ts'
import { listOf } from '../../../theme/wrongProps.ts'

export interface Segment<Value extends string> {
  value: Value
  /** One word, or two. */
  label: string
  /** Icon before the word. */
  icon?: IconSource | undefined
  isDisabled?: boolean | undefined
}

export interface SegmentedControlProps<Value extends string> extends StrictOmit<
  ComponentPropsWithRef<'div'>,
  'aria-label' | 'children' | 'defaultValue' | 'onChange'
> {
  /** Accessible name: what is chosen. */
  'aria-label': string
  /** The options: two to five. */
  items: readonly [Segment<Value>, ...Segment<Value>[]]
  /** The chosen value. Without it the control keeps its value itself. */
  value?: Value | undefined
  /**
   * The value at first, of a control that keeps it itself.
   * @default the first one
   */
  defaultValue?: Value | undefined
  /** Called with the value that was chosen. */
  onChange?: ((value: Value) => void) | undefined
  /**
   * Height: 28, 32 or 40 px.
   * @default 'md'
   */
  size?: keyof typeof sizes | undefined
  /**
   * Whether it takes the whole width, in equal parts.
   * @default false
   */
  isFullWidth?: boolean | undefined
  /**
   * Whether nothing can be chosen.
   * @default false
   */
  isDisabled?: boolean | undefined
}

/** One of a few views or units, and it acts at once: Hour, Day, Week. */
export function SegmentedControl<Value extends string>(props: SegmentedControlProps<Value>) {
  const {
    items: givenItems,
    value,
    defaultValue,
    onChange,
    size = 'md',
    isFullWidth = false,
    isDisabled = false,
    ...rest
  } = props
  const items = listOf(givenItems, 'SegmentedControl')
  const { direction } = useKit()
  const [kept, setKept] = useState(defaultValue ?? items[0]?.value)
  const [focused, setFocused] = useState<Value>()
  const chosen = value ?? kept
  const enabled = items.filter((segment) => segment.isDisabled !== true)
  // The Tab key leads to the chosen segment, or else to the first that can be chosen.
  const tabStop = focused ?? (enabled.find((segment) => segment.value === chosen) ?? enabled[0])?.value
  const choose = (segment: Value) => {
    if (segment === chosen) return
    setKept(segment)
    onChange?.(segment)
  }
  const walk = (event: KeyboardEvent<HTMLDivElement>) => {
    const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key]
    if (step === undefined || event.altKey || event.ctrlKey || event.metaKey) return
    const parts = [...event.currentTarget.querySelectorAll<HTMLElement>('[role=radio]:enabled')]
    const place = parts.findIndex((part) => part === event.target)
    event.preventDefault()
    event.stopPropagation()
    parts[place + (direction === 'rtl' ? -step : step)]?.focus()
  }
  return (
    <Root
      {...rest}
      role="radiogroup"
      aria-orientation="horizontal"
      aria-disabled={isDisabled || undefined}
      $size={size}
      $isFullWidth={isFullWidth}
      onKeyDown={walk}
      onBlur={(event) => {
        if (!event.currentTarget.contains(event.relatedTarget)) setFocused(undefined)
      }}
    >
      {items.map(({ value: segment, label, icon, isDisabled: isOff = false }) => (
        <Part
          key={segment}
          type="button"
          role="radio"
          aria-checked={segment === chosen}
          disabled={isOff || isDisabled}
          tabIndex={segment === tabStop ? 0 : -1}
          data-part="segment"
          data-selected={segment === chosen || undefined}
          data-disabled={isOff || isDisabled || undefined}
          onFocus={() => setFocused(segment)}
          onClick={() => choose(segment)}
        >
          {icon !== undefined && <IconSlot icon={icon} size={14} />}
          {label}
        </Part>
      ))}
    </Root>
  )
}

const sizes = {
  sm: css`
    ${typography.caption}
    --height: ${token['control-sm']};
  `,
  md: css`
    ${typography.body}
    --height: ${token['control-height']};
  `,
  lg: css`
    ${typography.bodyLarge}
    --height: ${token['control-lg']};
  `,
}

/** Each as wide as its words; on a second line where there is no room, as with letters twice the size. */
const parts = css`
  display: inline-flex;
  flex-wrap: wrap;
`

const equalParts = css`
  display: flex;
  flex-wrap: wrap;
  && > * {
    flex: 1 0 0;
    min-inline-size: fit-content;
  }
`

const Root = styled.div<{ $size: keyof typeof sizes; $isFullWidth: boolean }>`
  ${({ $size }) => sizes[$size]}
  ${({ $isFullWidth }) => ($isFullWidth ? equalParts : parts)}
  max-inline-size: 100%;
  padding: 2px;
  border-radius: ${token['radius-md']};
  background: ${token['bg-muted']};
  ${forcedEdge}
  ${coarsePointer} {
    --height: ${token['control-touch']};
  }
`

const Part = styled.button`
  display: inline-flex;
  align-items: center;
  justify-content: center;
  gap: ${token['space-3']};
  flex: 1 1 auto;
  min-inline-size: ${token['target-min']};
  min-block-size: calc(var(--height) - 4px);
  padding: 0 ${token['space-5']};
  border: 0;
  border-radius: ${token['radius-sm']};
  font: inherit;
  font-weight: ${token['weight-medium']};
  color: ${token['text-secondary']};
  background: transparent;
  cursor: pointer;
  user-select: none;
  outline: none;
  transition: background-color ${token['duration-instant']} ${token['ease-standard']};
  ${reducedMotion} {
    transition: none;
  }
  &:is([data-hovered], :hover) {
    color: ${token['text-primary']};
  }
  &:is([data-pressed], :active):not([data-selected], [data-disabled]) {
    background: ${token['border-subtle']};
  }
  &[data-selected] {
    color: ${token['text-primary']};
    background: ${token['bg-raised']};
    box-shadow: ${token['shadow-sm']};
    @media (forced-colors: active) {
      color: HighlightText;
      background: Highlight;
      forced-color-adjust: none;
    }
  }
  /** The selected segment is the lightest in the dark theme too. */
  [data-theme='dark'] &[data-selected] {
    background: ${token['border-default']};
  }
  &:is([data-focus-visible], :focus-visible) {
    ${focusRing}
    outline-offset: 0;
  }
  &[data-disabled] {
    color: ${token['text-disabled']};
    cursor: not-allowed;
  }
`
