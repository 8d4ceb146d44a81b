const controls = 'input:not([type="hidden"]), button, textarea, select, a[href], [tabindex]'

/** Focuses the control with an id; for a group, the first control that is not disabled. */
export function focusControl(id: string): void {
  const element = document.getElementById(id)
  if (element === null) return
  if (element.matches(controls)) return element.focus()
  for (const control of element.querySelectorAll<HTMLElement>(controls)) {
    control.focus()
    if (document.activeElement === control) return
  }
}
