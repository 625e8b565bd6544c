type CriticalCss = { css: string; hash: string }

const files = import.meta.glob<CriticalCss>('/dist/client/.vite/critical-css.json', {
  eager: true,
  import: 'default',
})

/** Written by build/critical-css.ts. The dev server sends whole stylesheets instead. */
export const criticalCss = import.meta.env.PROD ? Object.values(files)[0] : undefined
