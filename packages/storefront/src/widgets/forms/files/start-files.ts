import { discardFormFileAddress } from '@vitrine/contract/forms/files/addresses'
import type { discardFormFileCall } from '@vitrine/contract/forms/files/calls'
import { fileFieldText } from '@vitrine/domain/forms/files/file-field-texts'
import { formFileProblemText } from '@vitrine/domain/forms/files/file-texts'
import { callShop } from '../../../runtime/shop-call/call-shop.ts'
import { type FileItem, fileItem, keptItem } from './file-item.ts'
import { sendFile } from './send-file.ts'
import type { OfField, SentFiles } from './sent-files.ts'

/** Sends files of a form as they are chosen, each with its progress; returns how to wait for them. */
export function startFiles(form: HTMLFormElement): SentFiles {
  const inputs = [...form.querySelectorAll<HTMLInputElement>('input[type="file"]')]
  const fields = inputs.map((input) => ({ id: input.name, items: startField(form, input) }))
  const onTheirWay = (isOf: OfField) =>
    fields.filter(({ id }) => isOf(id)).flatMap(({ items }) => [...items].filter(isOnItsWay))
  return {
    areOnTheirWay: (isOf) => onTheirWay(isOf).length > 0,
    async settled(isOf) {
      // While they are waited for another may be chosen, or one that failed sent again.
      for (let open = onTheirWay(isOf); open.length > 0; open = onTheirWay(isOf))
        await Promise.all(open.map((item) => item.settled()))
    },
    problems(isOf) {
      const wrong = fields.filter(
        ({ id, items }) => isOf(id) && [...items].some(({ state }) => state() !== 'sent'),
      )
      return Object.fromEntries(wrong.map(({ id }) => [id, fileFieldText.unfinished]))
    },
  }
}

function isOnItsWay({ state }: FileItem): boolean {
  return state() === 'waiting' || state() === 'sending'
}

/** The items of one input, which come and go. */
function startField(form: HTMLFormElement, input: HTMLInputElement): ReadonlySet<FileItem> {
  const items = new Set<FileItem>()
  const list = input.parentElement?.querySelector<HTMLElement>('.file-list')
  if (!list) return items
  const status = document.createElement('p')
  status.className = 'file-status'
  status.setAttribute('role', 'status')
  list.after(status)
  const say = (text: string) => {
    status.textContent = text
  }
  const tellOfChange = () => list.dispatchEvent(new Event('change', { bubbles: true }))
  const most = Number(input.dataset.mostFiles) || 1
  const markFilled = () => input.classList.toggle('has-files', items.size > 0)

  const add = (item: FileItem) => {
    items.add(item)
    list.append(item.element)
    markFilled()
    item.onChange((change) => {
      say(`${item.name}: ${change.text}`)
      if (change.kind === 'removed') {
        items.delete(item)
        item.element.remove()
        markFilled()
        if (change.token !== '') discard(change.token)
        input.focus()
      }
      if (change.kind !== 'began') tellOfChange()
    })
    void item.begin()
  }
  const names = () => {
    const taken = [...items].map(({ inputName }) => inputName)
    return Array.from({ length: 10 }, (_, place) => `${input.name}.${place}`).find(
      (each) => !taken.includes(each),
    )
  }
  for (const known of list.querySelectorAll('li')) {
    const item = keptItem(known)
    known.remove()
    if (item) add(item)
  }
  /** What was refused makes room for what is chosen in its place. */
  const clearRefused = () => {
    for (const item of [...items].filter(({ isRefused }) => isRefused())) {
      items.delete(item)
      item.element.remove()
    }
  }
  const takeChosen = () => {
    if (input.files?.length) clearRefused()
    for (const file of input.files ?? []) {
      const inputName = names()
      if (items.size >= most || inputName === undefined) {
        say(formFileProblemText['file-too-many'])
        break
      }
      const problem = problemOf(file, input)
      const send = (onProgress: (share: number) => void) =>
        sendFile({ formId: form.dataset.formId ?? '', fieldId: input.name, file, onProgress })
      add(fileItem(file.name, { inputName, problem, send }))
    }
    input.value = ''
  }
  input.addEventListener('change', (event) => {
    if (event.target === input) takeChosen()
  })
  form.addEventListener('reset', () => {
    for (const item of items) item.element.remove()
    items.clear()
    markFilled()
    say('')
  })
  // What was chosen while this was loaded.
  takeChosen()
  return items
}

/** What is known to be wrong before a byte is sent; the server looks into the file. */
function problemOf({ name, size }: File, { accept, dataset }: HTMLInputElement): string {
  if (size === 0) return formFileProblemText['file-empty']
  if (size > (Number(dataset.mostBytes) || Number.POSITIVE_INFINITY))
    return formFileProblemText['file-too-large']
  const isAccepted = accept.split(',').some((ending) => name.toLowerCase().endsWith(ending))
  return isAccepted ? '' : formFileProblemText['file-kind-wrong']
}

/** Nobody waits for it: what is not given up goes after a day. */
function discard(fileId: string): void {
  void callShop<typeof discardFormFileCall>(discardFormFileAddress, { params: { fileId } })
}
