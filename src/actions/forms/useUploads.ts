// Uploads for one field, as a component has them: its rules, its places, and an end when it is left.
import { useApolloClient } from '@apollo/client/react'
import { useEffect, useState } from 'react'
import type { FieldModel } from '../../../language/model.ts'
import { wordsOf } from '../../../language/messages.ts'
import { fileProblem } from '../../../language/uploadRules.ts'
import { useText } from '../../client/texts/useText.ts'
import type { Records } from '../../client/records/loadRecords.ts'
import { useUnsaved } from '../../client/unsaved.ts'
import { useConfigured } from '../../client/useConfigured.ts'
import { useConsole } from '../../client/useConsole.ts'
import { useStore } from '../../client/createStore.ts'
import { askUploadTargets, type UploadTarget, type Purpose } from './askUploadTargets.ts'
import { createUploads, type Uploads, type UploadState } from './createUploads.ts'
import { drawPoster } from './drawPoster.ts'
import { fileAddress } from '../../look/fileAddress.ts'
import { putFile } from './putFile.ts'

export interface UploadOptions {
  readonly records: Records
  readonly field: FieldModel
  readonly purpose: Purpose
  readonly finish: (target: UploadTarget, file: File) => Promise<void>
}

export const useUploads = (options: UploadOptions): Uploads & { readonly state: UploadState } => {
  const client = useApolloClient()
  const text = useText()
  const { addresses } = useConsole().configuration
  const site = useConfigured(options.field.narrowedBy ?? '')
  const { records, field, purpose, finish } = options
  const task = {
    refuse: (file: File) => {
      const found = fileProblem(field, site, { name: file.name, bytes: file.size })
      return found && text(found.template, wordsOf(found.params, text))
    },
    askTargets: async (count: number) => {
      if (!field.upload) throw new Error(`${field.path} takes no files`)
      return askUploadTargets({ client, records, upload: field.upload, purpose, count, text })
    },
    send: async (target: UploadTarget, file: File, onProgress: (part: number) => void, signal: AbortSignal) => {
      const address = fileAddress(addresses, target)
      await putFile({ address, body: file, name: file.name, onProgress, signal, text })
      const poster = await drawPoster(file)
      // A video without a picture is shown all the same.
      if (poster) await putFile({ address: `${address}/poster`, body: poster, signal, text }).catch(() => undefined)
    },
    finish,
  }
  const [uploads] = useState(createUploads)
  useEffect(() => uploads.use(task))
  const state = useStore(uploads)
  useUnsaved(state.busy)
  // Whoever leaves sends no further.
  useEffect(() => () => uploads.stop(), [uploads])
  return { ...uploads, state }
}
