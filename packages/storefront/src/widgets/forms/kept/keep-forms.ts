import { keep, readKept } from '../../../runtime/state/kept-in-tab.ts'
import { formSentEvent } from '../form-sent-event.ts'
import { keptForms, keptFormsName } from './kept-forms-selector.ts'

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement
type Entry = string | boolean

/** What stands in a control that was filled in, and what stood there before. */
type Kept = Readonly<Record<string, readonly [is: Entry, was: Entry]>>

/** Where the entries of each form are kept, and by what name each of its controls: scripts rename and add some later. */
const places = new WeakMap<HTMLFormElement, string>()
const names = new WeakMap<Control, string>()
const started = new WeakSet<Document>()

/** Brings back what was filled in of forms before this tab loaded the page again, and keeps what is filled in until it is sent. */
export function keepForms(root: Document): void {
  for (const form of root.querySelectorAll<HTMLFormElement>(keptForms))
    if (!places.has(form)) begin(root, form)
  if (started.has(root)) return
  started.add(root)
  for (const type of ['input', 'change'] as const)
    root.addEventListener(type, ({ target }) => {
      if (isControl(target) && target.form !== null) write(target.form)
    })
  root.addEventListener(formSentEvent, ({ target }) => forget(target))
  // What no script sends the browser does: the page that follows shows what was wrong, with what was filled in.
  root.addEventListener('submit', (event) => {
    if (event.defaultPrevented) return
    if (event.target instanceof HTMLFormElement && event.target.matches(comments)) markSent(event.target)
    else forget(event.target)
  })
}

function begin(root: Document, form: HTMLFormElement): void {
  const id = idOf(form)
  const twins = [...root.querySelectorAll<HTMLFormElement>(keptForms)].filter((each) => idOf(each) === id)
  const place = `${keptFormsName}${location.pathname}:${id}:${twins.indexOf(form)}`
  places.set(form, place)
  if (form.matches(comments)) forgetTaken(root, place)
  const controls = [...form.elements].filter(isControl).filter(isKept)
  for (const [at, control] of controls.entries()) names.set(control, `${at}:${control.name}`)
  const kept = readKept(place)
  if (isKeptForm(kept)) for (const control of controls) bringBack(control, kept)
}

/** What is filled in of a comment that is refused stands nowhere on the page that says so: it is forgotten once one says that it was taken. */
const comments = '.comment-form'
const takenMark = '[data-comment-taken]'

function markSent(form: HTMLFormElement): void {
  const place = places.get(form)
  if (place !== undefined) keep(sentPlace(place), {})
}

function forgetTaken(root: Document, place: string): void {
  if (readKept(sentPlace(place)) === null) return
  keep(sentPlace(place), null)
  if (root.querySelector(takenMark) !== null) keep(place, null)
}

function sentPlace(place: string): string {
  return `${place}:sent`
}

function idOf({ dataset }: HTMLFormElement): string {
  return dataset.formId ?? dataset.keptForm ?? ''
}

function bringBack(control: Control, kept: Kept): void {
  const [is, was] = kept[names.get(control) ?? ''] ?? []
  // What the page says otherwise by now, and what was typed meanwhile, stays.
  if (is === undefined || was !== before(control) || entryOf(control) !== was) return
  if (typeof is === 'boolean') {
    if (control instanceof HTMLInputElement) control.checked = is
  } else control.value = is
  control.dispatchEvent(new Event('input', { bubbles: true }))
  // What was being written is to be seen, as a reply that is folded away; a form behind a button would lie over the page.
  const folded = control.form?.closest<HTMLDetailsElement>('details:not(.form-lightbox)')
  if (folded) folded.open = true
}

function write(form: HTMLFormElement): void {
  const place = places.get(form)
  if (place === undefined) return
  const entries = [...form.elements].filter(isControl).flatMap((control) => {
    const name = names.get(control)
    const [is, was] = [entryOf(control), before(control)]
    return name === undefined || is === was ? [] : [[name, [is, was]] as const]
  })
  keep(place, entries.length > 0 ? Object.fromEntries(entries) : null)
}

function forget(target: EventTarget | null): void {
  const place = target instanceof HTMLFormElement ? places.get(target) : undefined
  if (place !== undefined) keep(place, null)
}

function isControl(target: unknown): target is Control {
  return (
    target instanceof HTMLInputElement ||
    target instanceof HTMLSelectElement ||
    target instanceof HTMLTextAreaElement
  )
}

const neverKept: ReadonlySet<string> = new Set([
  ...['password', 'file', 'hidden', 'submit', 'button', 'reset', 'image', 'select-multiple'],
])

/** Nothing secret is kept, no card, no code, and nothing that is agreed to. */
function isKept(control: Control): boolean {
  const { type, name, autocomplete } = control
  if (name === '' || neverKept.has(type) || isAgreedTo(control)) return false
  return !/\bcc-|one-time-code|password/.test(autocomplete)
}

/** Whether a box stands by itself in its field, as `isAgreedTo` of the fields of forms says. */
function isAgreedTo(control: Control): boolean {
  if (control.type !== 'checkbox') return false
  const boxes = control.closest('.form-item, fieldset')?.querySelectorAll('input[type="checkbox"]')
  return boxes === undefined || boxes.length === 1
}

function isTicked(control: Control): control is HTMLInputElement {
  return control.type === 'checkbox' || control.type === 'radio'
}

function entryOf(control: Control): Entry {
  return isTicked(control) ? control.checked : control.value
}

/** What stood in a control when the page came. */
function before(control: Control): Entry {
  if (isTicked(control)) return control.defaultChecked
  if (!(control instanceof HTMLSelectElement)) return control.defaultValue
  const options = [...control.options]
  return (options.find(({ defaultSelected }) => defaultSelected) ?? options[0])?.value ?? ''
}

function isKeptForm(kept: unknown): kept is Kept {
  return (
    typeof kept === 'object' &&
    kept !== null &&
    Object.values(kept).every((pair: unknown) => Array.isArray(pair) && pair.length === 2)
  )
}
