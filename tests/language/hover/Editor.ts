// An editor's side of the compiler's language server: what whoever writes a spec is shown over a word, and what is offered to them.
import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'

const compiler = join(process.cwd(), 'node_modules', 'typescript', 'bin', 'tsc')

interface Message {
  readonly id?: number
  readonly method?: string
  readonly params?: { readonly items?: readonly unknown[] }
  readonly result?: unknown
}

export class Editor {
  #last = 0
  #unread = Buffer.alloc(0)
  readonly #waiting = new Map<number, (result: unknown) => void>()
  readonly #server: ChildProcess
  readonly #uri: string
  readonly #text: string

  private constructor(path: string, text: string) {
    this.#uri = pathToFileURL(path).href
    this.#text = text
    this.#server = spawn(process.execPath, [compiler, '--lsp', '--stdio'], { stdio: ['pipe', 'pipe', 'ignore'] })
    this.#server.stdout?.on('data', (chunk: Buffer) => this.#read(chunk))
    // What was asked while it was being ended.
    this.#server.stdin?.on('error', () => undefined)
  }

  /** Opens a file with this text in it, whatever the disk has. */
  static async open(path: string, text: string): Promise<Editor> {
    const editor = new Editor(path, text)
    const textDocument = { hover: { contentFormat: ['plaintext'] }, completion: {} }
    await editor.#ask('initialize', {
      processId: process.pid,
      rootUri: pathToFileURL(process.cwd()).href,
      capabilities: { textDocument },
    })
    editor.#send({ method: 'initialized', params: {} })
    const opened = { uri: editor.#uri, languageId: 'typescript', version: 1, text }
    editor.#send({ method: 'textDocument/didOpen', params: { textDocument: opened } })
    return editor
  }

  /** What is shown over the word at the beginning of this place, which has to stand in the text once. */
  async hover(place: string): Promise<string> {
    return JSON.stringify(await this.#ask('textDocument/hover', this.#at(place, 1)))
  }

  /** What is offered at the end of this place. */
  async offers(place: string): Promise<readonly string[]> {
    const found = (await this.#ask('textDocument/completion', this.#at(place, place.length))) as
      | { readonly items: readonly { readonly label: string }[] }
      | undefined
    return (found?.items ?? []).map((each) => each.label)
  }

  async close(): Promise<void> {
    this.#server.kill()
    await once(this.#server, 'exit')
  }

  #at(place: string, offset: number): object {
    if (this.#text.split(place).length !== 2) throw new Error(`not once in the text: ${place}`)
    const before = this.#text.slice(0, this.#text.indexOf(place) + offset).split('\n')
    return { textDocument: { uri: this.#uri }, position: { line: before.length - 1, character: before.at(-1)?.length ?? 0 } }
  }

  #ask(method: string, params: object): Promise<unknown> {
    this.#last += 1
    const id = this.#last
    return new Promise((answer) => {
      this.#waiting.set(id, answer)
      this.#send({ id, method, params })
    })
  }

  #send(message: object): void {
    const text = JSON.stringify({ jsonrpc: '2.0', ...message })
    this.#server.stdin?.write(`Content-Length: ${Buffer.byteLength(text)}\r\n\r\n${text}`)
  }

  #read(chunk: Buffer): void {
    this.#unread = Buffer.concat([this.#unread, chunk])
    for (;;) {
      const head = this.#unread.indexOf('\r\n\r\n')
      const length = Number(/Content-Length: (\d+)/.exec(this.#unread.subarray(0, Math.max(head, 0)).toString())?.[1])
      if (head < 0 || this.#unread.length < head + 4 + length) return
      this.#take(JSON.parse(this.#unread.subarray(head + 4, head + 4 + length).toString()) as Message)
      this.#unread = this.#unread.subarray(head + 4 + length)
    }
  }

  #take({ id, method, params, result }: Message): void {
    if (id === undefined) return
    if (method === undefined) this.#waiting.get(id)?.(result)
    // It asks for settings too, of which there are none.
    else this.#send({ id, result: params?.items?.map(() => null) ?? null })
  }
}
