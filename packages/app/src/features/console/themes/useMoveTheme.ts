import type { Theme } from '@sightline/api-client'
import { toast } from '@sightline/ui'
import { useMessageText } from '../../../lib/i18n/messageTexts.ts'
import { useApi } from '../../../lib/api/ApiContext.ts'

/** Moves a theme before or behind its neighbour in the order in which owners see themes. */
export function useMoveTheme(rows: readonly Theme[] | undefined, onMoved: () => void) {
  const api = useApi()
  const text = useMessageText()
  return async (theme: Theme, by: -1 | 1) => {
    const inOrder = (rows ?? []).toSorted((a, b) => a.sort - b.sort || Number(a.id) - Number(b.id))
    const neighbour = inOrder[inOrder.findIndex(({ id }) => id === theme.id) + by]
    if (neighbour === undefined) return
    // Themes with the same sort number are put one behind the other.
    const place = neighbour.sort === theme.sort ? Math.max(0, theme.sort + by) : neighbour.sort
    const results = await Promise.all([
      api.app.updateThemes({ id: theme.id, version: theme.version, sort: place }),
      api.app.updateThemes({ id: neighbour.id, version: neighbour.version, sort: theme.sort }),
    ])
    const failed = results.find(({ code }) => code !== 200)
    if (failed !== undefined) toast.error(text(failed.message))
    onMoved()
  }
}
