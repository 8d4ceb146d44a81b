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
  /** Whether something would be lost now. */
  hasUnsaved: () => boolean
  /** Leaves at once where nothing would be lost; else the person is asked first, and may stay. */
  confirmLeave: (leave: () => void) => void
}

interface Scope extends Leaving {
  report: (form: string, isUnsaved: boolean) => void
}

interface PendingLeave {
  Dialog: typeof ConfirmDialog
  leave: () => void
}

/** Asking is rare, so its code comes when there is something to ask about. */
const loadDialog = async () => (await import('../../overlays/ConfirmDialog/index.ts')).ConfirmDialog

const nobody: Scope = { hasUnsaved: () => false, confirmLeave: (leave) => leave(), report: () => {} }

const ScopeContext = createContext<Scope>(nobody)

/**
 * Knows whether a form below it holds something unsaved, and asks before it is lost. Around the whole page for the way to
 * other pages, and around a part of it for closing that part; the page knows of the forms of its parts as well.
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
        // Somebody may be asked soon.
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
      // Without its code nobody can be asked, and nothing is to be lost.
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

/** The way out of the nearest `UnsavedChanges`; without one, nothing is asked. */
export const useLeave = (): Leaving => useContext(ScopeContext)

/** Says that something would be lost by leaving: to those around, and to the browser, which asks in its own words. */
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
