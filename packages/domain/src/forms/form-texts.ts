/** Why a submission is not taken. */
export type FormProblem =
  | 'form-foreign'
  | 'form-unknown'
  | 'form-too-often'
  | 'form-key-wrong'
  | 'form-unreadable'
  | 'form-invalid'
  | 'form-full'

/** What a visitor reads about it. */
export const formProblemText: Readonly<Record<FormProblem, string>> = {
  'form-foreign': 'Unable to submit form. Please try again later.',
  'form-unknown': 'This form has not been configured yet.',
  'form-too-often': 'Unable to submit form. Submission rate limit exceeded. Please try again later.',
  'form-key-wrong': 'Error processing form submission. Please reload and try again.',
  'form-unreadable': 'Could not parse the form fields, please check your entries.',
  'form-invalid': 'One or more fields is invalid, please check your entries.',
  'form-full': 'This form takes no more submissions.',
}

/** Said where a form was taken and its owner wrote nothing. */
export const usualThanksText = 'Thank you!'

/** Why an owner cannot do something with a form. */
export type FormActProblem =
  | 'form-placed'
  | 'form-asked'
  | 'form-placed-already'
  | 'form-not-said'
  | 'too-many-forms'

/** What an owner reads about it. */
export const formActText: Readonly<Record<FormActProblem, string>> = {
  'form-placed': 'This form stands on a page or in the popup. Take it off there first.',
  'form-asked': 'A product or the checkout asks buyers for this form. Choose another there first, or none.',
  'form-placed-already': 'This form stands on a page already. Take it off that page first.',
  'form-not-said': 'No block says this form: there is nothing to go back to.',
  'too-many-forms': 'A site has at most 500 forms.',
}
