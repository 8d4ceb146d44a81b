/** The text after one more key press, while the field that will receive it has not loaded yet. */
export function textAfterKey(text: string, { key, metaKey, ctrlKey, altKey }: Typed): string {
  if (metaKey || ctrlKey || altKey) return text
  if (key === 'Backspace') return [...text].slice(0, -1).join('')
  return [...key].length === 1 ? text + key : text
}

type Typed = Pick<KeyboardEvent, 'key' | 'metaKey' | 'ctrlKey' | 'altKey'>
