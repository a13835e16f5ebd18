import { fileFieldText } from '@vitrine/domain/forms/files/file-field-texts'
import type { Sending, Sent } from './send-file.ts'

/** Something that happened to a file, in words. */
interface FileChange {
  readonly kind: 'began' | 'sent' | 'failed' | 'removed'
  readonly text: string
  /** Of a file that was sent and is not wanted any more; '' otherwise. */
  readonly token: string
}

/** A file in the list beneath its input. */
export interface FileItem {
  readonly name: string
  /** Of the hidden input that tells its token. */
  readonly inputName: string
  readonly element: HTMLElement
  readonly state: () => 'waiting' | 'sending' | 'sent' | 'failed'
  /** Whether it was refused for good: trying again would change nothing. */
  readonly isRefused: () => boolean
  /** Done when it is not on its way any more. */
  readonly settled: () => Promise<void>
  readonly begin: () => Promise<void>
  readonly onChange: (listener: (change: FileChange) => void) => void
}

interface ItemOptions {
  readonly inputName: string
  /** What is wrong with it before it is sent; '' for nothing. */
  readonly problem: string
  readonly send: (onProgress: (share: number) => void) => Sending
}

/** A file that was chosen just now. */
export function fileItem(name: string, { inputName, problem, send }: ItemOptions): FileItem {
  const parts = drawItem(name)
  const { element, told, bar, cancel, again } = parts
  let state: ReturnType<FileItem['state']> = 'waiting'
  let sending: Sending | null = null
  let token = ''
  let mayPass = problem === ''
  let listen: (change: FileChange) => void = () => undefined
  let running: Promise<void> = Promise.resolve()
  const show = (next: typeof state, text: string, kind: FileChange['kind']) => {
    state = next
    told.textContent = text
    element.dataset.state = next
    bar.hidden = next !== 'sending'
    again.hidden = next !== 'failed' || !mayPass
    labelButton(cancel, next === 'sending' ? fileFieldText.cancel : fileFieldText.remove, name)
    listen({ kind, text, token: '' })
  }
  const run = async () => {
    if (problem !== '') return show('failed', problem, 'failed')
    show('sending', fileFieldText.sending, 'began')
    sending = send((share) => {
      bar.value = share
    })
    const outcome: Sent = await sending.done
    if (outcome.kind === 'sent') {
      token = outcome.token
      element.append(hiddenInput(inputName, token))
      show('sent', fileFieldText.sent, 'sent')
    } else if (outcome.kind === 'failed') {
      ;({ mayPass } = outcome)
      show('failed', outcome.message, 'failed')
    }
  }
  const begin = () => {
    running = run()
    return running
  }
  cancel.addEventListener('click', () => {
    sending?.abort()
    listen({ kind: 'removed', text: fileFieldText.removed, token })
  })
  again.addEventListener('click', () => {
    cancel.focus()
    void begin()
  })
  const onChange: FileItem['onChange'] = (listener) => {
    listen = listener
  }
  const isRefused = () => state === 'failed' && !mayPass
  return { name, inputName, element, state: () => state, isRefused, settled: () => running, begin, onChange }
}

/** A file that was sent with an earlier try: its box becomes a button. */
export function keptItem(known: HTMLElement): FileItem | null {
  const box = known.querySelector<HTMLInputElement>('input[type="checkbox"]')
  if (!box?.checked) return null
  const name = known.textContent?.trim() ?? ''
  const { element, told, bar, cancel, again } = drawItem(name)
  bar.hidden = true
  again.hidden = true
  element.dataset.state = 'sent'
  told.textContent = fileFieldText.sent
  element.append(hiddenInput(box.name, box.value))
  labelButton(cancel, fileFieldText.remove, name)
  return {
    name,
    inputName: box.name,
    element,
    state: () => 'sent',
    isRefused: () => false,
    settled: async () => undefined,
    begin: async () => undefined,
    onChange: (listener) =>
      cancel.addEventListener('click', () =>
        listener({ kind: 'removed', text: fileFieldText.removed, token: box.value }),
      ),
  }
}

function drawItem(name: string) {
  const element = document.createElement('li')
  element.className = 'file-item'
  const title = document.createElement('span')
  title.className = 'file-name'
  title.textContent = name
  const told = document.createElement('span')
  told.className = 'file-told'
  const bar = document.createElement('progress')
  bar.max = 1
  bar.value = 0
  bar.setAttribute('aria-label', `${fileFieldText.sending} ${name}`)
  const cancel = button()
  const again = button()
  labelButton(again, fileFieldText.again, name)
  element.append(title, told, bar, again, cancel)
  return { element, told, bar, cancel, again }
}

function button(): HTMLButtonElement {
  const made = document.createElement('button')
  made.type = 'button'
  made.className = 'file-button'
  return made
}

/** Names a button by what it does, and for whom only hears it by which file. */
function labelButton(made: HTMLButtonElement, text: string, name: string): void {
  made.textContent = text
  made.setAttribute('aria-label', `${text}: ${name}`)
}

function hiddenInput(name: string, value: string): HTMLInputElement {
  const input = document.createElement('input')
  input.type = 'hidden'
  input.name = name
  input.value = value
  return input
}
