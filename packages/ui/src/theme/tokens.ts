// The one place with colour values: everything else reads the CSS variables made from them.

/**
 * Where the browser takes colours away: the device’s own stay, so that what is chosen, what cannot be used and what has
 * the focus are seen. Edges are drawn by the components.
 */
export const forcedColours = {
  accent: 'Highlight',
  'accent-hover': 'Highlight',
  'on-accent': 'HighlightText',
  'text-disabled': 'GrayText',
  'focus-ring': 'Highlight',
}

/** Colours and shadows of the light theme, under the design’s names. */
export const light = {
  'bg-canvas': '#fafaf8',
  'bg-surface': '#ffffff',
  'bg-subtle': '#f6f5f3',
  'bg-muted': '#eeedea',
  'bg-hover': '#f3f2f0',
  'bg-inverse': '#201e1b',
  'bg-raised': '#ffffff',
  'border-subtle': '#eae8e5',
  'border-default': '#dbdad6',
  'border-control': '#908d88',
  'text-primary': '#1f1d1a',
  'text-secondary': '#585551',
  'text-tertiary': '#6b6863',
  'text-disabled': '#a19e9a',
  'text-inverse': '#fbfaf9',
  accent: '#2065d4',
  'accent-hover': '#1156c1',
  'accent-text': '#1c5dc5',
  'accent-soft': '#e9f2ff',
  'accent-soft-strong': '#d5e6ff',
  'on-accent': '#ffffff',
  bar: '#e6f0fe',
  'bar-hover': '#dceafd',
  'positive-text': '#1a6f44',
  'positive-soft': '#e1f7e9',
  'positive-solid': '#259f56',
  'negative-text': '#b82a2b',
  'negative-soft': '#fdeceb',
  'negative-solid': '#cc3333',
  'warning-text': '#835313',
  'warning-soft': '#fdf0d8',
  'warning-solid': '#c7802b',
  'premium-text': '#705018',
  'premium-soft': '#f9eed6',
  'premium-border': '#e2cda1',
  'premium-solid': '#ac8137',
  'info-text': '#1c5dc5',
  'info-soft': '#e9f2ff',
  'btn-primary-bg': '#201e1b',
  'btn-primary-hover': '#383531',
  'btn-primary-text': '#fcfcfa',
  'btn-danger-bg': '#c3292b',
  'btn-danger-text': '#ffffff',
  'focus-ring': '#276ee1',
  'chart-1': '#2065d4',
  'chart-compare': '#83807b',
  'chart-grid': '#e7e6e3',
  'chart-axis': '#6b6863',
  'chart-annotation': '#705018',
  'map-0': '#eeedea',
  'map-1': '#cbe0fc',
  'map-2': '#9ec3f8',
  'map-3': '#6a9fee',
  'map-4': '#3474de',
  'map-5': '#1846a0',
  'map-stroke': '#ffffff',
  'code-bg': '#f6f5f3',
  'code-text': '#302d2b',
  'code-tag': '#1c5dc5',
  'code-attr': '#705018',
  'code-string': '#1a6f44',
  'tooltip-bg': '#201e1b',
  'tooltip-text': '#fbfaf9',
  'tooltip-muted': '#b9b7b3',
  'cat-1': '#2065d4',
  'cat-2': '#b68e48',
  'cat-3': '#055351',
  'cat-4': '#ef5185',
  'cat-5': '#279fcf',
  'cat-6': '#760c94',
  'cat-7': '#6b6c09',
  'cat-8': '#a32205',
  'shadow-xs': '0 1px 2px rgb(28 24 18 / .05)',
  'shadow-sm': '0 1px 2px rgb(28 24 18 / .05), 0 2px 6px -1px rgb(28 24 18 / .05)',
  'shadow-md': '0 2px 4px -1px rgb(28 24 18 / .06), 0 8px 20px -4px rgb(28 24 18 / .1)',
  'shadow-lg': '0 4px 10px -2px rgb(28 24 18 / .07), 0 24px 56px -12px rgb(28 24 18 / .2)',
  scrim: 'rgb(28 24 18 / .34)',
}

