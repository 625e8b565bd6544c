/** A checkbox whose whole row is clickable. */
export function CheckRow({ name, children }: { name: string; children: string }) {
  return (
    <label className="choice flex gap-4 items-center min-h-15 px-4.5 py-2.5 leading-[1.35]">
      <input
        className="w-6.5 h-6.5 m-0 flex-none focus-visible:outline-none focus-visible:[box-shadow:none] accent-[var(--link)]"
        type="checkbox"
        name={name}
      />
      <span>{children}</span>
    </label>
  )
}
