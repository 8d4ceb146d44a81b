import type { User } from '../store/relational/accounts/users.ts'

/** What somebody is called in mails to others. */
export const nameOf = ({ nickname, email }: Pick<User, 'nickname' | 'email'>): string =>
  nickname === null || nickname.trim() === '' ? email : nickname
