import { lazyPart } from '../../overlays/Overlay/lazyPart.tsx'
import type { FilterEditorProps } from '../FilterEditor/index.ts'
import type { StrictOmit } from '../../props.ts'

/** Its fields and their values are much code, and most people look at metrics as they are. */
const [OpenEditor, prepareEditor] = lazyPart(async () => (await import('./OpenEditor.tsx')).OpenEditor)

export { prepareEditor }

/** A FilterEditor whose code comes when it is first opened. */
export const LazyFilterEditor = ({ onCancel, ...rest }: StrictOmit<FilterEditorProps, 'ref'>) => (
  <OpenEditor {...rest} isOpen onOpenChange={onCancel} />
)
