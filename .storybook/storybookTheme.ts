import { create } from 'storybook/theming/create'
import { font, light, radius } from '../packages/ui/src/theme/tokens.ts'

/** Storybook itself, and its pages of documentation, in the colours and letters of the design. */
export const storybookTheme = create({
  base: 'light',
  brandTitle: 'Sightline',
  brandImage: 'sightline.svg',
  brandTarget: '_self',
  fontBase: font['font-sans'],
  fontCode: font['font-mono'],
  appBg: light['bg-subtle'],
  appContentBg: light['bg-canvas'],
  appPreviewBg: light['bg-canvas'],
  appBorderColor: light['border-subtle'],
  appBorderRadius: parseInt(radius['radius-md']),
  colorPrimary: light['accent'],
  colorSecondary: light['accent'],
  textColor: light['text-primary'],
  textMutedColor: light['text-secondary'],
  barBg: light['bg-canvas'],
  barTextColor: light['text-secondary'],
  barHoverColor: light['accent-hover'],
  barSelectedColor: light['accent-text'],
  inputBg: light['bg-surface'],
  inputBorder: light['border-control'],
  inputTextColor: light['text-primary'],
  inputBorderRadius: parseInt(radius['radius-sm']),
})
