import { trialDays } from '@sightline/api-client/contract'
import { plansWithPrices } from '../../membership/plans.ts'
import type { Handlers } from '../context.ts'

export const order: Handlers<'order'> = {
  plans: async ({ services }) => ({
    plans: plansWithPrices(services.prices),
    trial_days: trialDays,
    takes_cards: false,
  }),
}
