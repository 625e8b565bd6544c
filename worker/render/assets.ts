import { criticalCss } from '../http/critical-css.ts'

type ManifestEntry = { file: string; integrity?: string; css?: string[]; assets?: string[] }

const manifests = import.meta.glob<Record<string, ManifestEntry>>(
  '/dist/client/.vite/manifest.json',
  { eager: true, import: 'default' },
)

const manifest = Object.values(manifests)[0]
const built = manifest?.['src/client/client.tsx']

/** The URLs of our scripts, styles and fonts. */
export const clientFiles =
  import.meta.env.PROD && built
    ? {
        script: toScript(built),
        criticalCss: criticalCss?.css,
        styles: [],
        stylesheets: (built.css ?? []).map((file) => `/${file}`),
        featureStyle: (feature: string) => `/${manifest[styleOf(feature)]!.file}`,
        fonts: (built.assets ?? []).filter(isFont).map((file) => `/${file}`),
      }
    : {
        script: { src: '/src/client/client.tsx' },
        styles: ['/src/styles.css', '/src/styles/components.css', '/__uno.css'],
        stylesheets: [],
        featureStyle: (feature: string) => `/${styleOf(feature)}`,
        fonts: [],
      }

function styleOf(feature: string): string {
  return `src/features/${feature}/style.css`
}

/** A page-specific script, by its source: 'src/client/page-actions.ts'. */
export function scriptOf(source: string) {
  return import.meta.env.PROD && manifest ? toScript(manifest[source]!) : { src: `/${source}` }
}

/** Prints, shares and reads content pages aloud. */
export const pageScript = scriptOf('src/client/page-actions.ts')

function toScript({ file, integrity }: ManifestEntry) {
  return { src: `/${file}`, integrity }
}

function isFont(file: string): boolean {
  return file.endsWith('.woff2')
}
