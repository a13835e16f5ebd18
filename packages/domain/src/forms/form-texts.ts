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

/** What the button of a form says where its owner wrote nothing. */
export const usualSubmitText = 'Submit'

/** Said where a link was mailed by which one becomes a member. */
export const invitedText =
  'We have sent you a mail. Open the link in it to become a member: it holds for a day.'

/** Said where a form was taken and its owner wrote nothing. */
export const usualThanksText = 'Thank you!'
