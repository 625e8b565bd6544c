// In development Vite updates the modules the page has loaded. Islands not yet hydrated have loaded
// none: their HTML comes from the server, so the page is reloaded.
if (import.meta.hot) {
  performance.setResourceTimingBufferSize(10_000)
  import.meta.hot.on('vite:beforeUpdate', ({ updates }) => {
    const entries = performance.getEntriesByType('resource')
    const loaded = new Set(entries.map(({ name }) => new URL(name).pathname))
    const isUnloaded = updates.some(
      ({ type, acceptedPath }) => type === 'js-update' && !loaded.has(acceptedPath.split('?')[0]!),
    )
    if (isUnloaded) location.reload()
  })
}
