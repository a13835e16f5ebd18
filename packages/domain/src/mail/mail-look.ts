import type { Site } from '../website/site.ts'

/** How a site looks in mail: colours and fonts that its template hands to the platform, as values that mail programs read. */
export interface MailLook {
  readonly ink: string
  readonly paper: string
  readonly accent: string
  readonly accentInk: string
  readonly line: string
  readonly muted: string
  readonly bodyFont: string
  readonly headingFont: string
}

/** How mail of a site looks, as its template has it. */
export type LookOf = (site: Site) => Promise<MailLook>

/** What mail looks like where a template names nothing. */
export const plainMailLook: MailLook = {
  ink: '#1c1c1c',
  paper: '#ffffff',
  accent: '#1c1c1c',
  accentInk: '#ffffff',
  line: '#e0e0dc',
  muted: '#5c5c5c',
  bodyFont: 'Helvetica,Arial,sans-serif',
  headingFont: 'Helvetica,Arial,sans-serif',
}

/** Reads the look out of a template's design tokens; a value that mail programs may not read gives way to the plain one. */
export function readMailLook(designTokens: string): MailLook {
  const token = (name: string, isUsable: RegExp) => {
    const value = new RegExp(`--vt-${name}\\s*:\\s*([^;}]+)`).exec(designTokens)?.[1]?.trim() ?? ''
    return isUsable.test(value) ? value : null
  }
  const colour = (name: string) => token(`color-${name}`, /^(?:#[\da-f]{3}|#[\da-f]{6})$/i)
  const font = (name: string) => token(`font-${name}`, /^[\w\s,"'-]{1,200}$/)?.replaceAll('"', "'") ?? null
  const ink = colour('ink')
  const paper = colour('paper')
  // Half of a ground is none: one colour of the template beside one of ours might not be read.
  if (ink === null || paper === null) return plainMailLook
  const accent = colour('accent')
  const bodyFont = font('body') ?? plainMailLook.bodyFont
  return {
    ink,
    paper,
    accent: accent ?? ink,
    accentInk: (accent && colour('accent-ink')) ?? paper,
    line: colour('line') ?? ink,
    muted: colour('muted') ?? ink,
    bodyFont,
    headingFont: font('heading') ?? bodyFont,
  }
}
