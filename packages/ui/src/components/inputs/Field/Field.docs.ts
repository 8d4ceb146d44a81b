import type { Guide } from '../../../docs/guide.ts'

export const guide: Guide = {
  root: 'Each field says it on its own page.',
  whenToUse: ['The label, help and error around a control of your own; every field of the kit has it inside.'],
  do: ['Keep the help below the control, and the error in its place.'],
  dont: ['Don’t use a placeholder as the label.'],
  accessibility: ['The label names the control; help and error describe it; a control with an error has aria-invalid.'],
}
