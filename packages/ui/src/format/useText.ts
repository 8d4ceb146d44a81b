import type { MessageDescriptor } from '@lingui/core'
import { useKit } from '../provider/KitContext.ts'

/** Translates a message of the kit: `text(msg`Copy`)`. The page’s own Lingui set-up is not used. */
export function useText(): (message: MessageDescriptor) => string {
  return useKit().text
}
