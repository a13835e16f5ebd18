import { rolesOfSetting } from '../../forms/drafts/check-form-draft.ts'
import type { Form, FormContent, FormSettings } from '../../forms/form.ts'
import type { FormField } from '../../forms/form-field.ts'
import { choice, type EachText, html, line, lines } from './text-field.ts'

/** The texts of a form as it was written in the panel, and of the copy that is mailed to whoever sends it; what its block says is translated with the block. */
export function visitForm(form: Form, each: EachText): Form {
  const { own, settings } = form
  return {
    ...form,
    ...(own !== null && { own: visitContent(own, each) }),
    ...(settings.copiesSender && { settings: visitCopy(settings, each) }),
  }
}

function visitCopy(settings: FormSettings, each: EachText): FormSettings {
  const { copySubject = '', copyText = '' } = settings
  return {
    ...settings,
    copySubject: each(
      { ...line('copySubject', 'Subject of the copy'), roles: rolesOfSetting('copySubject') },
      copySubject,
    ),
    copyText: each(
      { ...lines('copyText', 'Words of the copy'), roles: rolesOfSetting('copyText') },
      copyText,
    ),
  }
}

function visitContent(content: FormContent, each: EachText): FormContent {
  const { name, fields, submitLabel, submissionHtml, disclaimerHtml } = content
  const options = new Map(fields.map((field) => [field.id, optionsOf(field, each)]))
  return {
    name: each(line('name', 'Name'), name),
    fields: fields.map((field) => visitField(field, options, each)),
    submitLabel: each(line('submitLabel', 'Words of the button'), submitLabel),
    submissionHtml: each(html('submission', 'Message after sending', 20_000), submissionHtml),
    disclaimerHtml: each(html('disclaimer', 'Disclaimer', 20_000), disclaimerHtml),
  }
}

type Options = ReadonlyMap<string, string>

/** Conditions ask for an option in the words that it is chosen by. */
function visitField(field: FormField, options: ReadonlyMap<string, Options>, each: EachText): FormField {
  const { id, title, description, placeholder, shownIf } = field
  const own = options.get(id)
  return {
    ...field,
    title: each(line(`field:${id}:title`, `Field: ${title}`), title),
    description: each(lines(`field:${id}:description`, `Description: ${title}`, 2_000), description),
    placeholder: each(line(`field:${id}:placeholder`, `Placeholder: ${title}`), placeholder),
    options: field.options.map((option) => own?.get(option) ?? option),
    ...(shownIf && {
      shownIf: shownIf.map((condition) => ({
        ...condition,
        value: options.get(condition.fieldId)?.get(condition.value) ?? condition.value,
      })),
    }),
  }
}

/** Two options that would become one keep their own words, as nobody could tell them apart. */
function optionsOf({ id, title, options }: FormField, each: EachText): Options {
  const found = new Map(
    options.map((option) => [
      option,
      each(choice(`field:${id}:option:${option}`, `${title}: ${option}`, { among: `options:${id}` }), option),
    ]),
  )
  return new Set(found.values()).size === found.size ? found : new Map()
}
