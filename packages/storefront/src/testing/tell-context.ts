/** Puts what a page tells its scripts (`Static.SQUARESPACE_CONTEXT`) into the window; null takes it away. */
export function tellContext(context: object | null): void {
  if (context === null) Reflect.deleteProperty(globalThis, 'Static')
  else Reflect.set(globalThis, 'Static', { SQUARESPACE_CONTEXT: context })
}

/** The part of it by which cookies are allowed without a question. */
export const cookiesAllowed = {
  insight: { isOn: true, usesCookies: true },
  cookieSettings: { isCookieBannerEnabled: false, isRestrictiveCookiePolicyEnabled: false },
} as const
