import { conditionSentence } from '@vitrine/domain/forms/conditions/condition-sentence'
import type { FormValues } from '@vitrine/domain/forms/field-value'
import type { FormField } from '@vitrine/domain/forms/form-field'
import type { FieldManner } from '@vitrine/domain/forms/parts/field-manner'
import { type FormStep, stepsOf } from '@vitrine/domain/forms/steps-of'
import type { Say } from '@vitrine/domain/words/say'
import { html, type Markup } from '@vitrine/storefront/parts/html/markup'
import { fieldHtml } from './field-html.ts'

interface ListedFields {
  readonly fields: readonly FormField[]
  /** In the language that the page is read in. */
  readonly say: Say
  readonly manner: FieldManner
  /** Unique on the page: ids of fields begin with it. */
  readonly id: string
  /** What was typed, and what is wrong with it; null: nobody filled it in. */
  readonly filling: {
    readonly values: FormValues
    readonly errors: Readonly<Record<string, string>>
    readonly fileLines?: Readonly<Record<string, string>>
  } | null
}

/** The fields of a form, in groups where it has steps: without a script they stand beneath each other, and are sent at once. */
export function fieldListHtml(list: ListedFields): Markup {
  const { fields } = list
  const steps = stepsOf(fields)
  if (steps.length === 0) return html`${fields.map((field) => filledHtml(field, list))}`
  return html`${steps.map((step, index) => stepHtml(step, index, list))}`
}

function stepHtml({ entry, fields }: FormStep, index: number, list: ListedFields): Markup {
  const title = entry?.title || list.say('Step {number}', { number: index + 1 })
  const description = entry?.description ?? ''
  return html`<fieldset class="form-step" id="${list.id}-step-${index + 1}"${
    entry === null ? '' : html` data-field-id="${entry.id}"`
  }><legend class="form-step-title"><h2>${title}</h2></legend>${entry === null ? '' : conditionHtml(entry, list)}${
    description === '' ? '' : html`<p class="form-step-description">${description}</p>`
  }${fields.map((field) => filledHtml(field, list))}</fieldset>`
}

function filledHtml(field: FormField, { fields, say, manner, id, filling }: ListedFields): Markup {
  return fieldHtml({
    field,
    say,
    manner,
    id: `${id}-field-${fields.indexOf(field) + 1}`,
    value: filling?.values[field.id],
    error: filling?.errors[field.id],
    condition: conditionSentence(field, { fields, say }),
    ...(filling?.fileLines && { fileLines: filling.fileLines }),
  })
}

function conditionHtml(entry: FormField, list: ListedFields): Markup | '' {
  const condition = conditionSentence(entry, list)
  return condition === '' ? '' : html`<p class="form-condition">${condition}</p>`
}
