/** Browsers by a word of their user agents; those that also name others come first. */
const browsers = [
  [/\bEdgA?\//, 'Edge'],
  [/\bOPR\/|\bOpera\b/, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\bFirefox\/|\bFxiOS\//, 'Firefox'],
  [/\bChrome\/|\bCriOS\/|\bChromium\//, 'Chrome'],
  [/\bSafari\//, 'Safari'],
] as const

/** Systems by a word of user agents; phones also name the system that theirs is made of. */
const systems = [
  [/\biPhone\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bAndroid\b/, 'Android'],
  [/\bWindows\b/, 'Windows'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bMac OS X\b|\bMacintosh\b/, 'Mac'],
  [/\bLinux\b/, 'Linux'],
] as const

type Marks = readonly (readonly [RegExp, string])[]

/** Names a browser and its system in words, such as Firefox on Windows; a user agent that tells neither is an unknown device. */
export function describeDevice(userAgent: string): string {
  const browser = nameIn(userAgent, browsers)
  const system = nameIn(userAgent, systems)
  if (browser === null) return system ?? unknownDeviceText
  return system === null ? browser : browserText(browser, system)
}

/** What is said where a user agent tells nothing. */
const unknownDeviceText = 'Unknown device'

/** Devices of one maker, named in place of their system: other languages say it otherwise of them. */
const machines = ['iPhone', 'iPad', 'Mac']

function browserText(browser: string, system: string): string {
  if (!machines.includes(system)) return `${browser} on ${system}`
  const machine = system
  return `${browser} on ${machine}`
}

/** A name as `describeDevice` gives it, as the sentence that it was made of, with its values; null for other texts. */
export function deviceParts(
  name: string,
): { readonly sentence: string; readonly values: Readonly<Record<string, string>> } | null {
  if (name === unknownDeviceText) return { sentence: name, values: {} }
  const [browser = '', system = '', ...others] = name.split(' on ')
  const isKnown = browsers.some((each) => each[1] === browser) && systems.some((each) => each[1] === system)
  if (!isKnown || others.length > 0) return null
  return machines.includes(system)
    ? { sentence: '{browser} on {machine}', values: { browser, machine: system } }
    : { sentence: '{browser} on {system}', values: { browser, system } }
}

function nameIn(userAgent: string, marks: Marks): string | null {
  return marks.find(([mark]) => mark.test(userAgent))?.[1] ?? null
}
