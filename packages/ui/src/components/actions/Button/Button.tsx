import type { ComponentPropsWithRef, ReactNode, Ref } from 'react'
import type { ButtonProps as AriaButtonProps } from 'react-aria-components/Button'
import { IconSlot } from '../../data/Icon/IconSlot.tsx'
import type { IconSource } from '../../data/Icon/index.ts'
import { Arc, Label, LinkRoot, Root, type ButtonSize, type ButtonVariant } from './Button.styles.ts'
import { withoutUndefined, type FromAria, type StrictOmit } from '../../props.ts'

interface Look {
  /**
   * Emphasis of the action: at most one `primary` per view; `danger` for destructive actions.
   * @default 'secondary'
   */
  variant?: ButtonVariant | undefined
  /**
   * Height: 28, 32 or 40 px.
   * @default 'md'
   */
  size?: ButtonSize | undefined
  /** Icon before the label. */
  icon?: IconSource | undefined
  /** Icon after the label. It points along the line of reading. */
  iconAfter?: IconSource | undefined
  /**
   * Whether the button is as wide as its container.
   * @default false
   */
  isFullWidth?: boolean | undefined
  /** The edge of the container with which the label of a quiet button is aligned. */
  flush?: 'start' | 'end' | undefined
  /** The label. */
  children: ReactNode
}

export interface ButtonProps
  extends Look, FromAria<StrictOmit<AriaButtonProps, 'children' | 'className' | 'style' | 'render' | 'isPending'>> {
  /**
   * Whether the action is running: the button keeps its width and focus but ignores presses.
   * @default false
   */
  isPending?: boolean | undefined
  ref?: Ref<HTMLButtonElement> | undefined
}

/** A button that runs an action on the current page. */
export function Button(props: ButtonProps) {
  const { variant = 'secondary', size = 'md', isFullWidth = false, flush, isPending = false, ...other } = props
  const { icon, iconAfter, children, ...rest } = other
  const isCovered = isPending && icon === undefined
  return (
    <Root
      {...withoutUndefined(isPending ? withoutPress(rest) : rest)}
      $variant={variant}
      $size={size}
      $isFullWidth={isFullWidth}
      $flush={flush}
      {...(isPending ? { 'data-pending': true, type: 'button' } : {})}
      render={(dom) => <button {...dom} aria-busy={isPending || undefined} aria-disabled={isPending || undefined} />}
    >
      {isPending && <Arc $isCentred={isCovered} data-part="arc" />}
      {icon !== undefined && !isPending && <IconSlot icon={icon} size={size === 'sm' ? 14 : 16} />}
      <Label $isCovered={isCovered}>{children}</Label>
      {iconAfter !== undefined && <IconSlot icon={iconAfter} isDirectional />}
    </Root>
  )
}

/** The props of a button that cannot be pressed again yet: it keeps its focus and its name. */
function withoutPress<Props extends object>(props: Props): Props {
  return Object.fromEntries(Object.entries(props).filter(([name]) => !/^on(Press|Click|Key)/.test(name))) as Props
}

export interface ButtonLinkProps extends Look, StrictOmit<ComponentPropsWithRef<'a'>, 'children' | 'href'> {
  /** The address of the link. */
  href: string
}

/** A link that looks like a button. */
export function ButtonLink(props: ButtonLinkProps) {
  const { variant = 'secondary', size = 'md', isFullWidth = false, flush, icon, iconAfter, children, ...rest } = props
  return (
    <LinkRoot {...rest} $variant={variant} $size={size} $isFullWidth={isFullWidth} $flush={flush}>
      {icon !== undefined && <IconSlot icon={icon} size={size === 'sm' ? 14 : 16} />}
      <Label $isCovered={false}>{children}</Label>
      {iconAfter !== undefined && <IconSlot icon={iconAfter} isDirectional />}
    </LinkRoot>
  )
}
