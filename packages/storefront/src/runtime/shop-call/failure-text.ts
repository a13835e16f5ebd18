/** What a visitor reads when a call fails before our server can say why (specification, section 8). */
export const callFailureText = {
  sessionExpired: 'Your session has expired. Please reload the page and try again.',
  cookiesOff: 'Please enable cookies in your browser, reload the page, and try again.',
  offline: 'Please check your internet connection.',
  unknown: 'Please try again.',
} as const
