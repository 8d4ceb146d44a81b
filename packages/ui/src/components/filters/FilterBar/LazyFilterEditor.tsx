import { lazyPart } from '../../overlays/Overlay/lazyPart.tsx'
import type { FilterEditorProps } from '../FilterEditor/index.ts'
import type { StrictOmit } from '../../props.ts'

/** The editor is loaded on demand: its fields and values are much code, and most people do not filter. */
const [FilterEditorPopover, prepareEditor] = lazyPart(
  async () => (await import('./FilterEditorPopover.tsx')).FilterEditorPopover,
)

export { prepareEditor }

/** A FilterEditor that is loaded when it is first opened. */
export const LazyFilterEditor = ({ onCancel, ...rest }: StrictOmit<FilterEditorProps, 'ref'>) => (
  <FilterEditorPopover {...rest} isOpen onOpenChange={onCancel} />
)
