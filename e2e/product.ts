import { removeFolder, startProduct } from '../packages/server/tests/support/product.ts'

/** Starts the built product on its real engines. What it is told to do at the end, it does also when the run is stopped. */
export default async function startServer(): Promise<() => Promise<void>> {
  const product = await startProduct({ environment: { TRUST_PROXY: '1' } })
  // The journeys run in processes of their own, which get the environment of this one.
  process.env['E2E_ADDRESS'] = product.address
  process.env['E2E_SET_UP_CODE'] = product.setUpCode()
  return async () => {
    await product.stop()
    await removeFolder(product.dataDir)
  }
}

/** What `startServer` left for the journeys. @throws where it did not run */
export function requireEnvironment(name: 'E2E_ADDRESS' | 'E2E_SET_UP_CODE'): string {
  const value = process.env[name]
  if (value === undefined) throw new Error(`${name} is missing. Run the journeys with: npm run e2e`)
  return value
}
