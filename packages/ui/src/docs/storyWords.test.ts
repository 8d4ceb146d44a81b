import { createElement, isValidElement, type FC, type PropsWithChildren, type ReactElement } from 'react'
import { expect, test } from 'vitest'
import { playsInTheirLanguage } from '../../../../.storybook/playsInTheirLanguage.ts'
import { translationTo } from '../../../../.storybook/words/translationTo.ts'
import { State } from './StateGrid.tsx'
import { Button } from '../components/actions/index.ts'

const inArabic = translationTo('ar')

test('texts are put into another language wherever they stand, and what is no text stays', () => {
  const icon = { $$typeof: Symbol.for('react.forward_ref'), render: () => null }
  const ref = { current: null }
  const items = [{ id: 'Save', label: 'Save', icon }]
  const element = inArabic(createElement('p', { id: 'Save', title: 'Save', ref }, 'Save', 42)) as ReactElement
  expect(element.props).toEqual({ id: 'Save', title: 'حفظ', ref, children: ['حفظ', 42] })
  expect(inArabic(items)).toEqual([{ id: 'Save', label: 'حفظ', icon }])
  expect(inArabic(items)).toBe(inArabic(items))
  const around: { label: string; own?: object } = { label: 'Save' }
  around.own = around
  expect(inArabic(around)).toMatchObject({ label: 'حفظ', own: { label: 'حفظ' } })
})

test('the name of a state is put into it, and not the same word where it is a value', () => {
  const state = createElement(
    State as FC<PropsWithChildren<{ name: string }>>,
    { name: 'loading' },
    createElement('i', { title: 'loading' }),
  )
  const { props } = inArabic(state) as ReactElement<{ name: string; children: ReactElement<{ title: string }> }>
  expect([props.name, props.children.props.title]).toEqual(['قيد التحميل', 'loading'])
})

test('an example that a story draws is put into it, too, and a part of the kit is left to its provider', () => {
  const Example = ({ label }: { label: string }) =>
    createElement(Button as FC<PropsWithChildren>, { size: 'sm' } as object, label)
  const drawn = inArabic(createElement(Example, { key: 'one', label: 'Save' })) as ReactElement<{ label: string }>
  expect([drawn.key, drawn.props.label]).toEqual(['one', 'حفظ'])
  const inside = (drawn.type as (props: object) => unknown)({ label: 'Delete' })
  expect(isValidElement<{ children: string }>(inside) && [inside.type, inside.props.children]).toEqual([Button, 'حذف'])
  expect(inArabic(createElement(Example, { label: 'Save' }))).toMatchObject({ type: drawn.type })
})

interface Annotations {
  play?: (context: object) => void
}

/** Storybook’s own, as far as this needs it. */
const storyOf = (input: Annotations) => ({ input, extend: (own: Annotations) => storyOf({ ...input, ...own }) })

test('a play runs in the language of its story, and not where somebody looks at it in another one', () => {
  const preview = { meta: () => ({ story: storyOf }) }
  playsInTheirLanguage(preview)
  const played: string[] = []
  const english = preview.meta().story({ play: () => void played.push('english') })
  const arabic = english.extend({ play: () => void played.push('arabic') })
  const looking = { globals: { locale: 'ar' }, storyGlobals: {} }
  english.input.play?.(looking)
  arabic.input.play?.(looking)
  expect(played).toEqual([])
  english.input.play?.({ globals: { locale: 'en-US' }, storyGlobals: {} })
  arabic.input.play?.({ globals: { locale: 'ar' }, storyGlobals: { locale: 'ar' } })
  expect(played).toEqual(['english', 'arabic'])
})
