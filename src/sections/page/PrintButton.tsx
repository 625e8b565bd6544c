import { Icon } from '../../ui/Icon.tsx'

/** Prints the page. Its script: src/client/page-actions.ts. */
export function PrintButton({ label }: { label: string }) {
  return (
    <button
      className="btn btn-small btn-line media-[(scripting:none)]:hidden"
      type="button"
      data-act="print"
    >
      <Icon name="ph-printer-bold" />
      {label}
    </button>
  )
}
