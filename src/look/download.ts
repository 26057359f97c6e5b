// Saves a file: its address answers it as an attachment, so the screen stays where it is.

export const download = (address: string, name: string): void => {
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.rel = 'noopener'
  link.click()
}
