import type { FieldValue } from '@vitrine/domain/forms/field-value'
import { formName } from '@vitrine/domain/forms/form'
import type { FormField } from '@vitrine/domain/forms/form-field'
import { answeredFields, type Submission } from '@vitrine/domain/forms/inbox/submission'
import { isParted, partsOf } from '@vitrine/domain/forms/parts/field-parts'
import type { FormDelivery } from '@vitrine/domain/forms/targets/delivery'
import type { SiteStore } from '@vitrine/store/store'
import { ownersAddress } from '../../mail/owners-address.ts'

/** A submission as a test sends it, with an answer to each field; undefined when there is no such form. */
export async function sampleSubmission(
  store: Pick<SiteStore, 'forms' | 'site' | 'accounts'>,
  { id, formId }: Pick<FormDelivery, 'id' | 'formId'>,
  nowMs: number,
): Promise<Submission | undefined> {
  const form = await store.forms.find(formId)
  if (!form) return undefined
  // Services refuse addresses that nobody has.
  const email = (await ownersAddress(await store.site.read(), store)) ?? 'test@example.com'
  const content = form.own ?? form.inBlock
  const fields = answeredFields(content.fields)
  return {
    id,
    formId,
    formName: formName(content),
    fields,
    values: Object.fromEntries(content.fields.map((field) => [field.id, sampleValue(field, email)])),
    page: { title: 'A test from the panel', id: '', source: '', path: '/', permission: null },
    email,
    createdAtMs: nowMs,
    isRead: true,
    isStarred: false,
    isSpam: false,
  }
}

function sampleValue({ type, options, title }: FormField, email: string): FieldValue {
  if (type === 'name') return ['Ada', 'Example']
  if (isParted(type))
    return partsOf(type).map(({ choices, digits }) => choices?.[0] ?? (digits ? '1' : 'Test'))
  switch (type) {
    case 'email':
      return email
    case 'checkbox':
      return options.slice(0, 1)
    case 'radio':
    case 'select':
      return options[0] ?? ''
    case 'likert':
      return Object.fromEntries(options.slice(0, 3).map((statement) => [statement, ['3']]))
    case 'number':
    case 'currency':
      return '1'
    case 'website':
      return 'https://example.com'
    default:
      return `A test of “${title}”`
  }
}
