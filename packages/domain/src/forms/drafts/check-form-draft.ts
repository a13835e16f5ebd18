import { emailWrongText, isEmail } from '../../contact/email-address.ts'
import type { ReportProblem } from '../../content/blocks/report-problem.ts'
import { onlyAdministratorsChangeCodeText } from '../../content/code-texts.ts'
import { type Role, roleNames } from '../../owners/role.ts'
import { checkConditions } from '../conditions/check-conditions.ts'
import { isFileKind } from '../files/file-kinds.ts'
import { type FormField, takesAnswer } from '../form-field.ts'
import { stepsOf } from '../steps-of.ts'
import { editableProperties } from '../template-schema.ts'
import type { FormDraft } from './draft-fields.ts'

/** What is wrong with a form that an owner writes. */
export const draftProblemText = {
  nothingToFillIn: 'A form needs a field that visitors fill in.',
  noTitle: 'Give the field a title.',
  idWrong: 'The id of a field has letters, digits, hyphens and underscores, at most 64.',
  idTwice: 'Two fields have the same id.',
  noOptions: 'Give it at least one option.',
  optionEmpty: 'An option needs words.',
  optionTwice: 'This option is there twice.',
  kindWrong: 'There is no such kind of file.',
  boundsWrong: 'The most is less than the least.',
  stepEmpty: 'A step needs a field beneath it.',
  redirectWrong: 'Visitors can be led to a page of this site, or to an address with http or https.',
  emailWrong: emailWrongText,
  nobodyToCopy: 'A copy needs a field for an email address.',
  noSuchPlan: 'There is no such plan any more. Please choose another.',
} as const

/** Settings that not all who write forms may change: code runs on pages, and a mail shows what visitors sent. */
const guards: readonly {
  readonly names: readonly (keyof FormDraft)[]
  readonly roles: readonly Role[]
  readonly text: string
}[] = [
  { names: ['postSubmitHtml'], roles: ['admin'], text: onlyAdministratorsChangeCodeText },
  {
    names: ['notifies', 'notifyEmail', 'copiesSender', 'copySubject', 'copyText', 'copyHasAnswers'],
    roles: ['admin', 'storeManager'],
    text: 'Only administrators and store managers say who is told of submissions.',
  },
  {
    names: ['joinsPlanId'],
    roles: ['admin', 'storeManager'],
    text: 'Only administrators and store managers say who becomes a member.',
  },
]

/** Whether somebody with some roles may change a setting of a form. */
export function mayChangeSetting(name: keyof FormDraft, roles: readonly string[]): boolean {
  return rolesOfSetting(name).some((role) => roles.includes(role))
}

/** Who may change a setting of a form, of those who may write forms. */
export function rolesOfSetting(name: keyof FormDraft): readonly Role[] {
  return guards.find(({ names }) => names.includes(name))?.roles ?? roleNames
}

/** Reports what is wrong with a draft whose fields have the right shapes. */
export function checkFormDraft(draft: FormDraft, { known, roles, report }: DraftCheck): void {
  const { fields, redirectUrl, notifyEmail } = draft
  if (!fields.some(takesAnswer)) report('fields', draftProblemText.nothingToFillIn)
  const knownIds = new Set(known.fields.map(({ id }) => id))
  const ids = new Set<string>()
  for (const [place, field] of fields.entries()) {
    const path = `fields.${place}`
    if (ids.has(field.id)) report(`${path}.id`, draftProblemText.idTwice)
    ids.add(field.id)
    // What a block called its fields stays, so that submissions go on by it.
    if (!knownIds.has(field.id) && !idPattern.test(field.id)) report(`${path}.id`, draftProblemText.idWrong)
    checkField(field, path, report)
  }
  checkConditions(fields, report)
  for (const { entry, fields: inside } of stepsOf(fields))
    if (entry && inside.length === 0)
      report(`fields.${fields.indexOf(entry)}.title`, draftProblemText.stepEmpty)
  if (redirectUrl !== '' && !/^(https?:|\/)/i.test(redirectUrl))
    report('redirectUrl', draftProblemText.redirectWrong)
  if (notifyEmail !== '' && !isEmail(notifyEmail)) report('notifyEmail', draftProblemText.emailWrong)
  if (draft.copiesSender && !fields.some(({ type }) => type === 'email'))
    report('copiesSender', draftProblemText.nobodyToCopy)
  for (const [name, text] of guardedChanges(draft, known, roles)) report(name, text)
}

/** Settings that differ and that somebody with some roles may not change, each with why. */
export function guardedChanges(
  draft: FormDraft,
  known: FormDraft,
  roles: readonly Role[],
): readonly (readonly [keyof FormDraft, string])[] {
  return guards.flatMap(({ names, text }) =>
    names
      .filter((name) => draft[name] !== known[name] && !mayChangeSetting(name, roles))
      .map((name) => [name, text] as const),
  )
}

interface DraftCheck {
  /** What the form is now. */
  readonly known: FormDraft
  readonly roles: readonly Role[]
  readonly report: ReportProblem
}

/** Inputs of fields are named by the id and a place, divided by a dot; an id begins with no underscore, as names of objects' own do. */
const idPattern = /^[A-Za-z0-9][\w-]{0,63}$/

function checkField(field: FormField, path: string, report: ReportProblem): void {
  const { type, title, options, accepts = [], least = -Infinity, most = Infinity } = field
  if (type !== 'hidden' && title.trim() === '') report(`${path}.title`, draftProblemText.noTitle)
  if (type === 'file' && !accepts.every(isFileKind)) report(`${path}.accepts`, draftProblemText.kindWrong)
  if (type === 'number' && most < least) report(`${path}.most`, draftProblemText.boundsWrong)
  if (!editableProperties[type].includes('options')) return
  if (options.length === 0) report(`${path}.options`, draftProblemText.noOptions)
  for (const [place, option] of options.entries()) {
    if (option.trim() === '') report(`${path}.options.${place}`, draftProblemText.optionEmpty)
    else if (options.indexOf(option) < place) report(`${path}.options.${place}`, draftProblemText.optionTwice)
  }
}
