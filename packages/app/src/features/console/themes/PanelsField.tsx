import { Trans, useLingui } from '@lingui/react/macro'
import { themePanels, type ThemePanel } from '@sightline/api-client'
import { ArrowDownIcon, ArrowUpIcon, Checkbox, IconButton, Inline, Stack, Text } from '@sightline/ui'
import { usePanelNames } from '../../../lib/site-theme/usePanelNames.ts'
import { panelsIn } from './themeForm.ts'

interface PanelsFieldProps {
  /** The names of the shown parts, separated by commas, in their order. */
  value: string
  onChange: (value: string) => void
}

/** Chooses the parts of the dashboard that a theme shows, and their order. The last one cannot be removed. */
export function PanelsField({ value, onChange }: PanelsFieldProps) {
  const { t } = useLingui()
  const names = usePanelNames()
  const shown = panelsIn(value)
  const hidden = themePanels.filter((panel) => !shown.includes(panel))
  const put = (panels: readonly ThemePanel[]) => onChange(panels.join(','))
  const move = (panel: ThemePanel, by: number) => {
    const at = shown.indexOf(panel)
    const others = shown.filter((one) => one !== panel)
    put(others.toSpliced(at + by, 0, panel))
  }
  return (
    <Stack gap={2} role="group" aria-label={t`Parts of the dashboard`}>
      <Text size="sm">
        <Trans>Parts of the dashboard</Trans>
      </Text>
      {[...shown, ...hidden].map((panel) => {
        const name = names[panel]
        const at = shown.indexOf(panel)
        return (
          <Inline key={panel} gap={4} justify="between">
            <Checkbox
              isSelected={at >= 0}
              isDisabled={at >= 0 && shown.length === 1}
              onChange={(isShown) => put(isShown ? [...shown, panel] : shown.filter((one) => one !== panel))}
            >
              {name}
            </Checkbox>
            {at >= 0 && (
              <Inline gap={2}>
                <IconButton
                  icon={ArrowUpIcon}
                  aria-label={t`Move ${name} up`}
                  isDisabled={at === 0}
                  onPress={() => move(panel, -1)}
                />
                <IconButton
                  icon={ArrowDownIcon}
                  aria-label={t`Move ${name} down`}
                  isDisabled={at === shown.length - 1}
                  onPress={() => move(panel, 1)}
                />
              </Inline>
            )}
          </Inline>
        )
      })}
    </Stack>
  )
}
