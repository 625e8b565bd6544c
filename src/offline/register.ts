/** Missing in TypeScript's DOM types. */
type TrustedTypes = {
  createPolicy(
    name: string,
    rules: { createScriptURL: () => string },
  ): { createScriptURL(input: string): string }
}

const address = '/sw.js'
const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes }
/** The only policy that the pages' CSP allows, named after the only URL it accepts. */
const trusted = trustedTypes
  ?.createPolicy(address, { createScriptURL: () => address })
  .createScriptURL(address)

// After the load event. Not on the page where visitors delete the service worker's data.
if (import.meta.env.PROD && !location.pathname.endsWith('/privacy-settings')) {
  addEventListener('load', async () => {
    try {
      const { serviceWorker } = navigator as Partial<Navigator>
      // A page that was there before the worker took over asks to be kept.
      serviceWorker?.addEventListener('controllerchange', () =>
        serviceWorker.controller?.postMessage(''),
      )
      await serviceWorker?.register(trusted ?? address)
    } catch (error) {
      // Also where asking for it is refused, as with blocked cookies.
      console.error(error)
    }
  })
}
