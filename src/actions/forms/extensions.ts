// What can be written: exactly what the server keeps.
import type { AnyExtension } from '@tiptap/core'
import { StarterKit } from '@tiptap/starter-kit'
import { richTextLink, richTextSchemes } from '../../../language/richTextRules.ts'

export const extensions: AnyExtension[] = [
  StarterKit.configure({
    heading: { levels: [2, 3, 4] },
    link: {
      openOnClick: false,
      autolink: true,
      defaultProtocol: 'https',
      protocols: [...richTextSchemes],
      HTMLAttributes: richTextLink,
    },
  }),
]
