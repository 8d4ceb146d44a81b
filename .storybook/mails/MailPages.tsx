import { useState } from 'react'

/** The HTML of each mail, by the path of its file: `./en-US/receipt.html`. */
const pages = import.meta.glob<string>('./*/*.html', { query: '?raw', import: 'default', eager: true })

const locales = ['en-US', 'zh-CN', 'ar']
const themes = ['light', 'dark'] as const

const kinds = Object.keys(pages)
  .filter((path) => path.startsWith('./en-US/'))
  .map((path) => path.slice('./en-US/'.length, -'.html'.length))

/** Every mail as a mail program shows it, in one language and theme. */
export function MailPages() {
  const [locale, setLocale] = useState('en-US')
  const [theme, setTheme] = useState<(typeof themes)[number]>('light')
  return (
    <>
      <p>
        <label>
          Language{' '}
          <select value={locale} onChange={({ target }) => setLocale(target.value)}>
            {locales.map((name) => (
              <option key={name}>{name}</option>
            ))}
          </select>
        </label>{' '}
        {themes.map((name) => (
          <label key={name}>
            <input type="radio" checked={theme === name} onChange={() => setTheme(name)} /> {name}{' '}
          </label>
        ))}
      </p>
      {kinds.map((kind) => (
        <section key={kind}>
          <h2>{kind}</h2>
          <iframe
            sandbox=""
            title={`${kind}, ${locale}, ${theme}`}
            srcDoc={pages[`./${locale}/${kind}.html`]}
            // The mail follows the theme of what it is in.
            style={{
              colorScheme: theme,
              inlineSize: '100%',
              blockSize: kind === 'report' ? '90rem' : '34rem',
              border: '1px solid #8884',
            }}
          />
        </section>
      ))}
    </>
  )
}
