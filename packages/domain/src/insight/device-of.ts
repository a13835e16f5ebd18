/** Kinds of devices that visits are counted by. */
export const deviceKinds = ['phone', 'tablet', 'computer'] as const

/** What somebody looks at pages with. */
export type DeviceKind = (typeof deviceKinds)[number]

/** The kind of device that a user agent tells of. */
export function deviceOf(userAgent: string): DeviceKind {
  if (/\biPad\b|\bTablet\b|\bKindle\b|\bSilk\//i.test(userAgent)) return 'tablet'
  if (/\bAndroid\b/.test(userAgent)) return /\bMobile\b/.test(userAgent) ? 'phone' : 'tablet'
  return /\bMobi|\biPhone\b|\biPod\b/i.test(userAgent) ? 'phone' : 'computer'
}

/** Browsers by a word of their user agents; those that also name others come first. */
const browsers = [
  [/\bEdg(?:A|iOS)?\//, 'Edge'],
  [/\bOPR\/|\bOPT\/|\bOpera\b/, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\bVivaldi\//, 'Vivaldi'],
  [/\bYaBrowser\//, 'Yandex'],
  [/\bFirefox\/|\bFxiOS\//, 'Firefox'],
  [/\b(?:FBAN|FBAV|Instagram|Line|Pinterest|TikTok|BytedanceWebview)\b/i, 'App'],
  [/\bChrome\/|\bCriOS\/|\bChromium\//, 'Chrome'],
  [/\bSafari\//, 'Safari'],
] as const

/** The family of a browser, such as Firefox; other browsers are `Other`. */
export function browserOf(userAgent: string): string {
  return browsers.find(([mark]) => mark.test(userAgent))?.[1] ?? 'Other'
}

/** The language that a browser asks for first, without its country, such as `de`; '' where it asks for none. */
export function languageOf(accepted: string): string {
  return /^\s*([a-z]{2,3})(?=[-,;\s]|$)/i.exec(accepted)?.[1]?.toLowerCase() ?? ''
}
