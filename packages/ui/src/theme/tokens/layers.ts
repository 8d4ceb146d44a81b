/** Stacking order, from back to front. */
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
