import { encodingByMark } from './encoding-by-mark.ts'

/** The platform's `TextDecoder` (WHATWG, Encoding), which browsers and Node have. */
type Decoder = new (encoding: string, options?: { fatal?: boolean }) => { decode(bytes: Uint8Array): string }

/**
 * Reads the letters of a table that a spreadsheet saved: Unicode of either kind, or else those that Windows writes a plain “CSV” with,
 * which hang on where it was bought.
 */
export function decodeTable(bytes: Uint8Array, Decoder: Decoder, windows = usualWindows): string {
  const encoding = encodingByMark(bytes)
  if (encoding !== null) return new Decoder(encoding).decode(bytes)
  try {
    return new Decoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return new Decoder(windows).decode(bytes)
  }
}

/** The letters of Windows where texts of a language are usually written. */
export function windowsOf(language: string): string {
  const [code = ''] = language.toLowerCase().split('-', 1)
  return windowsByLanguage.find(({ languages }) => languages.includes(code))?.windows ?? usualWindows
}

/** Of Western Europe and America. */
const usualWindows = 'windows-1252'

const windowsByLanguage: readonly { readonly windows: string; readonly languages: readonly string[] }[] = [
  { windows: 'windows-1250', languages: ['bs', 'cs', 'hr', 'hu', 'pl', 'ro', 'sk', 'sl', 'sq'] },
  { windows: 'windows-1251', languages: ['be', 'bg', 'kk', 'mk', 'ru', 'sr', 'uk'] },
  { windows: 'windows-1253', languages: ['el'] },
  { windows: 'windows-1254', languages: ['az', 'tr'] },
  { windows: 'windows-1255', languages: ['he', 'yi'] },
  { windows: 'windows-1256', languages: ['ar', 'fa', 'ur'] },
  { windows: 'windows-1257', languages: ['et', 'lt', 'lv'] },
  { windows: 'windows-1258', languages: ['vi'] },
  { windows: 'windows-874', languages: ['th'] },
  { windows: 'shift_jis', languages: ['ja'] },
  { windows: 'euc-kr', languages: ['ko'] },
]
