// Hands a file to the browser, which saves it: the screen stays where it is.

/** @param address answered as an attachment */
export const download = (address: string, name: string): void => {
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.rel = 'noopener'
  link.click()
}

/** The browser takes it up after this turn; its address may go a minute later. */
const heldMs = 60_000

export const save = (file: Blob, name: string): void => {
  const address = URL.createObjectURL(file)
  download(address, name)
  setTimeout(() => URL.revokeObjectURL(address), heldMs)
}
