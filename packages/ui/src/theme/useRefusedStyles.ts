import { useEffect } from 'react'

/**
 * Sets the style attributes inside an element that a server has drawn and a policy has refused. Through the `style` object it allows them.
 * React Aria hides fields with such attributes.
 */
export function useRefusedStyles(root: HTMLElement | null | undefined): void {
  useEffect(() => {
    for (const element of root?.querySelectorAll<HTMLElement>('[style]') ?? [])
      if (element.style.length === 0) element.style.cssText = element.getAttribute('style') ?? ''
  }, [root])
}
