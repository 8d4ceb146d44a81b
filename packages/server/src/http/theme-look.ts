import type { Theme } from '../store/relational/themes.ts'
import { imagePath } from '../themes/image-path.ts'
import { panelsOf } from '../themes/themes.ts'

/** The look of a theme, as calls answer it. */
export const lookOf = (theme: Theme) => ({
  accent: theme.accent,
  font: theme.font,
  radius: theme.radius,
  logo: imagePath(theme.logo_hash, 'png'),
  panels: panelsOf(theme),
})

/** The paths of a theme's pictures. */
export const previewsOf = (theme: Theme) => ({
  preview_image: imagePath(theme.image_hash),
  preview_thumbnail: imagePath(theme.thumbnail_hash ?? theme.image_hash),
})
