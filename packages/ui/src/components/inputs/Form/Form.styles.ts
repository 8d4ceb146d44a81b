import { styled } from 'styled-components'
import { from, token } from '../../../theme/theme.ts'
import { typography } from '../../../theme/typography.ts'

/** Fields and buttons of a form, one below the other. */
export const FormColumn = styled.form`
  display: flex;
  flex-direction: column;
  gap: ${token['space-7']};
  min-inline-size: 0;
`

/** The buttons of a form at the end of their line, the one that sends it last. */
export const FormActions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${token['space-4']};
  margin-inline-start: auto;
`

/** Two short fields in one line, where there is room. */
export const FormRow = styled.div`
  display: grid;
  align-items: start;
  gap: ${token['space-7']} ${token['space-6']};
  ${from('sm')} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
`

/** A checkbox, and what is wrong with it. */
export const CheckboxColumn = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${token['space-1']};
`

export const Wrong = styled.div`
  ${typography.caption}
  display: flex;
  align-items: center;
  gap: ${token['space-3']};
  color: ${token['negative-text']};
`