/** The dark theme holds the same names. */
export const dark = {
  'bg-canvas': '#100f0d',
  'bg-surface': '#181614',
  'bg-subtle': '#1e1c1a',
  'bg-muted': '#262422',
  'bg-hover': '#21201d',
  'bg-inverse': '#eeedea',
  'bg-raised': '#201e1c',
  'border-subtle': '#282724',
  'border-default': '#363431',
  'border-control': '#736f6b',
  'text-primary': '#eeedea',
  'text-secondary': '#b5b2ae',
  'text-tertiary': '#9b9894',
  'text-disabled': '#605d5a',
  'text-inverse': '#171614',
  accent: '#639ff7',
  'accent-hover': '#7fb3fd',
  'accent-text': '#81b5fd',
  'accent-soft': '#1a283e',
  'accent-soft-strong': '#20365a',
  'on-accent': '#0a1018',
  bar: '#1c2940',
  'bar-hover': '#20304b',
  'positive-text': '#6dd397',
  'positive-soft': '#152e20',
  'positive-solid': '#48c377',
  'negative-text': '#f58e88',
  'negative-soft': '#401f1f',
  'negative-solid': '#ec5c55',
  'warning-text': '#eabc6e',
  'warning-soft': '#362913',
  'warning-solid': '#e4a249',
  'premium-text': '#e3c584',
  'premium-soft': '#322917',
  'premium-border': '#5a4b2c',
  'premium-solid': '#d1ab5f',
  'info-text': '#81b5fd',
  'info-soft': '#1a283e',
  'btn-primary-bg': '#eeedea',
  'btn-primary-hover': '#d2d1cd',
  'btn-primary-text': '#13110f',
  'btn-danger-bg': '#c53131',
  'btn-danger-text': '#ffffff',
  'focus-ring': '#639ff7',
  'chart-1': '#639ff7',
  'chart-compare': '#82807c',
  'chart-grid': '#262422',
  'chart-axis': '#9b9894',
  'chart-annotation': '#e3c584',
  'map-0': '#262422',
  'map-1': '#213459',
  'map-2': '#284a8b',
  'map-3': '#3168c4',
  'map-4': '#5693ee',
  'map-5': '#a4ceff',
  'map-stroke': '#181614',
  'code-bg': '#100f0d',
  'code-text': '#d9d7d4',
  'code-tag': '#81b5fd',
  'code-attr': '#e3c584',
  'code-string': '#6dd397',
  'tooltip-bg': '#302d2b',
  'tooltip-text': '#f3f2ef',
  'tooltip-muted': '#b5b2ae',
  'cat-1': '#639ff7',
  'cat-2': '#b09423',
  'cat-3': '#018077',
  'cat-4': '#fd8f9d',
  'cat-5': '#7fe7fe',
  'cat-6': '#8b4ed6',
  'cat-7': '#c6d955',
  'cat-8': '#cf3510',
  // No shadow; “none” could not stand in a list with others.
  'shadow-xs': '0 0 0 transparent',
  'shadow-sm': '0 0 0 1px rgb(255 255 255 / .03), 0 2px 6px rgb(0 0 0 / .25)',
  'shadow-md': '0 0 0 1px rgb(255 255 255 / .07), 0 10px 24px -4px rgb(0 0 0 / .5)',
  'shadow-lg': '0 0 0 1px rgb(255 255 255 / .08), 0 28px 64px -12px rgb(0 0 0 / .7)',
  scrim: 'rgb(0 0 0 / .58)',
} satisfies Record<keyof typeof light, string>

/** Distances in steps: 0, 2, 4, 6, 8, 12, 16, 20, 24, 28, 32, 40, 48, 64 px. */
export const space = {
  'space-0': '0',
  'space-1': '0.125rem',
  'space-2': '0.25rem',
  'space-3': '0.375rem',
  'space-4': '0.5rem',
  'space-5': '0.75rem',
  'space-6': '1rem',
  'space-7': '1.25rem',
  'space-8': '1.5rem',
  'space-9': '1.75rem',
  'space-10': '2rem',
  'space-11': '2.5rem',
  'space-12': '3rem',
  'space-13': '4rem',
}

/** Corner radii. */
export const radius = {
  'radius-xs': '4px',
  'radius-sm': '6px',
  'radius-md': '8px',
  'radius-lg': '12px',
  'radius-xl': '16px',
  'radius-full': '9999px',
}

/** Heights of controls and rows, and widths of the layout. */
export const size = {
  'control-sm': '1.75rem',
  'control-md': '2rem',
  'control-form': '2.25rem',
  'control-lg': '2.5rem',
  'control-touch': '2.75rem',
  'row-breakdown': '2.125rem',
  'row-breakdown-touch': '2.5rem',
  'row-table': '2.25rem',
  'row-table-two-line': '2.75rem',
  'row-table-head': '2.25rem',
  'row-menu': '2rem',
  'row-menu-touch': '3rem',
  'icon-sm': '0.875rem',
  'icon-md': '1rem',
  'icon-lg': '1.25rem',
  'layout-header': '3.5rem',
  'layout-side-nav': '14.5rem',
  'layout-side-nav-collapsed': '3.5rem',
  'layout-drawer': '28.5rem',
  'layout-dialog': '27.5rem',
  'layout-content-max': '80.5rem',
  'layout-form-max': '35rem',
  'layout-gutter': '1rem',
  'layout-page-inset': '1.5rem',
  'layout-page-inset-mobile': '1rem',
  'target-min': '1.5rem',
}

