import {
  useEffect,
  useEffectEvent,
  useMemo,
  useState,
  useSyncExternalStore,
  type ComponentPropsWithRef,
  type ReactNode,
} from 'react'
import { createPortal } from 'react-dom'
import { KitContext, useKit } from '../../../provider/KitContext.ts'
import { useBothRefs } from '../../overlays/Tooltip/useBothRefs.ts'
import { Only, Root } from './PrintSheet.styles.ts'
import { whenSettled } from './whenSettled.ts'

export interface PrintSheetProps extends ComponentPropsWithRef<'div'> {
  /** What is printed; it is drawn in the light theme and in the width of a sheet of paper. */
  children: ReactNode
  /** Called once when nothing in the sheet is loading any more, so that it can be printed. */
  onReady?: (() => void) | undefined
}

/**
 * Prints its children in place of the page as long as it is there. On the screen it cannot be seen, focused or read, and all of it
 * counts as in sight, so that parts that wait for that load. The root takes the ref and all other props.
 */
export function PrintSheet({ children, onReady, ref, ...rest }: PrintSheetProps) {
  const kit = useKit()
  const { locale, lang, direction, look } = kit
  const [root, setRoot] = useState<HTMLDivElement | null>(null)
  const takeRoot = useBothRefs<HTMLDivElement>(ref, setRoot)
  // A server draws no sheet.
  const body = useSyncExternalStore(
    neverChanges,
    () => document.body,
    () => null,
  )
  const ready = useEffectEvent(() => onReady?.())
  // Menus and dialogs of what is printed would open in it.
  const light = useMemo(
    () => ({ ...kit, colorScheme: 'light' as const, look: `${look} print`, portal: root }),
    [kit, look, root],
  )
  useEffect(() => (root === null ? undefined : whenSettled(root, ready)), [root])
  if (body === null) return null
  return createPortal(
    <KitContext value={light}>
      <Only />
      <Root
        {...rest}
        ref={takeRoot}
        inert
        data-part="print-sheet"
        data-theme="light"
        data-brand={kit.brand}
        data-density="regular"
        data-locale={locale}
        lang={lang}
        dir={direction}
      >
        {children}
      </Root>
    </KitContext>,
    body,
  )
}

const neverChanges = () => () => {}
