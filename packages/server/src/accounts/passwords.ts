import { hash, verify } from '@node-rs/argon2'

/** argon2id with the library's parameters, as a PHC string that names them. */
export const hashPassword = (password: string): Promise<string> => hash(password)

export const isPassword = (password: string, passwordHash: string): Promise<boolean> => verify(passwordHash, password)

/** Takes as long as checking a real one, so that the answer's time does not tell whether the account exists. */
export async function wastePasswordCheck(password: string): Promise<void> {
  await verify(await decoy, password)
}

const decoy = hash('no account has this password')
