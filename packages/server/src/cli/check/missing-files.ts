import { blanksFor, replaceStretches } from '@vitrine/site/template-folder/closed-stretches'
import { placeInside } from '@vitrine/site/template-folder/read-inside'
import type { SourceFile } from '@vitrine/site/template-folder/template-folder'
import type { Finding } from './finding.ts'
import { warningAt } from './finding-at.ts'

const inMarkup = /\b(?:src|href|poster|data-src)\s*=\s*(["'])([^"'<>{}\n]+)\1/g
const inStyles = /url\(\s*(?:(["'])([^"'()@{}\n]+)\1|([^\s"'()@{}]+))\s*\)/g

/** What is served from the template's folder: the sheet is `/site.css`, and so `../assets` and `assets` are the same place. */
const servedFolders = /^(?:assets|scripts|styles)\//

/** The names of files are found in whatever capitals, those three are not. */
const servedInCapitals = /^(?:assets|scripts|styles)\//i

/** Owners' uploads on the site that a template was made on. */
const uploads = /^s\/[^/]+\.\w+$/

/** Scripts, pictures, fonts and sheets that files ask for and the folder does not have. Addresses that data makes are not looked at. */
export async function findMissingFiles(
  dir: string,
  { sources, sheets }: { readonly sources: readonly SourceFile[]; readonly sheets: readonly SourceFile[] },
): Promise<readonly Finding[]> {
  const asked = [
    ...sources.flatMap((source) => [...matches(source, inMarkup), ...matches(source, inStyles)]),
    ...sheets.flatMap((sheet) => matches(sheet, inStyles)),
  ]
  const findings: Finding[] = []
  for (const { source, index, address } of asked) {
    const message = await missingFile(dir, address)
    if (message !== null) findings.push(warningAt(source, index, message))
  }
  return findings
}

interface AskedFile {
  readonly source: SourceFile
  readonly index: number
  readonly address: string
}

function matches(source: SourceFile, pattern: RegExp): readonly AskedFile[] {
  const text = withoutComments(source.text)
  return [...text.matchAll(pattern)].map((match) => {
    const address = match[2] ?? match[3] ?? ''
    return { source, index: match.index + match[0].lastIndexOf(address), address: address.trim() }
  })
}

async function missingFile(dir: string, address: string): Promise<string | null> {
  if (/^(?:[a-z][a-z0-9+.-]*:|\/\/|#)/i.test(address)) return null
  const path = pathOf(address)
  if (path === null) return null
  if (uploads.test(path)) return `/${path} is an upload of the site that the template was made on`
  if (!servedInCapitals.test(path)) return null
  const isThere = (await placeInside(dir, path)) !== null
  if (servedFolders.test(path)) return isThere ? null : `There is no file ${path}`
  return isThere ? `/${path} is no address of a file: /assets, /scripts and /styles have small letters` : null
}

function pathOf(address: string): string | null {
  try {
    return decodeURIComponent(new URL(address, 'http://site/').pathname.slice(1))
  } catch {
    return null
  }
}

/** The same text with blanks in the place of comments, so that places stay what they are. */
function withoutComments(text: string): string {
  return replaceStretches(text, ['comment', 'remark', 'line'], blanksFor)
}
