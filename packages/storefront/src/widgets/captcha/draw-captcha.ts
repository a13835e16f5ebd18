/** What draws a captcha of one kind. */
interface DrawnCaptcha {
  /** What the visitor's browser got for completing it; '' while it is not complete. May wait for work that goes on. */
  answer(): Promise<string>
  /** Begins again. */
  reset(): void
  /** Takes away what was drawn. */
  destroy(): void
}

/** Draws a captcha into an element; throws where its script does not come. */
export type DrawCaptcha = (
  place: HTMLElement,
  options: { readonly siteKey: string; readonly isCompact: boolean; readonly onAnswer: () => void },
) => Promise<DrawnCaptcha>
