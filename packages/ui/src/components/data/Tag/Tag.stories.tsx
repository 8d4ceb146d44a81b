import { inEveryMode } from '../../../../../../.storybook/modes.ts'
import preview from '../../../../../../.storybook/preview.tsx'
import { State, StateGrid } from '../../../docs/StateGrid.tsx'
import { Tag } from './Tag.tsx'

const meta = preview.meta({ title: 'Data/Tag', component: Tag, args: { children: 'DE' } })

export const Default = meta.story()

const Matrix = () => (
  <StateGrid>
    <State name="a country">
      <Tag>DE</Tag>
    </State>
    <State name="a region">
      <Tag>US-CA</Tag>
    </State>
    <State name="a key">
      <Tag>un_77ad20f4</Tag>
    </State>
    <State name="long text">
      <Tag>US-CA-SAN-FRANCISCO</Tag>
    </State>
    <State name="in a sentence">
      <span>
        from <Tag>FR</Tag> and <Tag>NL</Tag>
      </span>
    </State>
  </StateGrid>
)

export const States = meta.story({ parameters: inEveryMode, render: Matrix })
export const LongText = meta.story({ args: { children: 'US-CA-SAN-FRANCISCO' } })
