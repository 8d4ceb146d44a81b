/** A person with an account at a provider. */
export interface ProviderPerson {
  subject: string
  email: string
}
