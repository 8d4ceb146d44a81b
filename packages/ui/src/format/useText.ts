import type { MessageDescriptor } from '@lingui/core'
import { useCallback } from 'react'
import { useKit } from '../theme/KitContext.ts'

/** Translates a message of the kit: `text(msg`Copy`)`. The page’s own Lingui set-up is never asked. */
export function useText(): (message: MessageDescriptor) => string {
  const { i18n } = useKit()
  return useCallback((message) => i18n._(message), [i18n])
}
