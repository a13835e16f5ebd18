import { rolesOfSetting } from '../../forms/drafts/check-form-draft.ts'
import type { Form, FormContent, FormSettings } from '../../forms/form.ts'
import type { FormField } from '../../forms/form-field.ts'
import { inOptions, type Options, visitOptions } from './option-texts.ts'
import { type EachText, html, line, lines } from './text-field.ts'

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
  const options = new Map(
    fields.map((field) => [field.id, visitOptions(field, { path: `field:${field.id}`, each })]),
  )
  return {
    name: each(line('name', 'Name'), name),
    fields: fields.map((field) => visitField(field, options, each)),
    submitLabel: each(line('submitLabel', 'Words of the button'), submitLabel),
    submissionHtml: each(html('submission', 'Message after sending', 20_000), submissionHtml),
    disclaimerHtml: each(html('disclaimer', 'Disclaimer', 20_000), disclaimerHtml),
  }
}

function visitField(field: FormField, options: ReadonlyMap<string, Options>, each: EachText): FormField {
  const { id, title, description, placeholder } = field
  return {
    ...field,
    title: each({ ...line(`field:${id}:title`, 'Field'), about: title }, title),
    description: each(
      { ...lines(`field:${id}:description`, 'Description', 2_000), about: title },
      description,
    ),
    placeholder: each({ ...line(`field:${id}:placeholder`, 'Placeholder'), about: title }, placeholder),
    ...inOptions(field, options.get(id), options),
  }
}
