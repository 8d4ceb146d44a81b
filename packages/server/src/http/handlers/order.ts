import { plansWithPrices } from '../../membership/plans.ts'
import { TRIAL_DAYS } from '../../membership/trial.ts'
import type { Handlers } from '../context.ts'

export const order: Handlers<'order'> = {
  plans: async ({ services }) => ({
    plans: plansWithPrices(services.prices),
    trial_days: TRIAL_DAYS,
    takes_cards: false,
  }),
}
