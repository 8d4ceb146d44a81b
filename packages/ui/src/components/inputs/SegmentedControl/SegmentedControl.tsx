import { useContext, type Ref } from 'react'
import { ToggleButton } from 'react-aria-components/ToggleButton'
import {
  ToggleButtonGroup,
  ToggleGroupStateContext,
  type ToggleButtonGroupProps,
} from 'react-aria-components/ToggleButtonGroup'
import { styled, css } from 'styled-components'
import { coarsePointer, focusRing, forcedEdge, reducedMotion, token } from '../../../theme/theme.ts'
import { typography } from '../../../theme/typography.ts'
import { IconSlot } from '../../data/Icon/IconSlot.tsx'
import type { IconSource } from '../../data/Icon/index.ts'
import { withoutUndefined, type FromAria, type StrictOmit } from '../../props.ts'

export interface Segment<Value extends string> {
  value: Value
  /** One word, or two. */
  label: string
  /** Icon before the word. */
  icon?: IconSource | undefined
  isDisabled?: boolean | undefined
}

type AriaProps = FromAria<
  StrictOmit<
    ToggleButtonGroupProps,
    | 'aria-label'
    | 'children'
    | 'className'
    | 'style'
    | 'render'
    | 'orientation'
    | 'selectionMode'
    | 'selectedKeys'
    | 'defaultSelectedKeys'
    | 'onSelectionChange'
    | 'disallowEmptySelection'
  >
>

export interface SegmentedControlProps<Value extends string> extends AriaProps {
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
  ref?: Ref<HTMLDivElement> | undefined
}

/** One of a few views or units, and it acts at once: Hour, Day, Week. */
export function SegmentedControl<Value extends string>(props: SegmentedControlProps<Value>) {
  const { items, value, defaultValue, onChange, size = 'md', isFullWidth = false, ...rest } = props
  return (
    <Root
      {...withoutUndefined(rest)}
      $size={size}
      $isFullWidth={isFullWidth}
      selectionMode="single"
      disallowEmptySelection
      {...(value === undefined ? { defaultSelectedKeys: [defaultValue ?? items[0].value] } : { selectedKeys: [value] })}
      onSelectionChange={(keys) => {
        const chosen = items.find((segment) => keys.has(segment.value))
        if (chosen !== undefined) onChange?.(chosen.value)
      }}
    >
      <Parts segments={items} />
    </Root>
  )
}

/** React Aria makes every button a Tab stop; of a radio group only the chosen one is, or else the first that can be. */
function Parts({ segments }: { segments: readonly Segment<string>[] }) {
  const chosen = useContext(ToggleGroupStateContext)?.selectedKeys
  const enabled = segments.filter(({ isDisabled = false }) => !isDisabled)
  const tabStop = enabled.find(({ value }) => chosen?.has(value)) ?? enabled[0]
  return segments.map((segment) => {
    const { value, label, icon, isDisabled = false } = segment
    return (
      <Part
        key={value}
        id={value}
        isDisabled={isDisabled}
        excludeFromTabOrder={segment !== tabStop}
        data-part="segment"
      >
        {icon !== undefined && <IconSlot icon={icon} size={14} />}
        {label}
      </Part>
    )
  })
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

const Root = styled(ToggleButtonGroup)<{ $size: keyof typeof sizes; $isFullWidth: boolean }>`
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

const Part = styled(ToggleButton)`
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
  outline: none;
  transition: background-color ${token['duration-instant']} ${token['ease-standard']};
  ${reducedMotion} {
    transition: none;
  }
  &[data-hovered] {
    color: ${token['text-primary']};
  }
  &[data-pressed]:not([data-selected]) {
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
  &[data-focus-visible] {
    ${focusRing}
    outline-offset: 0;
  }
  &[data-disabled] {
    color: ${token['text-disabled']};
    cursor: not-allowed;
  }
`
