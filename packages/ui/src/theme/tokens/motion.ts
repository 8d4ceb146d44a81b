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
