import { Callout, Checkbox, Stack, Text } from '@sightline/ui'
import type { FieldBinding } from '@sightline/ui/form'
import type { ReactNode } from 'react'

interface CheckboxListProps<Value extends string> extends Omit<FieldBinding<readonly Value[]>, 'name'> {
  label: string
  items: readonly { value: Value; label: ReactNode }[]
  /** The most items that may be chosen. */
  max: number
}

/** Checkboxes for a few values; the chosen ones are kept in the order of the list. */
export function CheckboxList<Value extends string>(props: CheckboxListProps<Value>) {
  const { id, label, items, max, value, errorMessage, onChange, onBlur } = props
  const chosen = new Set(value)
  const change = (one: Value, isChosen: boolean) =>
    onChange(items.map((item) => item.value).filter((other) => (other === one ? isChosen : chosen.has(other))))
  return (
    <Stack gap={2} id={id} role="group" aria-label={label} tabIndex={-1} onBlur={onBlur}>
      <Text variant="primary">{label}</Text>
      {items.map((item) => (
        <Checkbox
          key={item.value}
          isSelected={chosen.has(item.value)}
          isDisabled={!chosen.has(item.value) && chosen.size >= max}
          onChange={(isChosen) => change(item.value, isChosen)}
        >
          {item.label}
        </Checkbox>
      ))}
      {errorMessage !== null && <Callout tone="negative" title={errorMessage} />}
    </Stack>
  )
}
