import { useLingui } from '@lingui/react/macro'
import { toast } from '@sightline/ui'
import { useEffect, useEffectEvent, useState, type ComponentType } from 'react'
import { loadedCode, loadPage } from './loadPage.ts'

interface Closable {
  onClose: () => void
}

/**
 * A dialog whose code loads when it is opened. If that fails, a message says so, `loadPage` reports it to the server, and the dialog
 * closes; opening it again tries once more.
 */
export function lazyDialog<Props extends Closable>(
  load: () => Promise<{ default: ComponentType<Props> }>,
): ComponentType<Props> {
  return function LazyDialog(props: Props) {
    const { t } = useLingui()
    const [dialog, setDialog] = useState(() => loadedCode(load))
    const giveUp = useEffectEvent(() => {
      toast.error(t`Loading failed, please refresh and try again`)
      props.onClose()
    })
    useEffect(() => {
      if (dialog === undefined) loadPage(load).then(setDialog, giveUp)
    }, [dialog])
    return dialog === undefined ? null : <dialog.default {...props} />
  }
}
