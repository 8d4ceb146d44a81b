import { useEffect, useEffectEvent, useState, type ComponentType } from 'react'

/** The props of every part that opens. */
interface Opened {
  isOpen: boolean
  onOpenChange: (isOpen: boolean) => void
}

/**
 * A part of a component that is seen only after somebody has opened it, such as the surface of a menu. Its code is no part of
 * the page that the component stands on: it comes when the part is open, and where it does not come the part closes.
 * @returns The part, and what fetches its code before it is opened.
 */
export function lazyPart<Props extends Opened>(
  load: () => Promise<ComponentType<Props>>,
): [Part: ComponentType<Props>, prepare: () => void] {
  let code: ComponentType<Props> | undefined
  const fetched = async () => (code ??= await load())

  function LazyPart(props: Props) {
    // The component is kept in an object because React would call a bare function as a state updater.
    const [loaded, setLoaded] = useState({ Part: code })
    const ask = useEffectEvent(
      () =>
        void fetched().then(
          (Part) => setLoaded({ Part }),
          () => props.onOpenChange(false),
        ),
    )
    useEffect(() => {
      if (props.isOpen) ask()
    }, [props.isOpen])
    return loaded.Part === undefined ? null : <loaded.Part {...props} />
  }
  return [LazyPart, () => void fetched().catch(() => {})]
}
