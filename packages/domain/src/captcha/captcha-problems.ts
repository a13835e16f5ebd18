/** Why an answer to a captcha is not taken. */
export type CaptchaProblem =
  | 'captcha-missing'
  | 'captcha-wrong'
  | 'captcha-expired'
  | 'captcha-used'
  | 'captcha-away'

/** What a visitor reads about it; the first as it is given (specification, section 5). */
export const captchaProblemText: Readonly<Record<CaptchaProblem, string>> = {
  'captcha-missing': 'Complete CAPTCHA before submitting.',
  'captcha-wrong': 'The CAPTCHA was not accepted. Please complete it once more.',
  'captcha-expired': 'The CAPTCHA has expired. Please complete it once more.',
  'captcha-used': 'This CAPTCHA was used already. Please complete it once more.',
  'captcha-away': 'The CAPTCHA cannot be checked at the moment. Please try again in a few minutes.',
}

/** What a visitor reads where the script of a captcha does not come (specification, section 8). */
export const captchaLibraryText = 'ReCaptcha has not been set up!'

/** What a visitor without scripts reads in the place of a captcha. */
export const captchaNeedsScriptText =
  'To keep spam out, this form needs JavaScript. Please turn it on to post.'

/** What stands before the address that those write to who cannot complete a captcha. */
export const captchaHelpText = 'You cannot complete this check? Write to'
