import type { Theme } from '../store/relational/themes.ts'
import { imagePath } from '../themes/image-path.ts'
import { panelsOf } from '../themes/themes.ts'
import type { Services } from './services.ts'

/** The look of a theme, as calls answer it. */
export const lookOf = (theme: Theme, { basePath }: Pick<Services, 'basePath'>) => ({
  accent: theme.accent,
  font: theme.font,
  radius: theme.radius,
  logo: imagePath(basePath, theme.logo_hash, 'png'),
  panels: panelsOf(theme),
})

/** The paths of a theme's pictures. */
export const previewsOf = (theme: Theme, { basePath }: Pick<Services, 'basePath'>) => ({
  preview_image: imagePath(basePath, theme.image_hash),
  preview_thumbnail: imagePath(basePath, theme.thumbnail_hash ?? theme.image_hash),
})