/** The heights that go by how much is to fit on a screen; these are the regular ones. */
export const density = {
  'control-height': '2rem',
  'field-height': '2.5rem',
  'row-height': '2.25rem',
  'row-height-two-line': '2.75rem',
}

/** More on a screen: for people who work in lists all day, with a mouse. */
export const densityCompact: typeof density = {
  'control-height': '1.75rem',
  'field-height': '2rem',
  'row-height': '2rem',
  'row-height-two-line': '2.5rem',
}

/** Larger targets and more air. */
export const densityComfortable: typeof density = {
  'control-height': '2.5rem',
  'field-height': '2.75rem',
  'row-height': '2.75rem',
  'row-height-two-line': '3.25rem',
}

/** Durations and easings. */
export const motion = {
  'duration-instant': '80ms',
  'duration-fast': '120ms',
  'duration-base': '180ms',
  'duration-slow': '240ms',
  'duration-slower': '320ms',
  'duration-pulse': '2000ms',
  'duration-progress-delay': '150ms',
  'ease-standard': 'cubic-bezier(0.2, 0, 0, 1)',
  'ease-enter': 'cubic-bezier(0.16, 1, 0.3, 1)',
  'ease-exit': 'cubic-bezier(0.4, 0, 1, 1)',
}

/** Stacking order. */
export const zIndex = {
  'z-base': 0,
  'z-sticky': 10,
  'z-header': 20,
  'z-bulk-bar': 25,
  'z-dropdown': 30,
  'z-drawer-scrim': 40,
  'z-drawer': 41,
  'z-dialog-scrim': 50,
  'z-dialog': 51,
  'z-nested-dropdown': 60,
  'z-toast': 70,
  'z-progress': 80,
  'z-tooltip': 90,
}

/** The mark’s own colours and the tiles behind a site’s first letter: the same in both themes. */
export const brand = {
  'brand-tile': '#1f1c19',
  'brand-line': '#fafaf8',
  'brand-dot': '#5b9bff',
  'tile-1': '#1f5f5b',
  'tile-2': '#a8492a',
  'tile-3': '#2c4fa3',
  'tile-4': '#6b4c8f',
  'tile-5': '#85651a',
  'tile-6': '#3d6b3a',
  'tile-7': '#52647a',
  'tile-8': '#7a3350',
  'tile-text': '#ffffff',
}

const sans = (...scripts: string[]): string => ["'Inter Variable'", ...scripts, 'Arial', 'sans-serif'].join(', ')

/** Families and weights; `tracking` scales every negative letter spacing and is 0 where the script forbids it. */
export const font = {
  'font-sans': sans('-apple-system', "'Segoe UI Variable Text'", "'Segoe UI'", 'Roboto', "'Helvetica Neue'"),
  'font-mono': "'Geist Mono Variable', ui-monospace, SFMono-Regular, Menlo, Consolas, monospace",
  'font-features': "'ss03'",
  'weight-regular': 450,
  'weight-micro': 560,
  'weight-caption': 480,
  'weight-medium': 520,
  'weight-semibold': 580,
  'weight-strong': 600,
  'weight-bold': 620,
  tracking: 1,
  'line-body': '1.25rem',
}

type Font = typeof font

/** Chinese system fonts have the weights 500 and 600 and nothing between; no script there is tracked. */
export const fontOfChinese: Partial<Font> = {
  'font-sans': sans(
    "'PingFang SC'",
    "'HarmonyOS Sans SC'",
    'MiSans',
    "'Microsoft YaHei UI'",
    "'Noto Sans CJK SC'",
    "'Noto Sans SC'",
  ),
  'font-features': 'normal',
  'weight-regular': 400,
  'weight-micro': 500,
  'weight-caption': 400,
  'weight-medium': 500,
  'weight-semibold': 600,
  'weight-strong': 600,
  'weight-bold': 600,
  tracking: 0,
}

/** Tracking breaks the joins of Arabic letters. */
export const fontOfArabic: Partial<Font> = {
  'font-sans': sans("'Noto Sans Arabic Variable'", "'SF Arabic'", "'Segoe UI'", 'Tahoma'),
  'font-features': 'normal',
  tracking: 0,
  'line-body': '1.375rem',
}

export const fontOfHebrew: Partial<Font> = {
  'font-sans': sans("'Noto Sans Hebrew Variable'", "'SF Hebrew'", "'Segoe UI'"),
  'font-features': 'normal',
  tracking: 0,
}

/** Smallest widths, in px, of the layouts above the phone’s. */
export const breakpoints = { sm: 480, md: 768, lg: 1024, xl: 1280, '2xl': 1536 } as const
