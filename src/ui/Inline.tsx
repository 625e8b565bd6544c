/** A line of compiled Markdown: emphasis, links, reference numbers. */
export function Inline({ html, className = '' }: { html: string; className?: string }) {
  return <span className={`rich ${className}`} dangerouslySetInnerHTML={{ __html: html }} />
}
