import type { AppUser } from '@sightline/api-client'

/** What a user is called: the nickname, else the e-mail address. */
export const nameOf = ({ nickname, email }: Pick<AppUser, 'nickname' | 'email'>): string => nickname ?? email
