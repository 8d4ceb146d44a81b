import { useState } from 'react'

const key = 'single_keys'

/** Whether shortcuts of a single key are on; stored for this tab. */
export function useSingleKeyShortcuts(): [isOn: boolean, setIsOn: (isOn: boolean) => void] {
  const [isOn, setIsOn] = useState(() => sessionStorage.getItem(key) !== 'off')
  return [
    isOn,
    (next) => {
      if (next) sessionStorage.removeItem(key)
      else sessionStorage.setItem(key, 'off')
      setIsOn(next)
    },
  ]
}
