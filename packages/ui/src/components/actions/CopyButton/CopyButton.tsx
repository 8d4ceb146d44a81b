import { msg } from '@lingui/core/macro'
import { Check, Copy } from 'lucide-react'
import { useText } from '../../../format/useText.ts'
import { Button } from '../Button/index.ts'
import { IconButton, type IconButtonProps } from '../IconButton/index.ts'
import { VisuallyHidden } from '../../layout/VisuallyHidden/index.ts'
import { useCopy } from './useCopy.ts'
import type { StrictOmit } from '../../props.ts'

type AriaProps = StrictOmit<
  IconButtonProps,
  'value' | 'icon' | 'aria-label' | 'onPress' | 'size' | 'hasEdge' | 'isDirectional'
>

export interface CopyButtonProps extends AriaProps {
  /** The text that is copied to the clipboard. */
  value: string
  /** Called once the text is on the clipboard. */
  onCopy?: (() => void) | undefined
  /**
   * The appearance: a button with a label, or an icon button for the end of a field.
   * @default 'button'
   */
  variant?: 'button' | 'icon' | undefined
}

/** Copies a text and confirms it for two seconds. The ref and other props go to the button. */
export function CopyButton({ value, onCopy, variant = 'button', ...rest }: CopyButtonProps) {
  const text = useText()
  const [outcome, copy] = useCopy(value, onCopy)
  const said = { copied: text(msg`Copied`), failed: text(msg`Could not copy`) }
  const label = outcome === null ? text(msg`Copy`) : said[outcome]
  const icon = outcome === 'copied' ? Check : Copy
  return (
    <>
      {variant === 'icon' ? (
        <IconButton slot={null} {...rest} size="sm" icon={icon} aria-label={label} onPress={() => void copy()} />
      ) : (
        <Button {...rest} size="sm" icon={icon} onPress={() => void copy()}>
          {label}
        </Button>
      )}
      <VisuallyHidden aria-live="polite">{outcome !== null && said[outcome]}</VisuallyHidden>
    </>
  )
}
