/** What the panel says when a call fails before the server could answer in words (specification, section 8). */
export const failureText = {
  offline: 'Please check your internet connection.',
  sessionExpired: 'Your session has expired. Please reload the page and try again.',
  cookiesOff: 'Please enable cookies in your browser, reload the page, and try again.',
  notFound: 'Unable to locate content',
  unknown: 'Something went wrong',
  list: 'Unable to load results',
  load: 'Unable to load. Try again.',
  upload: 'There was a problem while uploading your file.',
} as const
