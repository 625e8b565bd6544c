import type { ReactNode } from 'react'

/** A titled list in the column beside a text. */
export function SideList({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section>
      <h2 className="text-[1.375rem] pb-2.5 border-0 border-b-2 border-solid border-tinta">
        {title}
      </h2>
      <ol>{children}</ol>
    </section>
  )
}
