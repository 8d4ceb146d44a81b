import type { AppUser } from '@sightline/api-client'

/** What a user is called: the nickname, else the e-mail address. */
export const nameOf = ({ nickname, email }: Pick<AppUser, 'nickname' | 'email'>): string => nickname ?? email

/** The day of an instant, UTC, as the console writes it. */
export const dayOf = (instant: string | null): string | null => instant?.slice(0, 10) ?? null
