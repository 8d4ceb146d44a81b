import type { User } from '../store/relational/accounts/users.ts'

/** The name of a person in mails to others. */
export const nameOf = ({ nickname, email }: Pick<User, 'nickname' | 'email'>): string =>
  nickname === null || nickname.trim() === '' ? email : nickname
