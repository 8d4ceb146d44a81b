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

/** The least window widths, in px, of the layouts wider than a phone. */
export const breakpoints = { sm: 480, md: 768, lg: 1024, xl: 1280, '2xl': 1536 } as const
