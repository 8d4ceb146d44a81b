import { expectTypeOf } from 'vitest'
import type { ComboboxProps, RadioGroupProps, SegmentedControlProps, SelectProps } from '../index.ts'

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
