import { emailWrongText } from '../../contact/email-address.ts'
import { draftLimits } from './draft-limits.ts'

/** Why what was filled in is not kept for later. */
export type DraftProblem =
  | 'draft-not-offered'
  | 'draft-gone'
  | 'draft-too-often'
  | 'draft-too-many'
  | 'draft-address-wrong'

/** What a visitor reads about it. */
export const draftProblemText: Readonly<Record<DraftProblem, string>> = {
  'draft-not-offered': 'This form cannot be saved for later.',
  'draft-gone': 'This link does not hold any more. Please fill in the form again.',
  'draft-too-often': 'This was asked for too often. Please try again later.',
  'draft-too-many': 'This form keeps no more answers for later. Please send it in one go.',
  'draft-address-wrong': emailWrongText,
}

/** What pages say about answers that are kept for later. */
export const draftText = {
  save: 'Save and go on later',
  saved: 'Your answers are saved',
  keptFor: `They are kept for ${draftLimits.keptDays} days. Open this link to go on; whoever has it can read them.`,
  left: 'Passwords and files are not kept.',
  link: 'Link to your answers',
  copy: 'Copy the link',
  copied: 'The link is copied.',
  copyYourself: 'Please copy the link yourself: it is marked.',
  address: 'Your email address',
  mail: 'Mail me the link',
  mailed: 'The link is on its way to you.',
  resumed: 'Your answers are here again. Go on where you were.',
} as const
