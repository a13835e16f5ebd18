import type { Browser } from 'playwright-core'

/** Opens the Chromium at a path; null where the package that drives it, or the program itself, is not there. */
export async function openChromium(executablePath: string | undefined): Promise<Browser | null> {
  if (!executablePath) return null
  try {
    const { chromium } = await import('playwright-core')
    return await chromium.launch({ executablePath, headless: true, args: quietly })
  } catch {
    return null
  }
}

/** The template's pages are looked at without the world: nothing but the page itself is asked for. */
const quietly = [
  '--no-sandbox',
  '--disable-gpu',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]
