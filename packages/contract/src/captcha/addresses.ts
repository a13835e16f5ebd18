// Where visitors' browsers make the calls of the captcha. Their schemas stand in files of their own, so that no page loads them.

/** The address of `readCaptchaChallengeCall`. */
export const readCaptchaChallengeAddress = { method: 'GET', path: '/api/captcha/challenge' } as const
