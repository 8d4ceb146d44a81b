import { useLingui } from '@lingui/react/macro'
import { useFormat } from '@sightline/ui'
import { useFilterSentence } from '../filters/useFilterSentence.ts'
import { filtersIn, panelsIn } from './shareLinkForm.ts'
import { useSharePanelNames } from './useSharePanelNames.ts'

type Texts = Readonly<Record<string, string>>

/** Returns a function that writes the values of a link’s form as people read them. */
export function useLinkInWords(): (values: Texts) => Texts {
  const { t } = useLingui()
  const format = useFormat()
  const sentenceOf = useFilterSentence()
  const nameOf = useSharePanelNames()
  return ({ access, filters = '', shows, panels = '', has_annotations: hasAnnotations, ...values }) => ({
    ...values,
    access: access === 'password' ? t`Anyone with the link and a password` : t`Anyone with the link`,
    filters: format.list(filtersIn(filters).map(sentenceOf)),
    shows: shows === 'all' ? t`All panels` : t`Chosen panels`,
    panels: format.list(panelsIn(panels).map(nameOf)),
    has_annotations: hasAnnotations === 'true' ? t`Yes` : t`No`,
  })
}
