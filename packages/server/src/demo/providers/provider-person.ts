/** Somebody with an account at the provider. */
export interface ProviderPerson {
  subject: string
  email: string
}
