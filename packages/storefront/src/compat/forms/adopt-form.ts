import { formFieldTypes } from '@vitrine/domain/content/blocks/form-field-types'
import type { FormField } from '@vitrine/domain/forms/form-field'
import { partName } from '@vitrine/domain/forms/form-field'
import { usualThanksText } from '@vitrine/domain/forms/form-texts'
import { isParted } from '@vitrine/domain/forms/parts/field-parts'
import { plainFormNames } from '@vitrine/domain/forms/plain-form-names'
import { contextAt } from '../../runtime/shop-call/page-context.ts'
import { adoptStatements } from './adopt-statements.ts'

/** What the script of forms is told of a field. */
type ToldField = Pick<FormField, 'id' | 'type' | 'isRequired' | 'options'> & Partial<Pick<FormField, 'key'>>

/**
 * Makes a form that a template wrote out, as the platform printed forms once, one that the script of forms sends: it is told the form's id
 * and fields, and inputs get the names that values are read by. Fields are known by the ids of what stands around them.
 */
export function adoptForm(form: HTMLFormElement, formId: string): void {
  const items = [...form.querySelectorAll<HTMLElement>('.form-item[id]')]
  const fields = items.flatMap((item) => adoptField(item) ?? [])
  form.removeAttribute('onsubmit')
  form.onsubmit = null
  form.noValidate = true
  form.dataset.formId = formId
  if (!form.matches('.newsletter-form')) form.classList.add('form-block-form')
  tellPage(form)
  addNotices(form)
  addThanks(form)
  form.dataset.fields = JSON.stringify(fields)
}

function adoptField(item: HTMLElement): ToldField | null {
  const { id, classList } = item
  const type = formFieldTypes.find((each) => classList.contains(each))
  if (!type || type === 'section') return null
  item.dataset.fieldId = id
  const isRequired = classList.contains('required')
  if (type === 'likert') return { id, type, isRequired, options: adoptStatements(item) }
  const inputs = [...item.querySelectorAll<Control>('input, select, textarea')]
  // The address of the page may tell a hidden value under the name that the template wrote.
  const writtenName = inputs[0]?.name ?? ''
  const isInPlaces = isParted(type) || type === 'checkbox'
  // A telephone number may be asked without its country, which comes first.
  const first = type === 'phone' && inputs.length < 4 ? 1 : 0
  inputs.forEach((input, place) => {
    input.name = isInPlaces ? partName({ id }, place + first) : id
    // Words of what is wrong are tied to it by its id.
    input.id ||= `${id}-input-${place}`
  })
  return {
    id,
    type,
    isRequired,
    options: optionsOf(type, inputs),
    ...(type === 'hidden' && { key: writtenName }),
  }
}

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement

function optionsOf(type: FormField['type'], inputs: readonly Control[]): readonly string[] {
  if (type === 'checkbox' || type === 'radio') return inputs.map(({ value }) => value)
  const [select] = inputs
  return select instanceof HTMLSelectElement ? [...select.options].map(({ value }) => value) : []
}

function tellPage(form: HTMLFormElement): void {
  const [, kind = '', pageId = ''] = /^(collection|item)-(.+)$/.exec(document.body.id) ?? []
  const told = {
    [plainFormNames.pageTitle]: document.title,
    [plainFormNames.pagePath]: location.pathname,
    [plainFormNames.pageId]: pageId,
    [plainFormNames.contentSource]: kind.slice(0, 1),
    [plainFormNames.pagePermission]: String(contextAt('collection', 'permissionType') ?? ''),
  }
  for (const [name, value] of Object.entries(told)) {
    const input = document.createElement('input')
    Object.assign(input, { type: 'hidden', name, value })
    form.append(input)
  }
}

function addNotices(form: HTMLFormElement): void {
  const above = document.createElement('p')
  above.className = 'form-notice form-notice-above'
  above.setAttribute('role', 'alert')
  form.prepend(above)
  if (form.matches('.newsletter-form')) return
  const below = document.createElement('p')
  below.className = 'form-notice form-notice-below'
  form.append(below)
}

/** The message stands in the form or beside it, hidden by a class; where a template wrote none, there is one all the same. */
function addThanks(form: HTMLFormElement): void {
  const wrapper = form.closest('.form-wrapper') ?? form.parentElement
  const known = wrapper?.querySelector<HTMLElement>('.form-submission-text')
  const text = known ?? document.createElement('div')
  text.hidden = true
  text.classList.remove('hidden')
  text.classList.add('form-submission-text')
  if (!known) text.textContent = usualThanksText
  // The form is hidden when it was taken.
  if (!known || form.contains(known)) form.after(text)
}
