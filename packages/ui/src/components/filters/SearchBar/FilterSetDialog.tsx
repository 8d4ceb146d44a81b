import { msg } from '@lingui/core/macro'
import { Trash2 } from 'lucide-react'
import { useState, type FormEvent } from 'react'
import { useText } from '../../../format/useText.ts'
import { Button } from '../../actions/Button/index.ts'
import { IconButton } from '../../actions/IconButton/index.ts'
import { Inline } from '../../layout/Inline/index.ts'
import { Stack } from '../../layout/Stack/index.ts'
import { Text } from '../../data/Text/index.ts'
import { TextField } from '../../inputs/TextField/index.ts'
import { Dialog } from '../../overlays/Dialog/index.ts'
import type { FilterSet } from './SearchBar.types.ts'

interface FilterSetDialogProps {
  /** The filters that can be kept; undefined where there are none. */
  filters: FilterSet['filters'] | undefined
  filterSets: readonly FilterSet[]
  onFilterSetsChange: (filterSets: readonly FilterSet[]) => void
  isOpen: boolean
  onOpenChange: (isOpen: boolean) => void
}

const NAME_LENGTH = 60

/** Keeps the filters of a list under a name, and removes kept ones. One of the same name is replaced. */
export function FilterSetDialog(props: FilterSetDialogProps) {
  const { filters, filterSets, onFilterSetsChange, isOpen, onOpenChange } = props
  const text = useText()
  const [name, setName] = useState('')
  const given = name.trim()
  const save = (event: FormEvent) => {
    event.preventDefault()
    // A portal’s events reach the form of the search bar otherwise.
    event.stopPropagation()
    if (given === '' || filters === undefined) return
    onFilterSetsChange([...filterSets.filter((set) => set.name !== given), { name: given, filters }])
    setName('')
    onOpenChange(false)
  }
  return (
    <Dialog title={text(msg`Saved filters`)} isOpen={isOpen} onOpenChange={onOpenChange}>
      <Stack>
        {filters !== undefined && (
          <form onSubmit={save}>
            <Stack gap={5} align="start">
              <TextField label={text(msg`Name`)} value={name} onChange={setName} maxLength={NAME_LENGTH} isRequired />
              <Button type="submit" variant="primary" isDisabled={given === ''}>
                {text(msg`Save`)}
              </Button>
            </Stack>
          </form>
        )}
        {filterSets.map((set) => {
          const { name: kept } = set
          return (
            <Inline key={kept} justify="between">
              <Text>
                <bdi>{kept}</bdi>
              </Text>
              <IconButton
                size="sm"
                icon={Trash2}
                aria-label={text(msg`Remove ${kept}`)}
                onPress={() => onFilterSetsChange(filterSets.filter((one) => one !== set))}
              />
            </Inline>
          )
        })}
      </Stack>
    </Dialog>
  )
}
