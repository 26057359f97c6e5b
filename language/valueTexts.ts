// Words that values are written with, on the screen and in files: every console and server has them.

export const valueTexts = {
  'words.id': 'ID',
  'words.yes': 'Yes',
  'words.no': 'No',
  'words.currency': 'Currency',
}
