import type { AiTask } from '@sightline/api-client'
import { moneyText } from '../../../lib/list-page/money.ts'

/** A cost in its currency. Null where there is none. */
export const costText = ({ cost, currency }: Pick<AiTask, 'cost' | 'currency'>, locale: string): string | null =>
  cost === null || currency === null ? null : moneyText(cost, currency, locale)
