type ManifestEntry = { file: string; css?: string[]; assets?: string[] }

const manifests = import.meta.glob<Record<string, ManifestEntry>>(
  '/dist/client/.vite/manifest.json',
  { eager: true, import: 'default' },
)

const built = Object.values(manifests)[0]?.['src/client.tsx']

/** Where the browser finds our script, styles and fonts. */
export const clientFiles =
  import.meta.env.PROD && built
    ? {
        script: `/${built.file}`,
        styles: (built.css ?? []).map((file) => `/${file}`),
        fonts: (built.assets ?? []).filter(isFont).map((file) => `/${file}`),
      }
    : { script: '/src/client.tsx', styles: ['/src/styles.css', '/__uno.css'], fonts: [] }

function isFont(file: string): boolean {
  return file.endsWith('.woff2')
}
