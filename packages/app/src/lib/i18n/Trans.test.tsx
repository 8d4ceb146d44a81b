import { setupI18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { Plural, Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test, vi } from 'vitest'

const i18n = setupI18n({ locale: 'en', messages: { en: {} } })

/** The text of a node as a person reads it, with what stands for elements. */
const shown = (node: ReactNode) =>
  renderToStaticMarkup(<I18nProvider i18n={i18n}>{node}</I18nProvider>)
    .replaceAll('&lt;', '‹')
    .replaceAll('&gt;', '›')
    .replaceAll('&quot;', '"')
    .replaceAll('&#x27;', "'")
    .replaceAll('&amp;', '&')

const names = [
  ['<b>Tester</b> & "long"', '‹b›Tester‹/b› & "long"'],
  ['<0>first</0>', '‹0›first‹/0›'],
  ['<0/>', '‹0/›'],
  ['<vname/>', '‹vname/›'],
  ["it's {name} #", "it's {name} #"],
  ['<script>alert(1)</script>', '‹script›alert(1)‹/script›'],
] as const

test.each(names)('the name %s is shown as it is', (name, text) => {
  const onError = vi.spyOn(console, 'error')
  expect(shown(<Trans>Delete {name}?</Trans>)).toBe(`Delete ${text}?`)
  expect(
    shown(
      <Trans>
        As <strong>{name}</strong>, or <bdi>nobody</bdi>
        <br />
        here
      </Trans>,
    ),
  ).toBe(`As <strong>${text}</strong>, or <bdi>nobody</bdi><br/>here`)
  expect(shown(<Plural value={2} one={`# site of ${name}`} other={`# sites of ${name}`} />)).toBe(`2 sites of ${text}`)
  expect(onError).not.toHaveBeenCalled()
})

test('elements stand in elements, and values may be elements', () => {
  const zone = <em>Berlin</em>
  expect(
    shown(
      <Trans>
        At{' '}
        <strong>
          <bdi>{zone}</bdi> now
        </strong>
        , {1} day
      </Trans>,
    ),
  ).toBe('At <strong><bdi><em>Berlin</em></bdi> now</strong>, 1 day')
})
