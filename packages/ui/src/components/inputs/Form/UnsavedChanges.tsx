import { msg } from '@lingui/core/macro'
import {
  createContext,
  useCallback,
  useContext,
  useEffect,
  useId,
  useMemo,
  useRef,
  useState,
  type ReactNode,
} from 'react'
import { useText } from '../../../format/useText.ts'
import type { ConfirmDialog } from '../../overlays/ConfirmDialog/index.ts'

/** The state and actions for code that navigates to another page, or closes the container of a form. */
export interface Leaving {
  /** Whether there are unsaved changes. */
  hasUnsaved: () => boolean
  /** Leaves at once without unsaved changes; otherwise asks for confirmation first. */
  confirmLeave: (leave: () => void) => void
}

interface Scope extends Leaving {
  report: (form: string, isUnsaved: boolean) => void
}

interface PendingLeave {
  Dialog: typeof ConfirmDialog
  leave: () => void
}

/** The question is rare, so its code is loaded on demand. */
const loadDialog = async () => (await import('../../overlays/ConfirmDialog/index.ts')).ConfirmDialog

const nobody: Scope = { hasUnsaved: () => false, confirmLeave: (leave) => leave(), report: () => {} }

const ScopeContext = createContext<Scope>(nobody)

/**
 * Tracks unsaved changes of the forms below it and asks before they are lost. Place it around the page for navigation,
 * and around a part that can be closed; the page includes the forms of its parts.
 */
export function UnsavedChanges({ children }: { children: ReactNode }) {
  const text = useText()
  const { report: reportOutwards } = useContext(ScopeContext)
  const forms = useRef(new Set<string>())
  const [pending, setPending] = useState<PendingLeave | null>(null)

  const report = useCallback(
    (form: string, isUnsaved: boolean) => {
      if (isUnsaved) {
        forms.current.add(form)
        // Preloads the dialog, because it may be needed soon.
        loadDialog().catch(() => {})
      } else forms.current.delete(form)
      reportOutwards(form, isUnsaved)
    },
    [reportOutwards],
  )
  const scope = useMemo(() => {
    const hasUnsaved = () => forms.current.size > 0
    const confirmLeave = async (leave: () => void) => {
      if (!hasUnsaved()) return leave()
      // Without the dialog's code the person cannot be asked, so leaving is prevented.
      const Dialog = await loadDialog().catch(() => null)
      if (Dialog !== null) setPending({ Dialog, leave })
    }
    return { report, hasUnsaved, confirmLeave: (leave: () => void) => void confirmLeave(leave) }
  }, [report])
  const discard = () => {
    // Values that are given up must not ask again in outer containers.
    for (const form of forms.current) report(form, false)
    setPending(null)
    pending?.leave()
  }
  return (
    <ScopeContext value={scope}>
      {children}
      {pending !== null && (
        <pending.Dialog
          title={text(msg`Discard the changes?`)}
          confirmLabel={text(msg`Discard`)}
          isOpen
          onOpenChange={() => setPending(null)}
          onConfirm={discard}
        >
          {text(msg`What you have typed is not saved yet.`)}
        </pending.Dialog>
      )}
    </ScopeContext>
  )
}

/** The functions of the nearest `UnsavedChanges`; without one, leaving needs no confirmation. */
export const useLeave = (): Leaving => useContext(ScopeContext)

/** Reports unsaved changes to the surrounding `UnsavedChanges` and to the browser, which asks with its own text. */
export function useUnsavedChanges(isUnsaved: boolean): void {
  const { report } = useContext(ScopeContext)
  const form = useId()
  useEffect(() => {
    report(form, isUnsaved)
    return () => report(form, false)
  }, [report, form, isUnsaved])
  useEffect(() => {
    if (!isUnsaved) return undefined
    const hold = (event: BeforeUnloadEvent) => event.preventDefault()
    addEventListener('beforeunload', hold)
    return () => removeEventListener('beforeunload', hold)
  }, [isUnsaved])
}
