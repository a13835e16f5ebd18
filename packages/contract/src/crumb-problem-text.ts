/** What is said of a change without a good crumb (specification, section 8); apart from the schema of that answer, which no page loads. */
export const crumbProblemText = {
  'session-expired': 'Your session has expired. Please reload the page and try again.',
  'cookies-off': 'Please enable cookies in your browser, reload the page, and try again.',
} as const
