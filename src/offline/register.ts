/** TypeScript's DOM doesn't know them yet. */
type TrustedTypes = {
  createPolicy(
    name: string,
    rules: { createScriptURL: () => string },
  ): { createScriptURL(input: string): string }
}

const address = '/sw.js'
const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes }
/** By the one policy that the pages allow, named after the one address it lets through. */
const trusted = trustedTypes
  ?.createPolicy(address, { createScriptURL: () => address })
  .createScriptURL(address)

// Once all else has loaded. Not on the page where visitors delete what a service worker keeps.
if (import.meta.env.PROD && !location.pathname.endsWith('/privacy-settings')) {
  addEventListener('load', () => {
    navigator.serviceWorker?.register(trusted ?? address).catch(console.error)
  })
}
