import { themeFonts, themePanels, themeStatuses, type Theme, type ThemeLook } from '@sightline/api-client'

/** The texts of a theme’s form; its pictures are chosen beside them. Empty texts stand for no value. */
export type ThemeValues = Record<
  'name' | 'description' | 'repository' | 'status' | 'accent' | 'font' | 'radius' | 'panels',
  string
>

export const noTheme: ThemeValues = {
  name: '',
  description: '',
  repository: '',
  status: 'draft',
  accent: '',
  font: '',
  radius: '',
  panels: themePanels.join(','),
}

export const valuesOf = (theme: Theme): ThemeValues => ({
  name: theme.name,
  description: theme.description ?? '',
  repository: theme.repository ?? '',
  status: theme.status,
  accent: theme.accent ?? '',
  font: theme.font ?? '',
  radius: theme.radius === null ? '' : String(theme.radius),
  panels: (theme.panels ?? themePanels).join(','),
})

/** The dashboard parts in a text of names separated by commas. */
export const panelsIn = (value: string) =>
  value.split(',').flatMap((name) => themePanels.find((panel) => panel === name) ?? [])

/** The input of the call: fields that were not touched are left out, empty ones remove the stored value. */
export function inputOf({ status, font, radius, panels, ...texts }: Partial<ThemeValues>) {
  const known = { status: themeStatuses.find((one) => one === status), font: themeFonts.find((one) => one === font) }
  const isUsual = panels === themePanels.join(',')
  return {
    ...texts,
    ...(known.status !== undefined && { status: known.status }),
    ...(font !== undefined && { font: known.font ?? null }),
    ...(radius !== undefined && { radius: radius === '' ? null : Number(radius) }),
    ...(panels !== undefined && { panels: isUsual ? null : panelsIn(panels) }),
  }
}

/** The look of the typed values, as far as they are valid. */
export const lookOf = ({ accent, font, radius, panels }: ThemeValues, logo: string | null): ThemeLook => ({
  accent: /^#[\da-f]{6}$/i.test(accent) ? accent : null,
  font: themeFonts.find((one) => one === font) ?? null,
  radius: /^\d{1,2}$/.test(radius) ? Number(radius) : null,
  panels: panelsIn(panels),
  logo,
})

/** Whether the data of an error is the current row. */
export const isThemeRow = (data: unknown): data is Theme =>
  typeof data === 'object' && data !== null && 'preview_image' in data && 'version' in data
