import { useLingui } from '@lingui/react/macro'
import type { ThemeStatus } from '@sightline/api-client'

export function useThemeStatusNames(): Record<ThemeStatus, string> {
  const { t } = useLingui()
  return { draft: t`Draft`, published: t`Published` }
}
