/** Offers a file to save that never leaves the device. */
export function saveFile(name: string, type: string, text: string): void {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(new Blob([text], { type }))
  link.download = name
  link.click()
  // Safari reads it a little later.
  setTimeout(() => URL.revokeObjectURL(link.href), 1000)
}
