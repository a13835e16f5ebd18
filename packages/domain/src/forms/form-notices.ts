/** What a visitor reads whose form was not taken, by the status of the answer (specification, section 8). */
export const formStatusText: Readonly<Record<number, string>> = {
  401: 'Unable to submit form. Please try again later.',
  404: 'This form has not been configured yet.',
  429: 'Unable to submit form. Submission rate limit exceeded. Please try again later.',
  500: 'Unable to send form. Please try again later.',
}

/** What the page says around a form that was not taken (specification, section 8). */
export const formNoticeText = {
  unknown: 'Unknown error, please try again later.',
  noKey: 'Could not get a form submission key, please try again later.',
  above: 'Your form has encountered a problem. Please scroll down to review.',
  below: 'Your form has encountered a problem. Please scroll up to review.',
} as const

/** What the button of a form says while it is sent. */
export const submittingText = 'Submitting…'
