import * as React from 'react'
import { addons, types, useStorybookApi } from 'storybook/manager-api'
import { AddonPanel } from 'storybook/internal/components'
import { storybookTheme } from './storybookTheme.ts'
import { withoutOtherNames } from './otherNames/otherNames.ts'
import { picturesOf } from './designPictures.ts'

/** Shows the picture of the design beside the story, from a path that holds wherever this Storybook is put. */
function DesignPanel() {
  const title = useStorybookApi().getCurrentStoryData()?.title ?? ''
  const pictures = picturesOf(title)
  const [chosen, setChosen] = React.useState('')
  const shown = pictures.find((picture) => picture === chosen) ?? pictures[0]
  if (shown === undefined) return null
  return (
    <div style={{ padding: 16 }}>
      {pictures.length > 1 && (
        <label style={{ display: 'block', marginBlockEnd: 12 }}>
          Picture{' '}
          <select value={shown} onChange={(event) => setChosen(event.target.value)}>
            {pictures.map((picture) => (
              <option key={picture}>{picture}</option>
            ))}
          </select>
        </label>
      )}
      <a href={`design/${shown}.png`} target="_blank" rel="noreferrer">
        <img src={`design/${shown}.png`} alt={`Design: ${shown}`} style={{ maxInlineSize: '100%' }} />
      </a>
    </div>
  )
}

// What else a component is called is for the search alone.
addons.setConfig({ theme: storybookTheme, sidebar: { renderLabel: ({ name }) => withoutOtherNames(name) } })

addons.register('sightline', () => {
  addons.add('sightline/design', {
    type: types.PANEL,
    title: 'Design',
    render: ({ active = false }) => (
      <AddonPanel active={active}>
        <DesignPanel />
      </AddonPanel>
    ),
  })
})
