import { expectTypeOf } from 'vitest'
import type {
  ButtonProps,
  ComboboxProps,
  MenuProps,
  PasswordFieldProps,
  RadioGroupProps,
  SegmentedControlProps,
  SelectProps,
} from '../index.ts'
import type { StrictOmit } from '../components/props.ts'

// The fields that choose one of several: a union of values stays that union, going in and coming out. tsc is the test.

type Plan = 'standard' | 'premium'

type Chosen<Props extends { onChange?: ((value: never) => void) | undefined }> = Parameters<
  NonNullable<Props['onChange']>
>[0]

expectTypeOf<Chosen<SelectProps<Plan>>>().toEqualTypeOf<Plan>()
expectTypeOf<Chosen<ComboboxProps<Plan>>>().toEqualTypeOf<Plan | null>()
expectTypeOf<Chosen<RadioGroupProps<Plan>>>().toEqualTypeOf<Plan>()
expectTypeOf<Chosen<SegmentedControlProps<Plan>>>().toEqualTypeOf<Plan>()
expectTypeOf<SelectProps<Plan>['value']>().toEqualTypeOf<Plan | null | undefined>()
expectTypeOf<SelectProps<Plan>['items'][number]['value']>().toEqualTypeOf<Plan>()

// Words that React Aria has given up, or that the kit has another one for, do not come in through its types.
expectTypeOf<SelectProps<Plan>>().not.toHaveProperty('selectedKey')
expectTypeOf<SelectProps<Plan>>().not.toHaveProperty('onSelectionChange')
expectTypeOf<MenuProps>().not.toHaveProperty('onClose')
expectTypeOf<PasswordFieldProps>().not.toHaveProperty('end')
expectTypeOf<PasswordFieldProps>().not.toHaveProperty('footer')

// An omitted name must exist.
expectTypeOf<StrictOmit<{ end: string; footer: string }, 'end'>>().toEqualTypeOf<{ footer: string }>()
// @ts-expect-error: a name that was given up
expectTypeOf<StrictOmit<{ end: string; footer: string }, 'action'>>().toEqualTypeOf<{ end: string; footer: string }>()

expectTypeOf<NonNullable<ButtonProps['variant']>>().toEqualTypeOf<'primary' | 'secondary' | 'quiet' | 'danger'>()
expectTypeOf<NonNullable<SelectProps<Plan>['size']>>().toEqualTypeOf<'sm' | 'md' | 'lg'>()
