import type { Theme, ThemePosition } from '@sightline/api-client'
import { toast } from '@sightline/ui'
import { useMessageText } from '../../../lib/i18n/messageTexts.ts'
import { useApi } from '../../../lib/api/ApiContext.ts'

/** Moves a theme before or after another one in the order in which owners see themes. */
export function useMoveTheme(onMoved: () => void) {
  const api = useApi()
  const text = useMessageText()
  return async ({ id, version }: Theme, target: string, position: ThemePosition) => {
    const { code, message } = await api.app.moveThemes({ id, version, target_id: target, position })
    if (code !== 200) toast.error(text(message))
    onMoved()
  }
}
