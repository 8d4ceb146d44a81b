import { X } from 'lucide-react'
import { expectTypeOf, test } from 'vitest'
import { IconButton, type IconButtonProps } from './IconButton.tsx'

test('a button without an accessible name does not compile', () => {
  expectTypeOf<{ icon: typeof X }>().not.toExtend<IconButtonProps>()
  expectTypeOf<{ icon: typeof X; 'aria-label': string }>().toExtend<IconButtonProps>()
  // @ts-expect-error Its name is missing.
  void (<IconButton icon={X} />)
})
