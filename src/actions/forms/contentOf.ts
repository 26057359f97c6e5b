// Stored HTML as what the editor works on. The editor's own parser takes text, which trusted types forbid; ours takes cleaned nodes.
import { getSchema } from '@tiptap/core'
import type { AnyExtension, JSONContent } from '@tiptap/core'
import { DOMParser } from '@tiptap/pm/model'
import { cleanedFragment } from '../../look/cleanedFragment.ts'

export const contentOf = (html: string, extensions: AnyExtension[]): JSONContent =>
  DOMParser.fromSchema(getSchema(extensions)).parse(cleanedFragment(html)).toJSON() as JSONContent
