import { useState } from 'react'
import { areSingleKeysOn, singleKeysEntry } from './shortcuts.ts'

/** Whether shortcuts of a single key are on; stored for this tab. */
export function useSingleKeyShortcuts(): [isOn: boolean, setIsOn: (isOn: boolean) => void] {
  const [isOn, setIsOn] = useState(areSingleKeysOn)
  return [
    isOn,
    (next) => {
      if (next) sessionStorage.removeItem(singleKeysEntry)
      else sessionStorage.setItem(singleKeysEntry, 'off')
      setIsOn(next)
    },
  ]
}
